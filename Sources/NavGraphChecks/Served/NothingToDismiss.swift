import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// `dismiss` where nothing is presented.
  ///
  /// Errs to silence in a collapsed split, where the column in front depends on the walk.
  static let nothingToDismiss = Rule(
    0519, .error, summary: "`dismiss` where nothing is presented",
    rationale: """
      `dismiss` takes down the modal that the screen is in. In the root there is none. `pop` goes back in a stack; `close` does whichever \
      fits.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      screen Home {
        on edit -> push Editor
      }
      screen Editor {
        on cancel -> dismiss
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
        on cancel -> close
      }
      """)
}

extension Checker {
  func reportNothingToDismiss(_ refusal: Refusal) {
    let range = graph.steps[refusal.step].range
    report(
      finding(
        .nothingToDismiss, "`\(subject(refusal))` is not presented here: there is nothing to dismiss", refusal, "nothing is presented",
        help: [
          canClose(refusal)
            ? "`close` goes back the way the user came"
            : "there is nothing to go back to either: let the event lead somewhere, or leave it out"
        ], fixes: canClose(refusal) ? [Fix("write `close`", .maybe, [.init(range, "close")])] : []))
  }
}
