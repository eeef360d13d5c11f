extension Rule {
  package static let catchAllNotLast = Rule(
    number: 234, severity: .error, summary: "misplaced catch-all",
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
        .catchAllNotLast, message: "a catch-all must begin its segment", at: range, label: "remove the text before it",
        help: ["text can follow it, as in `{path...}.atom`"])
    }
    return Diagnostic(
      .catchAllNotLast, message: "a catch-all must be the end of the path", at: range, label: "it matches all remaining segments",
      secondary: [Label(at: next, text: "this segment can never match")])
  }

  package static func catchAllBesideLong(at range: SourceRange, long: SourceRange) -> Diagnostic {
    Diagnostic(
      .catchAllNotLast, message: "a catch-all with text after it can't be combined with such a long pattern", at: range,
      label: "its ending is compared with the last segment of every pattern",
      secondary: [Label(at: long, text: "this pattern has more than \(PatternSyntax.maxBesideEnding) segments")])
  }
}
