extension Rule {
  package static let catchAllNotLast = Rule(
    234, .error, summary: "a catch-all that is not the whole end of the path",
    rationale: "`{rest...}` takes every segment that is left, so nothing can follow it, and it has a segment of its own.",
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
      return Diagnostic(.catchAllNotLast, "a catch-all has a segment of its own", at: range, "no text can stand around it")
    }
    return Diagnostic(
      .catchAllNotLast, "a catch-all takes the rest of the path", at: range, "nothing is left behind this ...",
      secondary: [Label(next, "... for this")])
  }
}
