import NavGraphSyntax

// The last look: what is refused by position, and the orders in which the result is read.
extension PlaceExplorer {
  mutating func finish() -> Places {
    addHereMoves()
    refusePopsAtRoots()
    refuseCloses()
    refuseSelects()
    found.refusals.sort { graph.steps[$0.step].range < graph.steps[$1.step].range }
    listIdleArms()
    sortEdges()
    sortPlaces()
    return found
  }

  /// `here`: its screen on top of every place of each stack that may hold it.
  private mutating func addHereMoves() {
    guard !hereScreens.isEmpty else { return }
    var wanted = Set<ScreenID>()
    for item in hereScreens { wanted.insert(item.screen) }
    for place in found.places.ids where wanted.contains(found.places[place].screen) {
      let slot = found.places[place].slot
      guard found.slots[slot].hasPath else { continue }
      found.places[place].flags.insert(.isPushed)
      found.moves.append(StackMove(from: hub(.all, of: slot), to: place, replaces: false))
    }
  }

  private mutating func refusePopsAtRoots() {
    let hasRoot = hubsWithRoots()
    for pop in pops {
      let isAtRoot: Bool
      if let place = pop.node.place {
        isAtRoot = found.places[place].flags.contains(.isRoot)
      } else {
        isAtRoot = pop.node.hub.map { hasRoot[$0.index] } ?? false
      }
      if isAtRoot { refuse(.atRoot, pop.step, at: pop.slot, pop.way) }
    }
  }

  private mutating func refuseCloses() {
    for close in closes {
      let place = found.places[close.place]
      guard place.flags.contains(.isRoot) else { continue }
      let slot = found.slots[place.slot]
      guard found.units[slot.unit].kind == .root, slot.column == nil else { continue }
      let event = close.event
      let way = Way(
        source: close.place, origin: place.origin, cause: event.map { .event($0) } ?? .link)
      refuse(.nothingToClose, close.step, at: place.slot, way)
    }
  }

  /// `select Main.chats` must find Main wherever it runs.
  private mutating func refuseSelects() {
    guard !qualifiedSelects.isEmpty else { return }
    let bases = rootsBelow()
    for select in qualifiedSelects {
      let own = found.slots[select.from].unit
      let bars = slotsOfTabs[select.tabs.index].map { found.slots[$0].unit }
      // In something presented that is perhaps up: not judged.
      if bars.contains(own) || bars.contains(where: { found.units[$0].kind != .root }) { continue }
      if !bases[own.index].allSatisfy(bars.contains) || bases[own.index].isEmpty {
        refuse(.otherTabs, select.step, at: select.from, select.way)
      }
    }
  }

  /// Arms that waited for an outcome that never came, at every presenter.
  private mutating func listIdleArms() {
    var seen = [Bool](repeating: false, count: graph.arms.count)
    for arm in arms where !found.units[arm.unit].flags.contains(arm.outcome) && !seen[arm.arm.index] {
      seen[arm.arm.index] = true
      found.idleArms.append((arm.arm, arm.unit))
    }
  }

  private mutating func sortEdges() {
    let count = found.places.count
    var starts = [UInt32](repeating: 0, count: count + 1)
    for edge in found.edges { starts[edge.source.index + 1] += 1 }
    for index in 0..<count { starts[index + 1] += starts[index] }
    found.edgeStarts = starts
    var isSorted = true
    for index in found.edges.indices.dropFirst() where found.edges[index].source < found.edges[index - 1].source {
      isSorted = false
      break
    }
    if isSorted { return }
    var order = [UInt32](repeating: 0, count: found.edges.count)
    for (index, edge) in found.edges.enumerated() {
      order[Int(starts[edge.source.index])] = UInt32(truncatingIfNeeded: index)
      starts[edge.source.index] += 1
    }
    let edges = found.edges
    found.edges = ContiguousArray(order.map { edges[Int($0)] })
  }

  private mutating func sortPlaces() {
    (found.slotOrder, found.slotStarts) = sorted(by: found.slots.count) { found.places[$0].slot.index }
    (found.screenOrder, found.screenStarts) = sorted(by: graph.screens.count) { found.places[$0].screen.index }
  }

  private func sorted(by count: Int, _ key: (PlaceID) -> Int) -> ([PlaceID], [UInt32]) {
    var starts = [UInt32](repeating: 0, count: count + 1)
    for place in found.places.ids { starts[key(place) + 1] += 1 }
    for index in 0..<count { starts[index + 1] += starts[index] }
    var next = starts
    var order = [PlaceID](repeating: PlaceID(0), count: found.places.count)
    for place in found.places.ids {
      order[Int(next[key(place)])] = place
      next[key(place)] += 1
    }
    return (order, starts)
  }
}
