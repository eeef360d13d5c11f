import NavGraphSyntax

// The last step: refusals that depend on positions, and the order of the results.
extension ReachabilityAnalysis {
  mutating func finish() {
    addHereMoves()
    for pop in popsAndCloses.refusedPops(in: found) {
      refuse(for: .atRoot, step: pop.step, at: pop.slot, via: pop.way, isAfterPop: pop.isUnder)
    }
    for close in popsAndCloses.refusedCloses(in: found) {
      refuse(for: .nothingToClose, step: close.step, at: close.slot, via: close.way, isAfterPop: close.isUnder)
    }
    if !selects.isEmpty {
      for select in selects.refused(with: containers, roots: presenters.rootsBelow(in: found), in: found) {
        refuse(select.step, for: .otherTabs)
      }
    }
    found.refusals.sort { graph.steps[$0.step].range < graph.steps[$1.step].range }
    listIdleArms()
    listSequelsOfDismissAll()
    found.sort(of: graph)
    for open in links.opens where found.takesDown(open.route, at: open.slot, in: graph) {
      found.units[found.slots[open.slot].unit].flags.insert(.leavesByLink)
    }
    noteFlowsThatAreLeft()
    findDeviceOrigins()
    dropRefusalsOfNoDevice()
  }

  /// Finds the origins for each kind of device, unless all devices show the same. A path must not lead from one kind to another.
  private func findDeviceOrigins() {
    let isForSome =
      graph.roots.contains { !$0.idioms.isEmpty } || graph.modalContents.contains { !$0.idioms.isEmpty }
      || graph.destinations.contains { !$0.idioms.isEmpty }
    guard isForSome, found.isWhole else { return }
    let meant = graph.meantIdioms
    found.deviceOrigins = Idioms.words.map(\.1).filter { meant.contains($0) }.map {
      DeviceOrigins(in: found, flowsInPlace: entryGuards.flowsInPlace, on: $0)
    }
  }

  /// Drops refusals at places that are found only by a path from one kind of device to another.
  private func dropRefusalsOfNoDevice() {
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

  /// Lists the outcome handlers that wait for an outcome that never occurs, at every presenter.
  private func listIdleArms() {
    // Handlers that wait for a guard flow that never ends aren't listed, because another diagnostic reports the flow.
    let left = Set(found.units.lazy.filter { !$0.flags.isDisjoint(with: [.escapes, .leavesByLink]) }.map(\.content))
    let pending = refusals.pending { id in graph.guards[id].flow.map { !left.contains(graph.instances[$0].content) } ?? false }
    found.unusedOutcomeHandlers = arms.idle(in: found) { item in
      item.outcome == .canBeDismissed && pending.units.contains(item.unit) || pending.arms.contains(item.arm)
        || isDismissed(item.unit, outcome: item.outcome, over: item.cursor)
    }
  }

  /// Adds the handlers of the lowest modals, which may continue after `dismiss all then ...`.
  private func listSequelsOfDismissAll() {
    guard !found.dismissedArms.isEmpty else { return }
    // Each iteration is a search, and a graph has few of them.
    for (unit, rest) in dismissAll.rests.prefix(1000) {
      let step = graph.branches[rest.branch].steps[rest.index]
      for lowest in presenters.lowest(under: [unit], in: found) { found.sequels.append((lowest, step)) }
    }
  }
}
