import NavGraphSyntax

extension Rule {
  static let unlabelledArgument = Rule(
    number: 0405, severity: .error, summary: "missing argument label",
    rationale: """
      Arguments aren't positional: each value has the label of its parameter.
      Only a name can be passed without a label, to the parameter with the same name.
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
      .unlabelledArgument, message: "the argument \(value.quoted) of `\(callee)` has no label", at: range,
      label: label.map { "add the label: `\($0): \(value)`" } ?? "add a label",
      notes: open.count > 1 ? ["parameters without an argument: " + open.map(\.quoted).joined(separator: ", ")] : [],
      fixes: label.map {
        [
          Fix(
            "add the label `\($0)`", applicability: isCertain ? .always : .maybe, edits: [.init(replacing: range.opening, with: "\($0): ")])
        ]
      } ?? [])
  }
}
