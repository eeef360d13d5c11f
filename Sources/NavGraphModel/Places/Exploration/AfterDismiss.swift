/// The steps that continue at the presenters of a unit after `dismiss`.
struct AfterDismiss {
  struct Rest {
    var branch: BranchID
    var index: Int
    var way: Way
    /// The first step of the rest, if it is another `dismiss`.
    var dismiss: StepID?
  }
  private var rests = UnitLists<Rest>()
  /// The first steps of the rests of each unit, and the second dismissals that each unit has run.
  private var seen = PackedMap()
  /// The presenter slots of each unit at which a rest can continue, and those whose content an outcome handler has changed.
  private var resumable = PackedMap()
  private var changed = PackedMap()

  subscript(unit: PresentationContextID) -> UnitLists<Rest>.List { rests[unit] }

  /// Adds the steps that follow the dismissal of a unit, and returns whether they are new.
  mutating func add(_ rest: Rest, from step: StepID, of unit: PresentationContextID) -> Bool {
    guard seen.insert(packed(high: unit.raw, low: step.raw), value: 0).isNew else { return false }
    rests.add(rest, to: unit)
    return true
  }

  /// Returns whether a unit hasn't run a second `dismiss` yet. It runs once, however many screens presented what the first one dismissed.
  mutating func startSecond(_ dismiss: StepID, in unit: PresentationContextID) -> Bool {
    seen.insert(packed(high: unit.raw, low: dismiss.raw) | 1 << 63, value: 0).isNew
  }

  func canContinue(after unit: PresentationContextID, at slot: SlotID) -> Bool { resumable[packed(high: unit.raw, low: slot.raw)] != nil }
  func isChanged(by unit: PresentationContextID, at slot: SlotID) -> Bool { changed[packed(high: unit.raw, low: slot.raw)] != nil }

  /// Notes that a rest can continue at a slot, and returns whether that is new.
  mutating func noteResumable(after unit: PresentationContextID, at slot: SlotID) -> Bool {
    resumable.insert(packed(high: unit.raw, low: slot.raw), value: 0).isNew
  }
  mutating func noteChanged(by unit: PresentationContextID, at slot: SlotID) -> Bool {
    changed.insert(packed(high: unit.raw, low: slot.raw), value: 0).isNew
  }
}
