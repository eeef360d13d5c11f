import NavGraphSyntax

extension Rule {
  static let appInModule = Rule(
    0341, .error, summary: "`app` inside a module",
    rationale: """
      Everything after a `module` line belongs to that module, in its own target.
      The app joins the modules, so its block comes before them.
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
      .appInModule, "the app `\(app)` can't be in the module `\(module)`", at: range, "must come before the modules",
      help: ["move it above the `module` line, or to another file"])
  }
}
