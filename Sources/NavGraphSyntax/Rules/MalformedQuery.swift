extension Rule {
  package static let malformedQuery = Rule(
    238, .error, summary: "malformed query or fragment in a URL pattern",
    rationale: """
      `?` is followed by keys and their values, `?page={page}&sort=new`, and `#` by a text or a placeholder. The order of the keys doesn't
      matter, and keys that aren't in the pattern are ignored.
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
      .malformedQuery, "duplicate key `\(key)`", at: range, "remove one of the two",
      secondary: [Label(first, "the first one is here")],
      help: ["to get all values of a repeated key, write the key once and pass it to a parameter of type `[T]`"])
  }
}
