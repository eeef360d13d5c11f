import NavGraphSyntax

// What can be told only once everything else is known.
extension PlaceExplorer {
  /// What replaces the lowest screen of a slot is the lowest itself; what replaces a pushed one is pushed. After a `pop`, that is asked of
  /// what was below.
  mutating func spreadPositions() {
    guard !replacedBelow.isEmpty || found.moves.contains(where: { $0.kind != .push }) else { return }
    var open = Array(found.places.ids)
    var targets = [[(place: PlaceID, mask: Place.Flags)]](repeating: [], count: found.places.count)
    for move in found.moves where move.kind != .push {
      if let from = move.from.place { targets[from.index].append((move.to, move.kind.mask)) }
    }
    repeat {
      while let place = open.popLast() {
        for target in targets[place.index] where add(found.places[place].flags.intersection(target.mask), to: target.place) {
          open.append(target.place)
        }
      }
      // A replacement after `dismiss`, `select` or `pop to root` hits any of a hub's places.
      let positions = positionsOfHubs()
      for move in found.moves where move.kind != .push {
        guard let hub = move.from.hub else { continue }
        if add(positions[hub.index].intersection(move.kind.mask), to: move.to) { open.append(move.to) }
      }
      for position in replacedBelow.isEmpty ? [] : [Place.Flags.isRoot, .isPushed] {
        let above = screens(on: position, positions)
        for item in replacedBelow where above.contains(item.node) && add(position, to: item.place) { open.append(item.place) }
      }
    } while !open.isEmpty
  }

  private mutating func add(_ flags: Place.Flags, to place: PlaceID) -> Bool {
    if found.places[place].flags.isSuperset(of: flags) { return false }
    found.places[place].flags.formUnion(flags)
    return true
  }

  /// Of each hub, whether its places can be the lowest and whether they can be pushed. What is not known of a presenter is not assumed,
  /// unless it is to be anything.
  func positionsOfHubs(isUnknownAny: Bool = false) -> [Place.Flags] {
    var result = found.hubs.ids.map { hub -> Place.Flags in
      if case .roots = found.hubs[hub].members { .isRoot } else { [] }
    }
    for place in found.places where !found.hubs.isEmpty {
      guard let hub = found.hubIndex[packed(place.slot.raw, HubID.allTag)] else { continue }
      result[Int(hub)].formUnion(place.flags.intersection(.position))
    }
    for presentation in found.presentations where !found.hubs.isEmpty {
      guard let hub = found.hubIndex[packed(presentation.slot.raw, presentation.unit.raw)] else { continue }
      if let place = presentation.node?.place {
        result[Int(hub)].formUnion(found.places[place].flags.intersection(.position))
      } else if isUnknownAny {
        result[Int(hub)] = .position
      }
    }
    return result
  }

  /// `close` goes by position: where there is nothing below, it dismisses.
  mutating func settleCloses() {
    guard !closes.isEmpty else { return }
    let positions = positionsOfHubs()
    let seconds = closes.contains(where: \.isUnder) ? secondScreens(positions) : []
    for close in closes where found.slots[close.slot].column == nil {
      guard close.isUnder ? seconds.contains(close.node) : position(of: close.node, positions).contains(.isRoot) else { continue }
      let unit = found.slots[close.slot].unit
      if found.units[unit].kind == .presented || found.units[unit].kind == .guardFlow {
        note([.dismisses, .canBeDismissed], unit)
      }
    }
  }

  /// Where what is on top can be in its slot.
  func position(of node: Node, _ positions: [Place.Flags]) -> Place.Flags {
    if let place = node.place { return found.places[place].flags }
    return node.hub.map { positions[$0.index] } ?? []
  }

  mutating func wakeDeferred() {
    dismissByStrikes()
    dismissLowest()
    spreadHere()
    if !afterDismissAll.isEmpty || !qualifiedSelects.isEmpty {
      let bases = rootsBelow()
      if !afterDismissAll.isEmpty {
        let leaves = rootLeavesBelow(bases)
        for (unit, task) in afterDismissAll {
          for leaf in leaves[unit.index] { goOn(task, at: leaf) }
        }
      }
      for index in qualifiedSelects.indices { wakeSelect(index, bases) }
    }
    askWhereRestored()
    askWhereCleared()
    goOnOverAnything()
    if !afterPop.isEmpty {
      let positions = positionsOfHubs(isUnknownAny: true)
      for (node, position, task) in afterPop where self.position(of: node, positions).contains(position) { schedule(task) }
    }
    for item in afterPopTo {
      guard let place = found.place(item.screen, in: item.task.cursor.slot) else { continue }
      var task = item.task
      task.cursor = Cursor(task.cursor.slot, Node(place))
      schedule(task)
    }
  }

