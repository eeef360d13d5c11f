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
  /// - Parameter advice: The way to give the flow a result.
  static func noResult(for name: String, of flow: String, advice: String, at range: SourceRange, declared: SourceRange) -> Diagnostic {
    Diagnostic(
      .noResult, message: "`\(flow)` returns no value for `\(name)`", at: range, label: "no value to name",
      secondary: [Label(at: declared, text: "returns nothing")], help: ["\(advice), or write `finished` without a name"])
  }

  /// Reports the name of a value after an outcome that never has one, such as `dismissed`.
  static func noValue(for name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .noResult, message: "only `finished` has a value that `\(name)` can name", at: range, label: "no value to name",
      help: ["write the outcome without a name"])
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
