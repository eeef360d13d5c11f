import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let unusedField = Rule(
    number: 0533, severity: .warning, summary: "alert field that no button returns",
    rationale: """
      Buttons return the text that the user types into an alert: `button save "Save" returns name`. If no button returns it, the text is \
      lost when the alert is dismissed.
      """,
    failing: """
      app Files {
        platform iOS 16
        root stack Home
      }
      screen Home {
        title "Files"
        on rename -> present Rename then { save -> stay }
      }
      alert Rename {
        title  "Rename"
        field  name "Name"
        button save "Save"
        button keep "Cancel" cancel
      }
      """,
    corrected: """
      app Files {
        platform iOS 16
        root stack Home
      }
      screen Home {
        title "Files"
        on rename -> present Rename then { save(name) -> push File(name) }
      }
      screen File(name: String) { title }
      alert Rename {
        title  "Rename"
        field  name "Name"
        button save "Save" returns name
        button keep "Cancel" cancel
      }
      """)
}

extension Checker {
  func checkFields() {
    for alert in graph.alerts where !alert.declared.isPoisoned {
      guard alert.kind == .alert, let field = alert.field, field.name != .empty,
        !graph.buttons[alert.buttons].contains(where: \.returnsText)
      else { continue }
      let name = graph.text(of: field.name)
      let button = graph.buttons[alert.buttons].first { $0.role != .cancel }.map { graph.text(of: $0.name) } ?? "ok"
      report(
        Diagnostic(
          .unusedField, message: "no button of `\(graph.text(of: alert.declared.name))` returns the text of `\(name)`", at: field.range,
          label: "lost with the alert",
          help: ["write `button \(button) \"...\" returns \(name)` to pass it to the outcome handler `\(button)(\(name))`"]))
    }
  }
}
