import NavGraphSyntax

extension Rule {
  /// A name for a result that doesn't exist.
  static let noResult = Rule(
    0407, .error, summary: "a name for a result that doesn't exist",
    rationale: """
      `finished(x)` names what the flow returns. The modal, or the stack or pages it shows, says so with `returns`.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      screen Home {
        on pick -> present Picker then {
          finished(color) -> push Detail(color)
        }
      }
      screen Detail(color: String)
      modal Picker { content Colors }
      screen Colors {
        on pick -> finish
      }
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      screen Home {
        on pick -> present Picker then {
          finished(color) -> push Detail(color)
        }
      }
      screen Detail(color: String)
      modal Picker returns String { content Colors }
      screen Colors {
        on pick(color: String) -> finish(color)
      }
      """)
}

extension Diagnostic {
  static func noResult(
    _ name: String, _ outcome: Arm.Outcome, of flow: String, at range: SourceRange, _ declared: SourceRange?
  ) -> Diagnostic {
    let message =
      outcome == .finished
      ? "`\(flow)` returns nothing that could be called `\(name)`" : "only `finished` brings a result that could be called `\(name)`"
    return Diagnostic(
      .noResult, message, at: range, "no such result", secondary: declared.map { [Label($0, "returns nothing")] } ?? [],
      help: outcome == .finished ? ["say what it returns: `modal \(flow) returns T`; or write `finished` alone"] : [])
  }
}
