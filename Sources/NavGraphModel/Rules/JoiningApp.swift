import NavGraphSyntax

extension Rule {
  static let joiningApp = Rule(
    number: 0346, severity: .error, summary: "`access` of an app that joins modules",
    rationale: """
      The app's target imports the modules, and nothing imports the app's target.
      The declarations of the modules are public.
      """,
    failing: """
      app Shop {
        access public
        root   stack Home
      }
      module Selling
      screen Home
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      module Selling
      screen Home
      """)
}

extension Diagnostic {
  static func joiningApp(access: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .joiningApp, message: "an app that joins modules can't be `\(access)`", at: range, label: "no module can import the app",
      help: ["remove the line: the modules' declarations are already public"])
  }
}
