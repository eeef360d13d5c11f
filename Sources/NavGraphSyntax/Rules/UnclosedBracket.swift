extension Rule {
  package static let unclosedBracket = Rule(
    203, .error, summary: "a `(` or `[` without its closing mark",
    rationale: "Parameters, arguments and lists may go over several lines, but each `(` needs its `)` and each `[` its `]`.",
    failing: """
      screen Chat(id: String {
        title "Chat"
      }
      """,
    corrected: """
      screen Chat(id: String) {
        title "Chat"
      }
      """)
}

extension Diagnostic {
  static func unclosedBracket(_ open: String, _ mark: String, opening: SourceRange, end: SourceRange, found: String) -> Diagnostic {
    Diagnostic(
      .unclosedBracket, "this `\(open)` is never closed", at: opening, "opened here ...",
      secondary: [Label(end, "... I was expecting `\(mark)` here, \(found)")],
      fixes: [Fix("close it with `\(mark)`", .maybe, [.init(end, mark)])])
  }
}
