extension Rule {
  package static let unbalancedPattern = Rule(
    236, .error, summary: "a brace in a URL pattern without its other half",
    rationale: "A placeholder stands in braces: `{id}`. A brace that is meant as text is written `\\{` or `\\}`.",
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
  static func unbalancedPattern(_ message: String, at range: SourceRange, _ help: String, fix: Fix) -> Diagnostic {
    Diagnostic(.unbalancedPattern, message, at: range, "", help: [help], fixes: [fix])
  }
}
