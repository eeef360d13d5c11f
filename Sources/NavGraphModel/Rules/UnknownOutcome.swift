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
  static func unknownOutcome(
    named name: String, of flow: String, isAlert: Bool, at range: SourceRange, legal: [String], meant: String?, declared: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .unknownOutcome, message: isAlert ? "`\(flow)` has no button `\(name)`" : "`\(flow)` can't end with `\(name)`", at: range,
      label: meant.map { "did you mean `\($0)`?" } ?? "", secondary: declared.map { [Label(at: $0, text: "declared here")] } ?? [],
      notes: legal.isEmpty || legal.count > 20
        ? [] : [(isAlert ? "buttons: " : "possible outcomes: ") + legal.map(\.quoted).joined(separator: ", ")],
      fixes: meant.map { [Fix("write `\($0)`", applicability: .maybe, edits: [.init(replacing: range, with: $0)])] } ?? [])
  }
}
