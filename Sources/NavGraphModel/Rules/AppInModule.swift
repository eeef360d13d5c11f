import NavGraphSyntax

extension Rule {
  static let appInModule = Rule(
    number: 0341, severity: .error, summary: "`app` inside a module",
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
  static func appInModule(named app: String, at range: SourceRange, module: String) -> Diagnostic {
    Diagnostic(
      .appInModule, message: "the app `\(app)` can't be in the module `\(module)`", at: range, label: "must come before the modules",
      help: ["move it above the `module` line, or to another file"])
  }
}
