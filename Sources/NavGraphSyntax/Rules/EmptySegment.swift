extension Rule {
  package static let emptySegment = Rule(
    231, .error, summary: "a URL pattern with nothing between two slashes",
    rationale: "A URL with an empty segment never matches a pattern, so this one would never be used.",
    failing: """
      screen Help
      route "/help//topics" -> Help
      """,
    corrected: """
      screen Help
      route "/help/topics" -> Help
      """)
}

extension Diagnostic {
  static func emptySegment(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .emptySegment, "nothing stands between these two slashes", at: range, "no URL with an empty segment matches",
      fixes: [Fix("write one `/`", .always, [.init(range, "/")])])
  }
}
