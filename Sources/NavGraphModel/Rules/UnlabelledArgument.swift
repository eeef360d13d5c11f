import NavGraphSyntax

extension Rule {
  /// A value without its label.
  static let unlabelledArgument = Rule(
    0405, .error, summary: "a value without its label",
    rationale: """
      Nothing is positional: a value is labelled with the parameter that it is for. Only a name may stand alone, for the parameter of the same
      name.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      screen Home {
        on open -> push Detail("first")
      }
      screen Detail(id: String)
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      screen Home {
        on open -> push Detail(id: "first")
      }
      screen Detail(id: String)
      """)
}

extension Diagnostic {
  static func unlabelledArgument(_ value: String, of callee: String, at range: SourceRange, open: [String], isCertain: Bool) -> Diagnostic {
    let label = open.count == 1 ? open[0] : nil
    return Diagnostic(
      .unlabelledArgument, "`\(callee)` can't tell what \(value.quoted) is for", at: range,
      label.map { "wants a label: `\($0): \(value)`" } ?? "wants a label",
      notes: open.count > 1 ? ["still open: " + open.map(\.quoted).joined(separator: ", ")] : [],
      fixes: label.map { [Fix("label it `\($0)`", isCertain ? .always : .maybe, [.init(range.opening, "\($0): ")])] } ?? [])
  }
}
