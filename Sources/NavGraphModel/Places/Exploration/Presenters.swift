/// The slots from which each unit is presented.
struct Presenters {
  private var slots = UnitLists<SlotID>()
  private var seen = SeenKeys()

  /// Adds a slot from which a unit is presented, and returns whether that is another presentation, and whether it is the first from there.
  ///
  /// A sequence that changes what is below a modal presents over what stays there: a presenter for each `above`.
  /// All guards at one place share one presentation.
  mutating func add(_ slot: SlotID, of unit: PresentationContextID, below above: PresentationContextID?, byGuard isByGuard: Bool) -> (
    isOther: Bool, isFirst: Bool
  ) {
    let key = packed(high: unit.raw, low: slot.raw)
    let isNew = seen.insert(key)
    let isFirst = above == nil ? isNew : seen.insert(key, below: above)
    if isNew { slots.add(slot, to: unit) }
    return (!isByGuard || seen.insert(key | 1 << 63, below: above), isFirst)
  }

  subscript(unit: PresentationContextID) -> UnitLists<SlotID>.List { slots[unit] }

  /// Returns the roots, and the guard flows that replace roots, over which each unit can be. Each of these is over itself.
  func rootsBelow(in found: Places) -> [[PresentationContextID]] {
    var result = [[PresentationContextID]](repeating: [], count: found.units.count)
    var above = [[PresentationContextID]](repeating: [], count: found.units.count)
    for unit in found.units.ids {
      for slot in slots[unit] { above[found.slots[slot].unit.index].append(unit) }
    }
    for root in found.units.ids where found.units[root].kind == .root || found.units[root].kind == .guardFlow {
      var open = [root]
      result[root.index].append(root)
      while let unit = open.popLast() {
        for next in above[unit.index] where result[next.index].last != root {
          result[next.index].append(root)
          open.append(next)
        }
      }
    }
    return result
  }

  /// Returns the lowest units under the given units: those presented over a root, a guard flow that replaces a root, or an `external`
  /// screen.
  func lowest(under units: [PresentationContextID], in found: Places) -> [PresentationContextID] {
    var result: [PresentationContextID] = []
    var seen = Set(units)
    var open = units
    while let unit = open.popLast() {
      var isLowest = false
      for slot in slots[unit] {
        let over = found.slots[slot].unit
        if found.units[over].kind != .presented {
          isLowest = true
        } else if seen.insert(over).inserted {
          open.append(over)
        }
      }
      if isLowest { result.append(unit) }
    }
    return result
  }
}
