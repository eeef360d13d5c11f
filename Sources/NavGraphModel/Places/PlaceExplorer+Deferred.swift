import NavGraphSyntax

// What can be told only once everything else is known.
extension PlaceExplorer {
  /// What replaces the lowest screen of a slot is the lowest itself.
  mutating func spreadRoots() {
    var starts = [UInt32](repeating: 0, count: found.places.count + 1)
    for move in found.moves where move.replaces {
      if let from = move.from.place { starts[from.index + 1] += 1 }
    }
    for index in 1..<max(starts.count, 1) { starts[index] += starts[index - 1] }
    var fill = starts
    var targets = [PlaceID](repeating: PlaceID(0), count: Int(starts.last ?? 0))
    for move in found.moves where move.replaces {
      guard let from = move.from.place else { continue }
      targets[Int(fill[from.index])] = move.to
      fill[from.index] += 1
    }
    var open: [PlaceID] = []
    // A replacement after `dismiss`, `select` or `pop to root` may hit a root: it is enough that one of the hub's places is one.
    let hasRoot = hubsWithRoots()
    for move in found.moves where move.replaces {
      guard let hub = move.from.hub, hasRoot[hub.index], !found.places[move.to].flags.contains(.isRoot) else { continue }
      found.places[move.to].flags.insert(.isRoot)
      open.append(move.to)
    }
    for place in found.places.ids where starts[place.index] != starts[place.index + 1] {
      if found.places[place].flags.contains(.isRoot) { open.append(place) }
    }
    while let place = open.popLast() {
      for index in starts[place.index]..<starts[place.index + 1] {
        let target = targets[Int(index)]
        if found.places[target].flags.contains(.isRoot) { continue }
        found.places[target].flags.insert(.isRoot)
        open.append(target)
      }
    }
  }

  /// Of each hub, whether a root can be among its places. Of presenters that are themselves hubs it is not known, and not assumed.
  func hubsWithRoots() -> [Bool] {
    var result = found.hubs.ids.map { hub in
      if case .presenters = found.hubs[hub].members { false } else { true }
    }
    for presentation in found.presentations {
      guard let place = presentation.node?.place, found.places[place].flags.contains(.isRoot) else { continue }
      if let hub = found.hubIndex[packed(presentation.slot.raw, presentation.unit.raw)] { result[Int(hub)] = true }
    }
    return result
  }

  /// `close` goes by position: where there is nothing below, it dismisses.
  mutating func settleCloses() {
    for close in closes {
      let place = found.places[close.place]
      guard place.flags.contains(.isRoot) else { continue }
      let slot = found.slots[place.slot]
      let kind = found.units[slot.unit].kind
      if slot.column == nil, kind == .presented || kind == .guardFlow {
        note([.dismisses, .canBeDismissed], slot.unit)
      }
    }
  }

  mutating func wakeDeferred() {
    if !afterDismissAll.isEmpty || !qualifiedSelects.isEmpty {
      let bases = rootsBelow()
      for (unit, task) in afterDismissAll {
        for root in bases[unit.index] { goOn(task, inRoot: root) }
      }
      for index in qualifiedSelects.indices { wakeSelect(index, bases) }
    }
    for item in afterPopTo {
      guard let place = found.place(item.screen, in: item.task.cursor.slot) else { continue }
      var task = item.task
      task.cursor = Cursor(task.cursor.slot, Node(place))
      schedule(task)
    }
  }

  private mutating func goOn(_ task: Task, inRoot root: UnitID) {
    guard let slot = found.units[root].slot else { return }
    for leaf in leaves(of: slot, isFresh: false) {
      var task = task
      task.cursor = Cursor(leaf, hub(.all, of: leaf))
      task.way = task.way.late
      schedule(task)
    }
  }

  /// `select Main.chats` from anywhere above Main.
  private mutating func wakeSelect(_ index: Int, _ bases: [[UnitID]]) {
    let select = qualifiedSelects[index]
    let own = found.slots[select.from].unit
    for bar in slotsOfTabs[select.tabs.index] {
      let unit = found.slots[bar].unit
      guard unit == own || found.units[unit].kind != .root || bases[own.index].contains(unit) else { continue }
      guard selectIndex.insert(packed(UInt32(truncatingIfNeeded: index), bar.raw), 0).isNew else { continue }
      _ = choose(select.name, in: bar, select.step, select.way, select.rest)
      isLost = false
    }
  }

  /// Of each unit, the roots over which it can be; of a root, itself.
  func rootsBelow() -> [[UnitID]] {
    var result = [[UnitID]](repeating: [], count: found.units.count)
    var above = [[UnitID]](repeating: [], count: found.units.count)
    for unit in found.units.ids {
      var next = lists[unit.index].presenters
      while next >= 0 {
        above[found.slots[presenters[next].slot].unit.index].append(unit)
        next = presenters[next].next
      }
    }
    for root in found.units.ids where found.units[root].kind == .root {
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
}
