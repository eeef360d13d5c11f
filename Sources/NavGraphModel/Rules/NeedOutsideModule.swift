import NavGraphSyntax

extension Rule {
  static let needOutsideModule = Rule(
    number: 0334, severity: .error, summary: "`needs` outside a module",
    rationale: """
      `needs` declares what a module expects of the app and of other modules, so it follows a `module` line.
      The app's own files can use every declaration.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      needs screen Profile
      screen Home {
        on seller -> push Profile
      }
      module People
      screen Profile {
        title
      }
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      screen Home {
        on seller -> push Profile
      }
      module People
      screen Profile {
        title
      }
      """)
}

extension Diagnostic {
  static func needOutsideModule(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .needOutsideModule, message: "`needs` is only valid in a module", at: range, label: "not after a `module` line",
      help: ["remove the line: the app's own files can use every declaration", "or add `module` and a name above it"])
  }
}
