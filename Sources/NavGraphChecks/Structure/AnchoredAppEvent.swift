import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// The check is exact, because it reads only declarations.
  static let anchoredAppEvent = Rule(
    number: 0529, severity: .error, summary: "`anchored` app-level event",
    rationale: """
      An anchored event passes on the view that the user touched. An app-level event doesn't come from a screen, so there is no view for a \
      popover to point at.
      """,
    failing: """
      app Bank {
        root stack Accounts
        on timeOut anchored -> present Lock
      }
      screen Accounts
      screen Lock {
        on unlock -> dismiss
      }
      """,
    corrected: """
      app Bank {
        root stack Accounts
        on timeOut -> present Lock
      }
      screen Accounts
      screen Lock {
        on unlock -> dismiss
      }
      """)
}

extension Checker {
  func reportAnchoredAppEvent(_ event: Event) {
    report(
      Diagnostic(
        .anchoredAppEvent, message: "`\(graph.text(of: event.declared.name))` doesn't come from a screen, so there is no view to pass on",
        at: event.declared.nameRange, label: "an app-level event", help: ["remove `anchored`"]))
  }
}
