extension Rule {
  package static let unclosedBracket = Rule(
    number: 203, severity: .error, summary: "missing `)` or `]`",
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
  static func unclosedBracket(bracket open: String, mark: String, opening: SourceRange, end: SourceRange, found: String) -> Diagnostic {
    Diagnostic(
      .unclosedBracket, message: "this `\(open)` is never closed", at: opening, label: "opened here",
      secondary: [Label(at: end, text: "expected `\(mark)` here, \(found)")],
      fixes: [Fix("write `\(mark)`", applicability: .maybe, edits: [.init(replacing: end, with: mark)])])
  }
}
