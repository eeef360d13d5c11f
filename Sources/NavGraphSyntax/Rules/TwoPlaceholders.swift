extension Rule {
  package static let twoPlaceholders = Rule(
    232, .error, summary: "two placeholders between two slashes",
    rationale: "Where one value ends and the next begins could be read in several ways. Text may stand around one placeholder: `@{user}`.",
    failing: """
      screen Day(month: Int, day: Int)
      route "/days/{month}-{day}" -> Day(month, day)
      """,
    corrected: """
      screen Day(month: Int, day: Int)
      route "/days/{month}/{day}" -> Day(month, day)
      """)
}

extension Diagnostic {
  static func twoPlaceholders(at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      .twoPlaceholders, "a segment holds one placeholder", at: range, "this is a second one ...",
      secondary: [Label(first, "... behind this")],
      help: ["put a `/` between them, or take both as one String"])
  }
}
