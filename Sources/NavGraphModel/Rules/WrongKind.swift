import NavGraphSyntax

extension Rule {
  static let wrongKind = Rule(
    number: 0302, severity: .error, summary: "reference to the wrong kind of declaration",
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
    named name: String, found: Symbol, wanted: String, at range: SourceRange, declared: SourceRange?
  ) -> Diagnostic {
    var help: [Help] = []
    if case .guard = found, wanted == "a condition" {
      help = ["declare it as a condition: \(name.quoted) can then also follow `requires`"]
    }
    return Diagnostic(
      .wrongKind, message: "`\(name)` is \(found.kind), but \(wanted) is expected here", at: range, label: "expected \(wanted)",
      secondary: declared.map { [Label(at: $0, text: "declared here as \(found.kind)")] } ?? [], help: help)
  }
}
