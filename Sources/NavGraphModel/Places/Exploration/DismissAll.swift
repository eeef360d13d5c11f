/// The units that run `dismiss all`, and the steps that continue at the root after it.
struct DismissAll {
  private var dismissing: Set<PresentationContextID> = []
  private var isByAppEvent = false
  private(set) var rests: [(unit: PresentationContextID, rest: Continuation)] = []
  private var seen = PackedMap()

  /// Notes that an app-level event runs `dismiss all`, so that every presented unit runs it.
  mutating func noteAppEvent() { isByAppEvent = true }

  mutating func note(in unit: PresentationContextID) { dismissing.insert(unit) }

  /// Adds the steps that follow `dismiss all` in a unit. The position at which they continue depends only on the unit.
  mutating func add(_ rest: Continuation, from step: StepID, in unit: PresentationContextID) {
    if seen.insert(packed(high: unit.raw, low: step.raw), value: 0).isNew { rests.append((unit, rest)) }
  }

  /// Returns the units that are dismissed, which are those directly over the root. The units above them are removed with them.
  mutating func dismissed(with presenters: Presenters, in found: Places) -> [PresentationContextID] {
    if isByAppEvent {
      for unit in found.units.ids where found.units[unit].kind == .presented { dismissing.insert(unit) }
    }
    return dismissing.isEmpty ? [] : presenters.lowest(under: dismissing.sorted(), in: found)
  }

  /// Returns the leaves that are visible after each unit and everything below it is dismissed.
  ///
  /// - Parameter isAnyLeaf: Whether another leaf of the same root may have been selected from above.
  func leaves(
    under presenters: Presenters, roots: [[PresentationContextID]], isAnyLeaf: Bool, in found: Places
  ) -> [[RootLeaf]] {
    func anyLeaf() -> [[RootLeaf]] {
      found.units.ids.map { unit in roots[unit.index].compactMap { found.units[$0].slot.map { RootLeaf(slot: $0) } } }
    }
    if isAnyLeaf { return anyLeaf() }
    var above = [[PresentationContextID]](repeating: [], count: found.units.count)
    var starts: Set<RootLeaf> = []
    var onBars: [RootLeaf: [PresentationContextID]] = [:]
    for unit in found.units.ids {
      for slot in presenters[unit] {
        let over = found.slots[slot].unit
        if found.units[over].kind != .root && found.units[over].kind != .guardFlow {
          above[over.index].append(unit)
        } else if found.slots[slot].role == .accessory {
          // An accessory is on its tab bar, whose selected tab is visible.
          onBars[RootLeaf(slot: found.slots[slot].parent ?? slot), default: []].append(unit)
        } else {
          starts.insert(RootLeaf(slot: slot, lowest: unit))
        }
      }
    }
    // If there are too many paths, any leaf is assumed.
    var effort = 4_000_000
    var result = [[RootLeaf]](repeating: [], count: found.units.count)
    for leaf in starts.union(onBars.keys).sorted() {
      if effort < 0 { return anyLeaf() }
      var open: [PresentationContextID] = []
      for unit in leaf.lowest.map({ [$0] }) ?? onBars[leaf] ?? [] where result[unit.index].last != leaf {
        result[unit.index].append(leaf)
        open.append(unit)
      }
      while let unit = open.popLast() {
        effort -= above[unit.index].count
        for next in above[unit.index] where result[next.index].last != leaf {
          result[next.index].append(leaf)
          open.append(next)
        }
      }
    }
    return result
  }
}

/// The visible leaf of a root, where a sequence continues after `dismiss all`.
struct RootLeaf: Hashable, Comparable {
  var slot: SlotID
  /// The unit that was presented from the leaf, if it is known.
  var lowest: PresentationContextID?

  static func < (a: RootLeaf, b: RootLeaf) -> Bool {
    (a.slot.raw, a.lowest?.raw ?? .max) < (b.slot.raw, b.lowest?.raw ?? .max)
  }
}
