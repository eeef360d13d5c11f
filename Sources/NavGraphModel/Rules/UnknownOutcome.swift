import NavGraphSyntax

extension Rule {
  static let unknownOutcome = Rule(
    number: 0318, severity: .error, summary: "handler for an impossible outcome",
    rationale: """
      An alert ends with one of its buttons. Everything else that is presented ends with `finished` or `dismissed`.
      A handler for any other outcome would never run.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      screen Home {
        on remove -> present Sure then {
          delete -> stay
        }
      }
      alert Sure {
        title  "Remove it?"
        button remove "Remove" destructive
        button keep   "Keep"   cancel
      }
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      screen Home {
        on remove -> present Sure then {
          remove -> stay
        }
      }
      alert Sure {
        title  "Remove it?"
        button remove "Remove" destructive
        button keep   "Keep"   cancel
      }
      """)
}

extension Diagnostic {
  static func unknownOutcome(_ name: UnresolvedName, of flow: String, isAlert: Bool, declared: SourceRange?) -> Diagnostic {
    Diagnostic(
      .unknownOutcome, message: isAlert ? "`\(flow)` has no button `\(name.text)`" : "`\(flow)` can't end with `\(name.text)`",
      at: name.range, label: name.question(), secondary: declared.map { [Label(at: $0, text: "declared here")] } ?? [],
      notes: name.legalNote(isAlert ? "buttons" : "possible outcomes"), fixes: name.fixes)
  }
}
