extension Rule {
  package static let optionalNotLast = Rule(
    233, .error, summary: "optional segments that don't stand together",
    rationale: """
      A pattern with optional segments stands for each of its lengths: without them, with the first, with the first two. So that a length says which
      of them are there, they stand together, at the beginning, in the middle or at the end of a path without a catch-all.
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
      .optionalNotLast, "optional segments stand together", at: range, "this one may be absent ...",
      secondary: [Label(first, "... and this one, with something between them")],
      help: ["write two patterns for one route, one with and one without it"])
  }

  static func optionalBeforeRest(at range: SourceRange, next: SourceRange) -> Diagnostic {
    Diagnostic(
      .optionalNotLast, "no optional segment stands before a catch-all", at: range, "this one may be absent ...",
      secondary: [Label(next, "... and this takes whatever is left")], help: ["write two patterns, one with and one without it"])
  }

  static func tooManyOptional(_ most: Int, at range: SourceRange, next: SourceRange) -> Diagnostic {
    Diagnostic(
      .optionalNotLast, "\(most) optional segments at most stand before others", at: range, "more of them begin here ...",
      secondary: [Label(next, "... and this follows")], help: ["let them be the end of the path, or write several patterns"])
  }
}