  /// `dismiss all` dismisses what is presented over the root; what is above goes with it.
  private mutating func dismissLowest() {
    guard !dismissesAll.isEmpty else { return }
    var seen = dismissesAll
    var open = Array(dismissesAll)
    while let unit = open.popLast() {
      var next = lists[unit.index].presenters
      while next >= 0 {
        let over = found.slots[presenters[next].slot].unit
        if found.units[over].kind != .presented {
          note(.isDismissedAsLowest, unit)
        } else if seen.insert(over).inserted {
          open.append(over)
        }
        next = presenters[next].next
      }
    }
  }

  private mutating func goOn(_ task: Task, at root: RootLeaf) {
    // In a split that is whatever column is visible, not the presenter's.
    let slot = found.slots[root.slot].split ?? root.slot
    // What was on top there when the lowest was presented is on top again, unless an arm puts something else there.
    let isKept = root.lowest.map { changedIndex[packed($0.raw, root.slot.raw)] == nil } ?? false
    forEachLeaf(of: slot, isFresh: false, task.way.late) { explorer, leaf, way in
      var task = task
      if isKept, let lowest = root.lowest, leaf == root.slot {
        task.cursor = Cursor(leaf, explorer.hub(.presenters(of: lowest), of: leaf))
      } else {
        task.cursor = Cursor(leaf, explorer.hub(.all, of: leaf))
      }
      task.way = way
      explorer.schedule(task)
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
      var rest = select.rest
      if unit != own {
        rest?.cursor.above = own
        // What is up stays until the answer is yes.
        if let tab = tab(select.name, in: select.tabs) { ask(tab, at: Cursor(select.from, nil), select.way) }
      }
      _ = choose(select.name, in: bar, from: nil, select.step, select.way, rest)
      isLost = false
    }
  }

  /// A link shows a screen anew that another one had replaced: it asks for it, over what is there.
  private mutating func askWhereRestored() {
    guard !restored.isEmpty else { return }
    var replacing = Set(found.moves.lazy.filter { $0.kind == .replace }.map { (move: StackMove) in move.to })
      .filter { found.places[$0].flags.contains(.isRoot) }
    // In a column, events and links show other screens, too.
    replacing.formUnion(
      found.places.ids.filter { place in
        let value = found.places[place]
        return value.flags.contains(.isRoot) && found.slots[value.slot].column == value.slot && found.slots[value.slot].first != place
      })
    let replaced = Set(replacing.map { found.places[$0].slot })
    for slot in restored.intersection(replaced).sorted(by: { $0.raw < $1.raw }) {
      restored.remove(slot)
      guard let first = found.slots[slot].first else { continue }
      let cursor = Cursor(slot, hub(.all, of: slot))
      ask(
        graph.screens[found.places[first].screen].requires, at: cursor, Way(source: nil, origin: found.places[first].origin, cause: .link))
    }
  }

  /// Where a sequence goes on after `dismiss all`: the visible leaf of a root.
  private struct RootLeaf: Hashable, Comparable {
    var slot: SlotID
    /// What was presented from there, if that is known.
    var lowest: UnitID?

    static func < (a: RootLeaf, b: RootLeaf) -> Bool {
      (a.slot.raw, a.lowest?.raw ?? .max) < (b.slot.raw, b.lowest?.raw ?? .max)
    }
  }

  /// Of each unit, the slots of roots from which one came to it.
  private func rootLeavesBelow(_ bases: [[UnitID]]) -> [[RootLeaf]] {
    var above = [[UnitID]](repeating: [], count: found.units.count)
    var starts: Set<RootLeaf> = []
    var onBars: [RootLeaf: [UnitID]] = [:]
    for unit in found.units.ids {
      var next = lists[unit.index].presenters
      while next >= 0 {
        let slot = presenters[next].slot
        let over = found.slots[slot].unit
        if found.units[over].kind != .root && found.units[over].kind != .guardFlow {
          above[over.index].append(unit)
        } else if found.slots[slot].role == .accessory {
          // It lies on its bar: what is visible is what the bar shows.
          onBars[RootLeaf(slot: found.slots[slot].parent ?? slot), default: []].append(unit)
        } else {
          starts.insert(RootLeaf(slot: slot, lowest: unit))
        }
        next = presenters[next].next
      }
    }
    func anyLeaf() -> [[RootLeaf]] {
      found.units.ids.map { unit in bases[unit.index].compactMap { found.units[$0].slot.map { RootLeaf(slot: $0) } } }
    }
    // A tab that was selected from above may be the visible one as well; and where there are too many ways, any of them is assumed.
    guard qualifiedSelects.isEmpty else { return anyLeaf() }
    var effort = 4_000_000
    var result = [[RootLeaf]](repeating: [], count: found.units.count)
    for leaf in starts.union(onBars.keys).sorted() {
      if effort < 0 { return anyLeaf() }
      var open: [UnitID] = []
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

  /// Of each unit, the roots over which it can be, and the flows of guards in their place; of those, itself.
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
}

extension Place.Flags {
  /// Where in its slot it can be.
  package static let position: Place.Flags = [.isRoot, .isPushed]
}

extension StackMove.Kind {
  /// The positions that are handed on.
  fileprivate var mask: Place.Flags { self == .replace ? .position : .isPushed }
}
