import NavGraphSyntax

extension Rule {
  /// A second `app`.
  static let severalApps = Rule(
    0305, .error, summary: "a second `app`",
    rationale: """
      The files that are read together are one app: one block says its platform, its links and what it shows first.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      screen Home
      app Store {
        root stack Home
      }
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      screen Home
      """)
}

extension Diagnostic {
  static func severalApps(at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      .severalApps, "there is an `app` already", at: range, "a second one", secondary: [Label(first, "the first one")],
      help: ["keep one, with everything in it"])
  }
}
