import NavGraphSyntax

extension Rule {
  /// A name of the wrong kind of thing.
  static let wrongKind = Rule(
    0302, .error, summary: "a name of the wrong kind of thing",
    rationale: """
      A name is declared once and means one thing. Where a guard is wanted a screen won't do, even if the words sound alike.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      screen Home {
        on open -> push Detail
      }
      screen Detail requires Home
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      guard signedIn
      screen Home {
        on open -> push Detail
      }
      screen Detail requires signedIn
      """)
}

extension Diagnostic {
  static func wrongKind(
    _ name: String, _ found: Meaning, wanted: String, at range: SourceRange, _ declared: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .wrongKind, "`\(name)` is \(found.kind), but \(wanted) is wanted here", at: range, "wants \(wanted)",
      secondary: declared.map { [Label($0, "declared here, as \(found.kind)")] } ?? [])
  }
}
