import NavGraphSyntax

extension Rule {
  /// An arm for an outcome that can't be.
  static let unknownOutcome = Rule(
    0318, .error, summary: "an arm for an outcome that can't be",
    rationale: """
      An alert ends with one of its buttons, everything else that is presented with `finished` or `dismissed`. An arm for anything else would
      never run.
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
    _ name: String, of flow: String, isAlert: Bool, at range: SourceRange, legal: [String], meant: String?, _ declared: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .unknownOutcome, isAlert ? "`\(flow)` has no button `\(name)`" : "`\(flow)` never ends as `\(name)`", at: range,
      meant.map { "did you mean `\($0)`?" } ?? "", secondary: declared.map { [Label($0, "declared here")] } ?? [],
      notes: legal.isEmpty || legal.count > 20 ? [] : ["it ends as " + legal.map(\.quoted).joined(separator: ", ")],
      fixes: meant.map { [Fix("write `\($0)`", .maybe, [.init(range, $0)])] } ?? [])
  }
}
