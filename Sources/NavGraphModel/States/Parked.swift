/// What goes on once the flow of a guard has finished: the guards are asked again, and what one of them kept from happening happens.
package struct Parked: Hashable, Sendable {
  package enum Work: Hashable, Sendable {
    /// The steps of a branch, from the one that was refused.
    case steps(Remainder)
    case tab(TabID, in: SlotID)
    /// The user turns to that page.
    case page(Int, of: SlotID)
    case link(Stride.Cause)
    case start
    /// It is not known what was to happen, or it has been dropped.
    case nothing
  }
  package var work: Work
  /// All of an event of the app: it happens wherever the user is then.
  var isStrike = false
  /// What is asked before the work begins: the guards of an event or a tab's action.
  package var requires: IDRange<GuardUse> = .none
  /// The guards whose flow has been shown: a second no is a refusal.
  package var isShown: [GuardID] = []
  /// What a refusal runs.
  package var arms: IDRange<Arm> = .none
  /// Of a flow in a root's place: the root that was there before.
  package var home: [Layer] = []

  /// Whether it goes on wherever the user is, not where it was held up.
  var isAnywhere: Bool {
    if case .link = work { true } else { isStrike }
  }

  /// Notes that the flow of a guard is shown, as the last one.
  mutating func note(_ id: GuardID) {
    isShown.removeAll { $0 == id }
    isShown.append(id)
  }
}
