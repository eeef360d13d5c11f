extension Rule {
  package static let optionalNotLast = Rule(
    number: 233, severity: .error, summary: "optional segments that aren't adjacent",
    rationale: """
      A pattern with optional segments matches paths of several lengths: without them, with the first, with the first two, and so on. The
      length must determine which of them are present, so they have to be adjacent, and a catch-all can't follow them.
      """,
    failing: """
      screen Page(language: String?, number: String?)
      route "/{language?}/help/{number?}" -> Page(language, number)
      """,
    corrected: """
      screen Page(language: String?, number: String?)
      route "/{language?}/help", "/{language?}/help/{number}" -> Page(language, number)
      """)
}

extension Diagnostic {
  static func optionalApart(at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      .optionalNotLast, message: "optional segments must be adjacent", at: range, label: "this segment is optional",
      secondary: [Label(at: first, text: "this one is optional too, with another segment between them")],
      help: ["write two patterns for the route, one with and one without it"])
  }

  static func optionalBeforeRest(at range: SourceRange, next: SourceRange) -> Diagnostic {
    Diagnostic(
      .optionalNotLast, message: "an optional segment can't precede a catch-all", at: range, label: "this segment is optional",
      secondary: [Label(at: next, text: "this matches all remaining segments")], help: ["write two patterns, one with and one without it"])
  }

  static func tooManyOptional(most: Int, at range: SourceRange, next: SourceRange) -> Diagnostic {
    Diagnostic(
      .optionalNotLast, message: "at most \(most) optional segments can precede other segments", at: range,
      label: "more optional segments begin here",
      secondary: [Label(at: next, text: "this segment follows them")], help: ["move them to the end of the path, or write several patterns"]
    )
  }
}
