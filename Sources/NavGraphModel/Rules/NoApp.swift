import NavGraphSyntax

extension Rule {
  /// No `app`.
  package static let noApp = Rule(
    0306, .error, summary: "no `app`",
    rationale: """
      An `app` says what is shown first; without one nothing can be reached. A file that others import is checked together with them: name
      the file that holds the `app`, or the folder.
      """,
    failing: """
      screen Home
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      screen Home
      """)
}

extension Diagnostic {
  static func noApp(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .noApp, "no file declares the `app`", at: range, "nothing says what is shown first",
      help: ["add `app Name { root ... }`, or check this file together with the one that has it"])
  }
}
