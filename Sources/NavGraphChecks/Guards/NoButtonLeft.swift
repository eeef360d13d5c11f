import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// An alert that may come up without a button.
  ///
  /// Exact for up to twelve questions; silent beyond.
  static let noButtonLeft = Rule(
    0808, .error, summary: "an alert of which every button may be hidden",
    rationale: """
      A button with `when` isn't shown where its test fails. Where all tests of an alert can fail at once, it comes up without a button, and \
      UIKit shows it all the same: nobody gets out of it. One button without a test is enough, or tests of which one always holds.
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
    let conditions = Conditions(graph)
    for alert in graph.alerts where !alert.buttons.isEmpty && !alert.declared.isPoisoned {
      let tests = graph.buttons[alert.buttons].map(\.test)
      let claims = tests.compactMap { $0.map { Conditions.Claim(test: $0, holds: false) } }
      guard claims.count == tests.count, conditions.canHold(claims) == true else { continue }
      let name = graph.text(alert.declared.name)
      report(
        Diagnostic(
          .noButtonLeft, "every button of `\(name)` may be hidden", at: alert.declared.nameRange, "then nobody gets out of it",
          secondary: graph.buttons[alert.buttons].prefix(4).map { Label($0.range, "may be hidden") },
          help: ["leave one of them without a `when`, or add a `cancel` button"]))
    }
  }
}
