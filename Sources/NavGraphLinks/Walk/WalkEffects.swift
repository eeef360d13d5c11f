import NavGraphSimulator

/// The effects of the last step of a walk other than changes of what is shown.
package struct WalkEffects: Sendable {
  /// The guards that were evaluated, with their answers.
  package let guards: [(question: String, succeeds: Bool)]
  /// The reasons why the step, or the rest of it, wasn't performed.
  package let dropped: [String]
  /// The modals that ended.
  package let ended: [String]
  /// The URLs that were opened outside of the app.
  package let browsed: [String]
  /// The modal that a link waits for.
  package let awaited: String?
  /// Whether a link is waiting.
  package let isWaiting: Bool
  /// Whether the step had too many guards and moves, and wasn't followed to its end.
  package let isUnfinished: Bool

  init(in app: Simulator) {
    guards = app.reports.compactMap { if case .asked(let question, let answer) = $0 { ("\(question)", answer) } else { nil } }
    dropped = app.dropped
    ended = app.ended.map { "\($0)" }
    browsed = app.browsed
    awaited = app.modalInTheWay.map { "\($0)" }
    isWaiting = app.linkWaits
    isUnfinished = app.driver.isExhausted
  }
}
