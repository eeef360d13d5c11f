extension Rule {
  package static let catchAllNotLast = Rule(
    234, .error, summary: "misplaced catch-all",
    rationale: """
      `{rest...}` matches all remaining segments, so no segment can follow it and no text can precede it in its segment. Text that \
      directly follows it, as in `{rest...}.atom`, is the ending of the last segment. If an app has such a pattern, none of its patterns \
      can have more than \(PatternSyntax.maxBesideEnding) segments.
      """,
    failing: """
      screen Page(path: [String])
      route "/wiki/{path...}/edit" -> Page(path)
      """,
    corrected: """
      screen Page(path: [String])
      route "/wiki/edit/{path...}" -> Page(path)
      """)
}

extension Diagnostic {
  static func catchAllNotLast(at range: SourceRange, next: SourceRange?) -> Diagnostic {
    guard let next else {
      return Diagnostic(
        .catchAllNotLast, "a catch-all must begin its segment", at: range, "remove the text before it",
        help: ["text can follow it, as in `{path...}.atom`"])
    }
    return Diagnostic(
      .catchAllNotLast, "a catch-all must be the end of the path", at: range, "it matches all remaining segments",
      secondary: [Label(next, "this segment can never match")])
  }

  package static func catchAllBesideLong(at range: SourceRange, long: SourceRange) -> Diagnostic {
    Diagnostic(
      .catchAllNotLast, "a catch-all with text after it can't be combined with such a long pattern", at: range,
      "its ending is compared with the last segment of every pattern",
      secondary: [Label(long, "this pattern has more than \(PatternSyntax.maxBesideEnding) segments")])
  }
}
