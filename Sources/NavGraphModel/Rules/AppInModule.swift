import NavGraphSyntax

extension Rule {
  /// An `app` that a module would have.
  static let appInModule = Rule(
    0341, .error, summary: "an `app` that a module would have",
    rationale: """
      What follows a `module` line is that module's, in a target of its own. The app joins the modules, so its block comes before them.
      """,
    failing: """
      module Selling
      app Shop {
        root stack Home
      }
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
  static func appInModule(_ app: String, at range: SourceRange, _ module: String) -> Diagnostic {
    Diagnostic(
      .appInModule, "`\(app)` can't be in the module `\(module)`", at: range, "the app joins the modules",
      help: ["move it above the `module` line, or to another file"])
  }
}
