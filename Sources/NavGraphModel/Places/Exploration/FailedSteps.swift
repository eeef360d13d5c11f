/// The steps that fail, and the steps after them, which don't run. The contents that they name count as shown.
struct FailedSteps {
  private(set) var lost: [(branch: BranchID, index: Int)]
  /// Whether the current step has failed.
  private var isFailing = false
  /// The indices of the refusals, by step.
  private var index = PackedMap()

  init(neverRun: Set<BranchID>) { lost = neverRun.sorted().map { ($0, 0) } }

  mutating func lose(_ branch: BranchID, from index: Int = 0) { lost.append((branch, index)) }

  mutating func fail() { isFailing = true }

  /// Returns whether the current step has failed, and resets that for the next step.
  mutating func takeFailure() -> Bool {
    defer { isFailing = false }
    return isFailing
  }

  /// Adds a step that fails at a place. The first few places of each step are kept, and the others are counted.
  mutating func add(_ refusal: Refusal, to found: Places) {
    let entry = index.insert(UInt64(refusal.step.raw), value: UInt32(truncatingIfNeeded: found.refusals.count))
    if entry.isNew { return found.refusals.append(refusal) }
    found.refusals[Int(entry.value)].count += 1
    if found.refusals[Int(entry.value)].others.count < 4 {
      found.refusals[Int(entry.value)].others.append(.init(place: refusal.place, slot: refusal.slot))
    }
  }
}
