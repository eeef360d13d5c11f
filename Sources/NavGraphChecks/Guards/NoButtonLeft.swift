import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// The check is exact for up to twelve conditions. Beyond that, nothing is reported.
  static let noButtonLeft = Rule(
    number: 0808, severity: .error, summary: "alert whose buttons can all be hidden",
    rationale: """
      A button with `when` is hidden while its test is false. If all tests of an alert can be false at once, the alert has no buttons. \
      UIKit still presents it, and the user can't dismiss it. Keep one button without a test, or write tests of which one is always true.
      """,
    failing: """
      app Mail {
        root stack Home
      }
      condition canArchive
      condition canDelete
      screen Home {
        on more -> present Message
      }
      alert Message {
        title "What now?"
        button archive "Archive" when canArchive
        button delete "Delete" when canDelete
      }
      """,
    corrected: """
      app Mail {
        root stack Home
      }
      condition canArchive
      condition canDelete
      screen Home {
        on more -> present Message
      }
      alert Message {
        title "What now?"
        button archive "Archive" when canArchive
        button delete "Delete" when canDelete
        button keep "Keep" cancel
      }
      """)
}

extension Checker {
  func checkButtonsLeft() {
    guard graph.buttons.contains(where: { $0.test != nil }) else { return }
    let conditions = Conditions(of: graph)
    for alert in graph.alerts where !alert.buttons.isEmpty && !alert.declared.isPoisoned {
      let tests = graph.buttons[alert.buttons].map(\.test)
      let claims = tests.compactMap { $0.map { Conditions.Claim(test: $0, holds: false) } }
      guard claims.count == tests.count, conditions.canHold(claims) == true else { continue }
      let name = graph.text(of: alert.declared.name)
      report(
        Diagnostic(
          .noButtonLeft, message: "all buttons of `\(name)` can be hidden at once", at: alert.declared.nameRange,
          label: "the user can't dismiss it then",
          secondary: graph.buttons[alert.buttons].prefix(4).map { Label(at: $0.range, text: "can be hidden") },
          help: ["remove the `when` of one button, or add a `cancel` button"]))
    }
  }
}
