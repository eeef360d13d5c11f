/// One thing that happens to an app, and what it shows then.
package struct Stride: Sendable {
  package var cause: Cause
  package var state: State
  /// The guard that has answered no, the last one.
  package var refusal: GuardID?
  package var isRefused: Bool { refusal != nil }
  /// What conditions must answer.
  package var premises: [Premise] = []

  package init(_ cause: Cause, _ state: State) {
    self.cause = cause
    self.state = state
  }

  package enum Cause: Hashable, Sendable {
    case event(EventID)
    /// A tab is selected, or its action is run.
    case tab(TabID)
    /// The selected tab is tapped again.
    case reselect(TabID)
    /// Back, also from a column of a collapsed split.
    case back(SlotID)
    case swipe(SlotID)
    /// The user dismisses what is presented.
    case dismissal
    case button(ButtonID)
    case route(RouteID)
    case entry(EntryID)
    /// An event of the app happens.
    case strike(EventID)
    case start
  }
}
