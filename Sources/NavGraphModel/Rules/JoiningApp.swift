import NavGraphSyntax

extension Rule {
  /// An app that joins modules, and is to be seen from others.
  static let joiningApp = Rule(
    0346, .error, summary: "an app that joins modules and is to be seen from others",
    rationale: """
      The app's own target joins the modules, so nothing imports it. What the modules have is public.
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
  static func joiningApp(_ access: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .joiningApp, "an app that joins modules can't be `\(access)`", at: range, "no module sees the app",
      help: ["remove the line: what the modules have is public anyway"])
  }
}
