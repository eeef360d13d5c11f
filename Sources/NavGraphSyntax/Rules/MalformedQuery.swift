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

  static func keyTwice(_ key: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      .malformedQuery, "the key `\(key)` stands here twice", at: range, "of a key that repeats in a URL, the first value counts",
      secondary: [Label(first, "it is here already")], help: ["a `[T]` takes all values of a key, written once"])
  }
}
