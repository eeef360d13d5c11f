extension Rule {
  package static let unclosedBrace = Rule(
    number: 202, severity: .error, summary: "missing `}`",
    rationale: """
      A body ends with `}`. If the closing brace is missing, the body ends before the next declaration at the very start of a line, or at
      the end of the file.
      """,
    failing: """
      screen Help {
        title "Help"

      screen About
      """,
    corrected: """
      screen Help {
        title "Help"
      }

      screen About
      """)
}

extension Diagnostic {
  static func unclosedBrace(of noun: String, opening: SourceRange, end: SourceRange, next: SourceRange?) -> Diagnostic {
    Diagnostic(
      .unclosedBrace, message: "the body of \(noun) is never closed", at: opening, label: "this `{` has no matching `}`",
      secondary: [Label(at: end, text: next == nil ? "expected `}` before the end of the file" : "expected `}` after this")]
        + (next.map { [Label(at: $0, text: "this is outside of the body")] } ?? []),
      fixes: [Fix("write `}`", applicability: .maybe, edits: [.init(replacing: end, with: "\n}")])])
  }
}
