import NavGraphSyntax

extension Rule {
  /// A need that no module has.
  static let needOutsideModule = Rule(
    0334, .error, summary: "a need that no module has",
    rationale: """
      `needs` says what a module expects of others, so it follows a `module` line. The app's own files see everything.
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
      .needOutsideModule, "only a module has needs", at: range, "no `module` line is above this one",
      help: ["remove the line: the app's own files see everything", "or write `module` and a name above it"])
  }
}
