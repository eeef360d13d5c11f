import NavGraphSyntax

extension Rule {
  static let noResult = Rule(
    number: 0407, severity: .error, summary: "name for a result that doesn't exist",
    rationale: """
      `finished(x)` names the value that the flow returns.
      The modal, or the stack or pages that it shows, declares the type of the value with `returns`.
      In the handler of an alert's button, the value is the text of the alert's field, if the button `returns` the field.
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
    for name: String, outcome: Arm.Outcome, of flow: String, at range: SourceRange, declared: SourceRange?
  ) -> Diagnostic {
    let message =
      outcome == .finished
      ? "`\(flow)` returns no value for `\(name)`" : "only `finished` has a value that `\(name)` can name"
    return Diagnostic(
      .noResult, message: message, at: range, label: "no value to name",
      secondary: declared.map { [Label(at: $0, text: "returns nothing")] } ?? [],
      help: outcome == .finished
        ? ["add `returns` and a type to `\(flow)`, or write `finished` without a name"]
        : ["write the outcome without a name"])
  }

  static func noText(
    for name: String, of button: String, field: String?, at range: SourceRange, declared: SourceRange
  ) -> Diagnostic {
    let help: Help =
      field.map { "to return the text of the field, write `button \(button) \"...\" returns \($0)`" }
      ?? "add a `field` to the alert and `returns` to a button that isn't the `cancel` button, or remove the name"
    return Diagnostic(
      .noResult, message: "the button `\(button)` returns no value for `\(name)`", at: range, label: "no value to name",
      secondary: [Label(at: declared, text: "returns nothing")], help: [help])
  }
}
