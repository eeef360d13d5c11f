extension Rule {
  package static let missingComma = Rule(
    number: 218, severity: .error, summary: "missing comma",
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
    at gap: SourceRange, before next: SourceRange, text: String, isSure: Bool = true, mayBeLabel: Bool = false
  ) -> Diagnostic {
    let comma = Fix("write `,`", applicability: isSure ? .always : .maybe, edits: [.init(replacing: gap, with: ",")])
    return Diagnostic(
      .missingComma, message: "missing comma before `\(text)`", at: next, label: "the next element begins here",
      fixes: mayBeLabel ? [comma, Fix("write `:`", applicability: .maybe, edits: [.init(replacing: gap, with: ":")])] : [comma])
  }

  /// `Card(ids: [1, 2,] name: "x")`
  static func earlyComma(comma: SourceRange, at gap: SourceRange, before next: SourceRange, text: String) -> Diagnostic {
    Diagnostic(
      .missingComma, message: "missing comma before `\(text)`", at: next, label: "the next element begins here",
      secondary: [Label(at: comma, text: "this comma is inside the brackets")],
      fixes: [
        Fix(
          "move the comma after `]`", applicability: .always, edits: [.init(replacing: comma, with: ""), .init(replacing: gap, with: ",")])
      ])
  }
}
