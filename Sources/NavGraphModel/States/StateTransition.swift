/// A transition of an app's state: its cause, and the state after it.
package struct StateTransition: Sendable {
  package var cause: Cause
  package var state: State
  /// The last guard that has failed.
  package var refusal: GuardID?
  package var isRefused: Bool { refusal != nil }
  /// The conditions under which the transition is possible.
  package var premises: [PathCondition] = []

  package init(cause: Cause, state: State) {
    self.cause = cause
    self.state = state
  }

  package enum Cause: Hashable, Sendable {
    case event(EventID)
    /// The user selects a tab or runs its action.
    case tab(TabID)
    /// The user taps the selected tab again.
    case reselect(TabID)
    /// The user goes back, also from a column of a collapsed split.
    case back(SlotID)
    case swipe(SlotID)
    /// The user dismisses the top layer.
    case dismissal
    case button(ButtonID)
    case route(RouteID)
    case entry(EntryID)
    /// An app-level event happens.
    case appEvent(EventID)
    case start
  }
}
