extension Rule {
  package static let unbalancedPattern = Rule(
    number: 236, severity: .error, summary: "unmatched brace in a text or a URL pattern",
    rationale: """
      In a URL pattern and in a text for the user, a name in braces is a placeholder: `{id}`. To write a brace as text, write `\\{` or
      `\\}`.
      """,
    failing: """
      screen Chat(id: String)
      route "/chats/{id" -> Chat(id)
      """,
    corrected: """
      screen Chat(id: String)
      route "/chats/{id}" -> Chat(id)
      """)
}

extension Diagnostic {
  static func unbalancedPattern(message: String, at range: SourceRange, help: Help, fix: Fix) -> Diagnostic {
    Diagnostic(.unbalancedPattern, message: message, at: range, label: "", help: [help], fixes: [fix])
  }
}
