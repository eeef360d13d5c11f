extension Rule {
  package static let unclosedBracket = Rule(
    203, .error, summary: "missing `)` or `]`",
    rationale: "Parameters, arguments, and lists can span several lines. Each `(` needs a matching `)`, and each `[` a matching `]`.",
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
      .unclosedBracket, "this `\(open)` is never closed", at: opening, "opened here",
      secondary: [Label(end, "expected `\(mark)` here, \(found)")],
      fixes: [Fix("write `\(mark)`", .maybe, [.init(end, mark)])])
  }
}
