import NavGraphSyntax

extension Rule {
  static let wrongKind = Rule(
    0302, .error, summary: "reference to the wrong kind of declaration",
    rationale: """
      A name is declared once and has one meaning.
      Where a guard is expected, the name of a screen isn't accepted, even if the names are similar.
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
    _ name: String, _ found: Symbol, wanted: String, at range: SourceRange, _ declared: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .wrongKind, "`\(name)` is \(found.kind), but \(wanted) is expected here", at: range, "expected \(wanted)",
      secondary: declared.map { [Label($0, "declared here as \(found.kind)")] } ?? [])
  }
}
