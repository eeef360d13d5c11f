import NavGraphModel

/// What a link does to an app on one kind of device: the state that it leads to, and what happens on the way.
package struct Landing: Hashable, Sendable {
  package enum Outcome: Hashable, Sendable {
    case opened
    /// The link waits until what is in its way has gone: a modal that blocks, or any where its policy is `wait`.
    case parked(behind: LandingModal)
    /// Its policy is `reject`, and something is presented.
    case rejected
    /// It leads nowhere from here: a target on top of what is shown, and no stack that is visible may hold it.
    case dropped
  }

  package var outcome: Outcome
  /// What is shown and kept then, all guards saying yes; what was there before unless the link was opened.
  package var state: LandingState
  /// What is asked, in that order, each question once: at a start what the root asks, then what the link does.
  package var guards: [LandingGuard]
  /// What the link asks, also where the start has asked it before: its own questions if the last place that it shows is new, then those
  /// of the places that it enters, the outermost first.
  package var ownGuards: [LandingGuard]
  /// The modals that go, from the top down.
  package var dismissed: [LandingModal]
  /// Those of them whose screens are asked first (`dismissal confirm`).
  package var confirmed: [LandingModal]

  package init(
    _ outcome: Outcome, _ state: LandingState, guards: [LandingGuard] = [], dismissed: [LandingModal] = [],
    confirmed: [LandingModal] = []
  ) {
    self.outcome = outcome
    self.state = state
    self.guards = guards
    ownGuards = guards
    self.dismissed = dismissed
    self.confirmed = confirmed
  }
}

/// A question to the app, with its values.
package struct LandingGuard: Hashable, Sendable {
  package var question: GuardID
  package var arguments: [LandingValue]
}
