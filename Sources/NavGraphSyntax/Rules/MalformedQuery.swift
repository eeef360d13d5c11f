extension Rule {
  package static let malformedQuery = Rule(
    238, .error, summary: "a malformed query or fragment in a URL pattern",
    rationale: """
      Behind `?` stand keys with their values, `?page={page}&sort=new`, and behind `#` a text or a placeholder. The order of the keys never
      matters, and keys that a pattern does not name are ignored.
      """,
    failing: """
      screen Search(words: String)
      route "/search?{words}" -> Search(words)
      """,
    corrected: """
      screen Search(words: String)
      route "/search?q={words}" -> Search(words)
      """)
}

extension Diagnostic {
  static func malformedQuery(_ message: String, at range: SourceRange, fixes: [Fix] = []) -> Diagnostic {
    Diagnostic(.malformedQuery, message, at: range, fixes: fixes)
  }
}
