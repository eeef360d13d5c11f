/// The outcome handlers that wait for an outcome of a unit, and those that have run.
struct WaitingArms {
  struct Waiting {
    var unit: PresentationContextID
    var arm: ArmID
    var outcome: PresentationContext.Flags
    var cursor: Cursor
    var way: Way
  }
  private var waiting = UnitLists<Waiting>()
  private var started: Set<ArmID> = []

  /// All waiting handlers in the order in which they were found.
  var all: [Waiting] { waiting.elements }

  mutating func add(_ item: Waiting) { waiting.add(item, to: item.unit) }

  subscript(unit: PresentationContextID) -> UnitLists<Waiting>.List { waiting[unit] }

  /// Notes that an outcome handler runs that may also wait in vain: for a guard that fails, or for another content of a modal.
  mutating func noteStart(of arm: ArmID) { started.insert(arm) }

  /// Returns the outcome handlers that wait at every presenter for an outcome that never occurs.
  ///
  /// - Parameter isStarted: Whether a handler starts for another reason.
  func idle(in found: Places, isStarted: (Waiting) -> Bool) -> [(arm: ArmID, unit: PresentationContextID)] {
    var started = started
    for item in all where isStarted(item) { started.insert(item.arm) }
    return all.compactMap { item in
      guard found.units[item.unit].flags.isDisjoint(with: [item.outcome, .isPoisoned]) else { return nil }
      return started.insert(item.arm).inserted ? (item.arm, item.unit) : nil
    }
  }
}
