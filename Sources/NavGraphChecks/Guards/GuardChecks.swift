import NavGraphModel
import NavGraphSyntax

extension Checker {
  /// Reports contradictions and the diagnostics about guards.
  func checkGuards() {
    // The screens after a dead branch are found in the graph that includes it.
    let free = ofAllBranches
    let contradictions = free.contradictions()
    guard !graph.isAlone, places.isWhole, !graph.guardUses.isEmpty || !contradictions.isEmpty else {
      for contradiction in contradictions { report(contradiction) }
      return
    }
    checkFlowsOfGuards()
    let hasProtections = mayLeak
    let hasLoops = flowsMayAsk
    guard hasProtections || hasLoops || !contradictions.isEmpty else { return }
    if !contradictions.isEmpty {
      for contradiction in free.addingUnreachableScreens(to: contradictions, in: GuardHypergraphBuilder(graph: graph, places: free.places))
      {
        report(contradiction)
      }
    }
    let deadBranches = Set(contradictions.map(\.branch))
    let builder = GuardHypergraphBuilder(graph: graph, places: places, leavingOut: deadBranches)
    if hasProtections { diagnostics += leaks(in: builder, leavingOut: deadBranches) }
    if hasLoops { reportCycles(in: builder) }
  }

  /// Whether a guard is required by an event or a link, so that it can be skipped.
  private var mayLeak: Bool {
    graph.events.contains { !$0.requires.isEmpty } || graph.routes.contains { !$0.requires.isEmpty }
      || graph.entries.contains { !$0.requires.isEmpty }
  }

  /// Whether something in the flow of a guard, or presented over it, requires a guard.
  private var flowsMayAsk: Bool {
    var isInside = places.units.map { $0.flags.contains(.isGuardFlow) }
    var open = places.units.ids.filter { isInside[$0.index] }
    guard !open.isEmpty else { return false }
    var above = [[PresentationContextID]](repeating: [], count: isInside.count)
    for presentation in places.presentations { above[presentation.over.index].append(presentation.unit) }
    while let unit = open.popLast() {
      if case .modal(let modal) = places.units[unit].content, !graph.modals[modal].requires.isEmpty { return true }
      for next in above[unit.index] where !isInside[next.index] {
        isInside[next.index] = true
        open.append(next)
      }
    }
    for slot in places.slots where isInside[slot.unit.index] {
      if case .tab(let tab) = slot.role, !graph.tabs[tab].requires.isEmpty { return true }
      if let content = slot.kind.content, !graph.requirements(of: content).isEmpty { return true }
    }
    for place in places.places where isInside[places.slots[place.slot].unit.index] {
      if !graph.screens[place.screen].requires.isEmpty { return true }
      for item in graph.screens[place.screen].events where !graph.events[graph.eventsOfScreens[item].event].requires.isEmpty { return true }
    }
    return false
  }

  private func reportCycles(in builder: GuardHypergraphBuilder) {
    let cycles = guardCycles(in: builder)
    // A flow that is presented over itself because of its guard has only the diagnostic about the guard.
    let flows = Set(cycles.flatMap(\.flows))
    diagnostics.removeAll { diagnostic in
      diagnostic.code == Rule.cyclicModals.code
        && (flows.contains(diagnostic.primary.range) || diagnostic.secondary.contains { flows.contains($0.range) })
    }
    diagnostics += cycles.map(\.diagnostic)
  }
}
