import NavGraphSyntax

extension Rule {
  package static let noApp = Rule(
    number: 0306, severity: .error, summary: "missing `app` declaration",
    rationale: """
      The `app` declares what is shown first. Without it, no screen can be reached.
      A file that other files import is checked together with them: name the file that contains the `app`, or the folder.
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
      .noApp, message: "no file declares the `app`", at: range, label: "missing `app`",
      help: ["add `app Name { root ... }`, or check this file together with the file that declares it"])
  }
}
