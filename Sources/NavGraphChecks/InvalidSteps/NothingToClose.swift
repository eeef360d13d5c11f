import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// The check ignores collapsed splits whose visible column depends on the path.
  static let nothingToClose = Rule(
    number: 0520, severity: .error, summary: "`close` on a screen with nothing to go back to",
    rationale: """
      `close` undoes the step that showed the screen: it pops a pushed screen, dismisses a presented one, or clears a column. The root \
      screen of a tab, or of the app, wasn't shown by such a step.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      screen Home {
        on done -> close
        on more -> push More
      }
      screen More
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      screen Home {
        on more -> push More
      }
      screen More {
        on done -> close
      }
      """)
}

extension Checker {
  func reportNothingToClose(for refusal: Refusal) {
    let isModal = places.units[places.slots[refusal.slot].unit].kind == .presented
    let help: Help =
      isModal
      ? "write `dismiss` to end the presentation"
      : "write `close` only on screens that are pushed or presented, and another event on this one"
    if refusal.isAfterPop {
      return report(
        diagnostic(
          .nothingToClose,
          message: "`pop` can lead to the lowest screen \(position(of: refusal.slot)), where `close` has nothing to go back to",
          for: refusal, label: "nothing to go back to then", help: [isModal ? help : "remove `close` here"]))
    }
    report(
      diagnostic(
        .nothingToClose,
        message:
          "`\(subject(of: refusal))` can be the lowest screen \(position(of: refusal.slot)), where `close` has nothing to go back to",
        for: refusal,
        label: "nothing to go back to", help: [help]))
  }
}
