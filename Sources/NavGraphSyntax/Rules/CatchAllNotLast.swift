extension Rule {
  package static let catchAllNotLast = Rule(
    234, .error, summary: "a catch-all that is not the whole end of the path",
    rationale: """
      `{rest...}` takes every segment that is left, so no other segment can follow it, and no text can stand before it in its own. A text \
      directly behind it, `{rest...}.atom`, is what the last segment ends with; beside such a pattern, none has more than \
      \(PatternSyntax.mostBesideEnding) segments.
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
        .catchAllNotLast, "a catch-all begins with a segment", at: range, "no text can stand before it",
        help: ["a text can follow it, such as `{path...}.atom`"])
    }
    return Diagnostic(
      .catchAllNotLast, "a catch-all takes the rest of the path", at: range, "nothing is left behind this ...",
      secondary: [Label(next, "... for this")])
  }

  package static func catchAllBesideLong(at range: SourceRange, long: SourceRange) -> Diagnostic {
    Diagnostic(
      .catchAllNotLast, "a catch-all with a text behind it stands beside a pattern that is too long", at: range,
      "its last segment is compared with those of all others ...",
      secondary: [Label(long, "... and this one has more than \(PatternSyntax.mostBesideEnding)")])
  }
}
