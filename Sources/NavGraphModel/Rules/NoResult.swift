import NavGraphSyntax

extension Rule {
  /// A name for a result that doesn't exist.
  static let noResult = Rule(
    0407, .error, summary: "a name for a result that doesn't exist",
    rationale: """
      `finished(x)` names what the flow returns. The modal, or the stack or pages it shows, says so with `returns`. In the arm of a button of
      an alert it is what was typed, if the button `returns` the alert's field.
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
      help: outcome == .finished ? ["declare what `\(flow)` returns, with `returns` and a type; or write `finished` alone"] : [])
  }

  static func noText(
    _ name: String, of button: String, field: String?, at range: SourceRange, _ declared: SourceRange
  ) -> Diagnostic {
    let help: Help =
      field.map { "say at the button that it returns what was typed: `button \(button) \"...\" returns \($0)`" }
      ?? "a button brings what was typed if its alert has a `field`, the button says `returns`, and it isn't the `cancel` button"
    return Diagnostic(
      .noResult, "the button `\(button)` returns nothing that could be called `\(name)`", at: range, "no such result",
      secondary: [Label(declared, "returns nothing")], help: [help])
  }
}
