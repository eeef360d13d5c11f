extension Rule {
  package static let missingComma = Rule(
    218, .error, summary: "missing comma",
    rationale: "Parameters, arguments, and the values of a list are separated by commas, even if each is on its own line.",
    failing: """
      screen Chat(id: String message: String)
      """,
    corrected: """
      screen Chat(id: String, message: String)
      """)
}

extension Diagnostic {
  /// - Parameter mayBeLabel: Whether a `:` may be missing instead.
  static func missingComma(
    at gap: SourceRange, before next: SourceRange, _ text: String, isSure: Bool = true, mayBeLabel: Bool = false
  ) -> Diagnostic {
    let comma = Fix("write `,`", isSure ? .always : .maybe, [.init(gap, ",")])
    return Diagnostic(
      .missingComma, "missing comma before `\(text)`", at: next, "the next element begins here",
      fixes: mayBeLabel ? [comma, Fix("write `:`", .maybe, [.init(gap, ":")])] : [comma])
  }

  /// `Card(ids: [1, 2,] name: "x")`
  static func earlyComma(_ comma: SourceRange, at gap: SourceRange, before next: SourceRange, _ text: String) -> Diagnostic {
    Diagnostic(
      .missingComma, "missing comma before `\(text)`", at: next, "the next element begins here",
      secondary: [Label(comma, "this comma is inside the brackets")],
      fixes: [Fix("move the comma after `]`", .always, [.init(comma, ""), .init(gap, ",")])])
  }
}
