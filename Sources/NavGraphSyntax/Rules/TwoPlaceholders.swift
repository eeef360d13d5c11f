extension Rule {
  package static let twoPlaceholders = Rule(
    number: 232, severity: .error, summary: "adjacent placeholders",
    rationale: """
      Without text between two placeholders, it is ambiguous where one value ends and the next begins. Placeholders can share a segment if \
      text separates them: `{user}@{domain}`. The first value then ends at the first such text after which the rest matches.
      """,
    failing: """
      screen Day(month: Int, day: Int)
      route "/days/{month}{day}" -> Day(month, day)
      """,
    corrected: """
      screen Day(month: Int, day: Int)
      route "/days/{month}-{day}" -> Day(month, day)
      """)
}

extension Diagnostic {
  static func twoPlaceholders(at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      .twoPlaceholders, message: "two placeholders without text between them", at: range, label: "the second one begins here",
      secondary: [Label(at: first, text: "the first one ends here")],
      help: ["write text or a `/` between them, or match both with one `String` placeholder"])
  }
}
