extension Rule {
  package static let unclosedBrace = Rule(
    202, .error, summary: "missing `}`",
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
  static func unclosedBrace(_ noun: String, opening: SourceRange, end: SourceRange, next: SourceRange?) -> Diagnostic {
    Diagnostic(
      .unclosedBrace, "the body of \(noun) is never closed", at: opening, "this `{` has no matching `}`",
      secondary: [Label(end, next == nil ? "expected `}` before the end of the file" : "expected `}` after this")]
        + (next.map { [Label($0, "this is outside of the body")] } ?? []),
      fixes: [Fix("write `}`", .maybe, [.init(end, "\n}")])])
  }
}
