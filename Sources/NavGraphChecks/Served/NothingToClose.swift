import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// `close` at the very bottom.
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
  mutating func reportNothingToClose(_ refusal: Refusal) {
    report(
      finding(
        .nothingToClose, "`\(subject(refusal))` can be at the bottom, \(position(of: refusal.slot)): there is nothing to close", refusal,
        "nothing to go back to", help: ["give screens that were opened this event, not the one that they were opened from"]))
  }
}
