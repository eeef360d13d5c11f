import NavGraphSyntax

// The last look: what is refused by position, and the orders in which the result is read.
extension PlaceExplorer {
  mutating func finish() {
    addHereMoves()
    refusePopsAtRoots()
    refuseCloses()
    refuseSelects()
    found.refusals.sort { graph.steps[$0.step].range < graph.steps[$1.step].range }
    listIdleArms()
    listSequelsOfDismissAll()
    sortEdges()
    sortPlaces()
    for open in opens where found.takesDown(open.route, at: open.slot, in: graph) {
      found.units[found.slots[open.slot].unit].flags.insert(.leavesByLink)
    }
    noteFlowsThatAreLeft()
    findDeviceOrigins()
    dropRefusalsOfNoDevice()
  }

  /// Finds the origins for each kind of device, if roots, contents of modals, or targets are only for some kinds. A path must not lead from
  /// one kind to another.
  private mutating func findDeviceOrigins() {
    let isForSome =
      graph.roots.contains { !$0.idioms.isEmpty } || graph.modalContents.contains { !$0.idioms.isEmpty }
      || graph.destinations.contains { !$0.idioms.isEmpty }
    guard isForSome, found.isWhole else { return }
    let meant = graph.meantIdioms
    found.deviceOrigins = Idioms.words.map(\.1).filter { meant.contains($0) }.map { DeviceOrigins(found, flowsInPlace, on: $0) }
  }

  /// Drops refusals at places that are found only by a path from one kind of device to another.
  private mutating func dropRefusalsOfNoDevice() {
    let devices = found.deviceOrigins
    if devices.isEmpty { return }
    func isShown(_ place: PlaceID?) -> Bool {
      guard let place else { return true }
      return devices.contains { $0.places[place.index] != nil }
    }
    found.refusals = found.refusals.compactMap { refusal in
      if isShown(refusal.place) || refusal.count > refusal.others.count + 1 { return refusal }
      guard let index = refusal.others.firstIndex(where: { isShown($0.place) }) else { return nil }
      var refusal = refusal
      (refusal.place, refusal.slot) = (refusal.others[index].place, refusal.others[index].slot)
      refusal.others = refusal.others[(index + 1)...].filter { isShown($0.place) }
      refusal.count = refusal.others.count + 1
      return refusal
    }
  }

  private mutating func refusePopsAtRoots() {
    guard !pops.isEmpty else { return }
    let positions = positionsOfHubs()
    let seconds = pops.contains(where: \.isUnder) ? secondScreens(positions) : []
    for pop in pops {
      let isRoot = position(of: pop.node, positions).contains(.isRoot)
      // Where the first of two does nothing already, that is said.
      guard pop.isUnder ? seconds.contains(pop.node) && !isRoot : isRoot else { continue }
      refuse(.atRoot, pop.step, at: pop.slot, pop.way, isAfterPop: pop.isUnder)
    }
  }

  private mutating func refuseCloses() {
    guard !closes.isEmpty else { return }
    let positions = positionsOfHubs()
    let seconds = closes.contains(where: \.isUnder) ? secondScreens(positions) : []
    for close in closes where close.isUnder ? seconds.contains(close.node) : position(of: close.node, positions).contains(.isRoot) {
      let isNothing =
        found.slots[close.slot].column == nil ? found.units[found.slots[close.slot].unit].kind == .root : isClear(close, seconds)
      if isNothing { refuse(.nothingToClose, close.step, at: close.slot, close.way, isAfterPop: close.isUnder) }
    }
  }

  /// Whether `close` finds a column as it is declared, and no other to go back to: that is so in a sidebar.
  private func isClear(_ close: WayBack, _ seconds: Set<Node>) -> Bool {
    let slot = found.slots[close.slot]
    guard slot.role == .column(.sidebar), let split = slot.split, found.slots[split].children.contains(close.slot), let first = slot.first
    else { return false }
    if !close.isUnder { return close.node.place.map { $0 == first } ?? true }
    return seconds.contains(close.node)
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
    for arm in refusedArms { seen[arm.index] = true }
    for arm in startedArms { seen[arm.index] = true }
    // They wait for a guard's flow that never ends, which is said of the flow.
    let left = Set(found.units.lazy.filter { !$0.flags.isDisjoint(with: [.escapes, .leavesByLink]) }.map(\.content))
    let pending = refusals.pending { guardID in graph.guards[guardID].flow.map { !left.contains(graph.instances[$0].content) } ?? false }
    for arm in arms where pending.units.contains(arm.unit) && arm.outcome == .canBeDismissed { seen[arm.arm.index] = true }
    for arm in pending.arms { seen[arm.index] = true }
    for arm in arms where isDismissed(arm.unit, arm.outcome, over: arm.cursor) { seen[arm.arm.index] = true }
    for arm in arms where found.units[arm.unit].flags.isDisjoint(with: [arm.outcome, .isPoisoned]) && !seen[arm.arm.index] {
      seen[arm.arm.index] = true
      found.idleArms.append((arm.arm, arm.unit))
    }
  }

  /// `dismiss all then ...`: the lowest of what is presented has an arm that may go on as well.
  private mutating func listSequelsOfDismissAll() {
    guard !found.dismissedArms.isEmpty else { return }
    // Each is a walk of its own; a graph has few of them.
    for (unit, task) in afterDismissAll.prefix(1000) {
      let step = graph.branches[task.branch].steps[task.index]
      var seen: Set<UnitID> = [unit]
      var open = [unit]
      while let next = open.popLast() {
        var presenter = lists[next.index].presenters
        var isLowest = false
        while presenter >= 0 {
          let over = found.slots[presenters[presenter].slot].unit
          if found.units[over].kind != .presented {
            isLowest = true
          } else if seen.insert(over).inserted {
            open.append(over)
          }
          presenter = presenters[presenter].next
        }
        if isLowest { found.sequels.append((next, step)) }
      }
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
