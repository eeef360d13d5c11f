extension Rule {
  package static let unclosedBrace = Rule(
    202, .error, summary: "a `{` without its `}`",
    rationale: """
      A body ends with `}`. Where the closing brace is missing, the body is taken to end before the next declaration that stands at the very
      start of a line, or at the end of the file.
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
      .unclosedBrace, "the body of \(noun) is never closed", at: opening, "this `{` ...",
      secondary: [Label(end, next == nil ? "... has no `}` up to the end of the file" : "... has no `}` after this ...")]
        + (next.map { [Label($0, "... and before this")] } ?? []),
      fixes: [Fix("close it with `}`", .maybe, [.init(end, "\n}")])])
  }
}
