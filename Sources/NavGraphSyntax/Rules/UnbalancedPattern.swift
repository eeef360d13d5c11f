extension Rule {
  package static let unbalancedPattern = Rule(
    236, .error, summary: "unmatched brace in a text or a URL pattern",
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
  static func unbalancedPattern(_ message: String, at range: SourceRange, _ help: Help, fix: Fix) -> Diagnostic {
    Diagnostic(.unbalancedPattern, message, at: range, "", help: [help], fixes: [fix])
  }
}
