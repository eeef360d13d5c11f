import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// The check ignores collapsed splits whose visible column depends on the path.
  static let nothingToDismiss = Rule(
    number: 0519, severity: .error, summary: "`dismiss` on a screen that isn't presented",
    rationale: """
      `dismiss` dismisses the modal that the screen is in. The screens of the root aren't in a modal. `pop` goes back in a stack, and \
      `close` does either.
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
  func reportNothingToDismiss(for refusal: Refusal) {
    var diagnostic = diagnostic(
      .nothingToDismiss, message: "`\(subject(of: refusal))` isn't presented here, so there is nothing to dismiss", for: refusal,
      label: "nothing is presented",
      help: [
        canClose(refusal)
          ? "write `close` to go back"
          : "there is nothing to go back to either: let the event lead somewhere, or remove it"
      ])
    if canClose(refusal) { diagnostic.fixes = [closing(refusal)] }
    report(diagnostic)
  }
}
