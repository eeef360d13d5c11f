extension Rule {
  package static let unbalancedPattern = Rule(
    236, .error, summary: "a brace in a text or a URL pattern without its other half",
    rationale: """
      In a URL pattern, and in texts that people read, a name in braces is a placeholder: `{id}`. A brace that is meant as text is written
      `\\{` or `\\}`.
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
