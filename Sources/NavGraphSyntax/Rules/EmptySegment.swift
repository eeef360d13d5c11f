extension Rule {
  package static let emptySegment = Rule(
    number: 231, severity: .error, summary: "empty segment in a URL pattern",
    rationale: "A URL with an empty segment never matches a pattern, so a pattern with an empty segment could never be used.",
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
      .emptySegment, message: "the segment between these slashes is empty", at: range, label: "a URL with an empty segment never matches",
      fixes: [Fix("write one `/`", applicability: .always, edits: [.init(replacing: range, with: "/")])])
  }
}
