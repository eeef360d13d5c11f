import NavGraphSyntax

extension Rule {
  static let severalApps = Rule(
    number: 0305, severity: .error, summary: "second `app` declaration",
    rationale: """
      The files that are checked together are one app.
      One `app` block declares its platform, its links, and what it shows first.
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
      .severalApps, message: "the `app` is already declared", at: range, label: "declared again",
      secondary: [Label(at: first, text: "first declared here")],
      help: ["keep one `app`, and move everything into it"])
  }
}
