import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// `close` at the very bottom.
  ///
  /// Errs to silence in a collapsed split, where the column in front depends on the walk.
  static let nothingToClose = Rule(
    0520, .error, summary: "`close` where there is nothing to go back to",
    rationale: """
      `close` leaves the way the user came: it pops what was pushed, dismisses what was presented, clears a column. The root screen of a tab, \
      or of the app, came no such way.
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
  func reportNothingToClose(_ refusal: Refusal) {
    let isModal = places.units[places.slots[refusal.slot].unit].kind == .presented
    let help: Help =
      isModal
      ? "`dismiss` ends what is presented" : "keep `close` for screens that are pushed or presented, and give this one another event"
    if refusal.isAfterPop {
      return report(
        finding(
          .nothingToClose,
          "`pop` can lead to the lowest screen \(position(of: refusal.slot)): from there `close` has nothing to go back to",
          refusal, "nothing to go back to then", help: [isModal ? help : "leave `close` out here"]))
    }
    report(
      finding(
        .nothingToClose, "`\(subject(refusal))` can be the lowest screen \(position(of: refusal.slot)): `close` has nothing to go back to",
        refusal,
        "nothing to go back to", help: [help]))
  }
}
