import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// `finish` where no flow is running.
  ///
  /// Errs to silence in a collapsed split, where the column in front depends on the walk.
  static let finishOutsideFlow = Rule(
    0518, .error, summary: "`finish` where no flow is running",
    rationale: """
      `finish` ends the innermost flow: something presented, or what a guard put in a root's place. A screen in a tab or in the root's stack \
      belongs to none. `pop` or `close` goes back; `switch to` leaves the root.
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
  func reportFinishOutsideFlow(_ refusal: Refusal) {
    report(
      finding(
        .finishOutsideFlow, "`\(subject(refusal))` belongs to no flow here: there is nothing to finish", refusal, "no flow to end",
        help: [
          canClose(refusal)
            ? "present `\(subject(refusal))` as a flow, or leave it with `close`"
            : "present `\(subject(refusal))` as a flow, or leave the event out"
        ]))
  }
}
