extension Rule {
  package static let twoPlaceholders = Rule(
    232, .error, summary: "two placeholders with nothing between them",
    rationale: """
      Where one value ends and the next begins could be read in several ways. Placeholders share a segment where a text keeps them apart: \
      `{user}@{domain}`. The first then ends at the first such text that lets the rest match.
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
      .twoPlaceholders, "nothing keeps two placeholders apart", at: range, "this one begins ...",
      secondary: [Label(first, "... where this one ends")],
      help: ["put a text or a `/` between them, or take both as one String"])
  }
}
