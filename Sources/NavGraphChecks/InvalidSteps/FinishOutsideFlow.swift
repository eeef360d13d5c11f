import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// The check ignores collapsed splits whose visible column depends on the path.
  static let finishOutsideFlow = Rule(
    number: 0518, severity: .error, summary: "`finish` outside of a flow",
    rationale: """
      `finish` ends the innermost flow: something presented, or the flow of a guard that is shown instead of a root. A screen in a tab or \
      in the stack of the root doesn't belong to a flow. To go back, write `pop` or `close`. To leave the root, write `switch to`.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      screen Home {
        on edit -> push Editor
      }
      screen Editor {
        on save -> finish
      }
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      screen Home {
        on edit -> push Editor
      }
      screen Editor {
        on save -> pop
      }
      """)
}

extension Checker {
  func reportFinishOutsideFlow(for refusal: Refusal) {
    report(
      diagnostic(
        .finishOutsideFlow, message: "`\(subject(of: refusal))` isn't in a flow here, so there is nothing to finish", for: refusal,
        label: "no flow to end",
        help: [
          canClose(refusal)
            ? "present `\(subject(of: refusal))` as a flow, or write `close` to leave it"
            : "present `\(subject(of: refusal))` as a flow, or remove the event"
        ]))
  }
}
