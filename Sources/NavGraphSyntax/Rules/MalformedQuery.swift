extension Rule {
  package static let malformedQuery = Rule(
    number: 238, severity: .error, summary: "malformed query or fragment in a URL pattern",
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
  static func malformedQuery(message: String, at range: SourceRange, fixes: [Fix] = []) -> Diagnostic {
    Diagnostic(.malformedQuery, message: message, at: range, fixes: fixes)
  }

  static func keyTwice(key: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      .malformedQuery, message: "duplicate key `\(key)`", at: range, label: "remove one of the two",
      secondary: [Label(at: first, text: "the first one is here")],
      help: ["to get all values of a repeated key, write the key once and pass it to a parameter of type `[T]`"])
  }
}
