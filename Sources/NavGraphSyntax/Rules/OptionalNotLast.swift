extension Rule {
  package static let optionalNotLast = Rule(
    233, .error, summary: "an optional segment that is not at the end",
    rationale: "Optional segments are filled from the left, so nothing but other optional segments can follow one.",
    failing: """
      screen Report(id: String?)
      route "/reports/{id?}/print" -> Report(id)
      """,
    corrected: """
      screen Report(id: String?)
      route "/reports/print/{id?}" -> Report(id)
      """)
}

extension Diagnostic {
  static func optionalNotLast(at range: SourceRange, next: SourceRange) -> Diagnostic {
    Diagnostic(
      .optionalNotLast, "an optional segment stands at the end of the path", at: range, "this one may be absent ...",
      secondary: [Label(next, "... but this follows")], help: ["write two patterns, one with and one without it"])
  }
}
