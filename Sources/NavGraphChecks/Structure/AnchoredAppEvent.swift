import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// An event of the app that says `anchored`.
  ///
  /// Exact: the word is written in the text.
  static let anchoredAppEvent = Rule(
    0529, .error, summary: "an event of the app that is `anchored`",
    rationale: """
      An anchored event is handed the view that was touched. An event of the app comes from outside of all screens: there is no view, and a popover would \
      have nothing to point at.
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
        .anchoredAppEvent, "`\(graph.text(event.declared.name))` comes from no screen: there is no view to hand over",
        at: event.declared.nameRange, "an event of the app", help: ["leave out `anchored`"]))
  }
}
