/// The work that continues when the flow of a guard has finished. The guards are then evaluated again.
package struct SuspendedWork: Hashable, Sendable {
  package enum Work: Hashable, Sendable {
    /// The steps of a branch, beginning with the one that was refused.
    case steps(RemainingSteps)
    case tab(TabID, in: SlotID)
    /// The user turns to a page.
    case page(Int, of: SlotID)
    case link(StateTransition.Cause)
    case start
    /// Unknown or dropped work.
    case nothing
  }
  package var work: Work
  /// Whether the work is a whole app-level event, which happens wherever the user is then.
  var isAppEvent = false
  /// The guards that are evaluated before the work begins: those of an event or of a tab's action.
  package var requires: IDRange<GuardUse> = .empty
  /// The guards whose flow was shown. If one of them fails again, the work is refused.
  package var isShown: [GuardID] = []
  /// The outcome handlers that a refusal runs.
  package var arms: IDRange<Arm> = .empty
  /// For a flow that replaces a root, the root that was there before.
  package var home: [Layer] = []

  /// Whether the work continues wherever the user is, instead of where it was delayed.
  var isAnywhere: Bool {
    if case .link = work { true } else { isAppEvent }
  }

  /// Notes that the flow of a guard is shown, as the last one.
  mutating func note(_ id: GuardID) {
    isShown.removeAll { $0 == id }
    isShown.append(id)
  }
}
