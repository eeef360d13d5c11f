import NavGraphModel

// Hyperedges without events: roots, the contents of containers, and the user's taps and swipes in them
extension GuardHypergraphBuilder {
  /// Adds the roots that the app shows when it starts, and the entry points of external screens.
  mutating func addLaunches() {
    for id in graph.roots.ids {
      let root = graph.roots[id]
      guard let unit = roots[graph.instances[root.instance].content], !hasUnresolvedGuard(at: root.range) else { continue }
      show(unit, from: .none, evaluating: guards(in: root.requires), by: .launch(id), atRoot: true)
      if let slot = places.units[unit].slot {
        let vertex = linkVertices[slot] ?? hypergraph.newVertex()
        linkVertices[slot] = vertex
        hypergraph.add(vertex, from: .none, evaluating: guards(in: root.requires), by: .launch(id))
      }
    }
    for unit in places.units where unit.kind == .external {
      // Screens that are only followed because of an error have no entry point.
      guard case .screen(let screen) = unit.content, graph.screens[screen].isExternal, let slot = unit.slot else { continue }
      hypergraph.add(hypergraph.vertex(of: slot), from: .none, evaluating: [], by: .external)
    }
  }

  /// Adds what containers show first, and the taps and swipes in them.
  mutating func addContainers() {
    for slot in places.slots.ids {
      let value = places.slots[slot]
      let isRoot = places.units[value.unit].kind == .root
      switch value.kind {
      case .nothing: continue
      case .stack, .bare, .unseen:
        guard let first = value.first else { continue }
        let screen = graph.screens[places.places[first].screen]
        if hasUnresolvedGuard(at: screen.declared.range) { continue }
        // In other slots, the guards were evaluated with the slot.
        let evaluated = value.column == nil ? [] : guards(in: screen.requires)
        emit(
          hypergraph.vertex(of: first), from: VertexSet(hypergraph.vertex(of: slot)), evaluating: evaluated, by: .contained, atRoot: isRoot)
      case .tabs: addTabs(of: slot, isRoot: isRoot)
      case .split:
        for child in value.children.prefix(3) where places.slots[child].kind != .nothing {
          show(child, from: VertexSet(hypergraph.vertex(of: slot)), evaluating: [], by: .contained, atRoot: isRoot)
        }
      case .pages:
        if let first = value.children.first {
          show(first, from: VertexSet(hypergraph.vertex(of: slot)), evaluating: [], by: .contained, atRoot: isRoot)
        }
      }
    }
    for place in places.places.ids { addMoves(of: place) }
  }

  /// Adds the tab that is shown first, the accessory, and the taps on tabs.
  private mutating func addTabs(of slot: SlotID, isRoot: Bool) {
    let first = places.slots[slot].children.first { child in
      guard case .tab(let tab) = places.slots[child].role else { return false }
      return graph.tabs[tab].content != nil
    }
    let shown = places.slots[slot].chosen ?? first
    var tabs: [(tab: TabID, child: SlotID)] = []
    for child in places.slots[slot].children {
      switch places.slots[child].role {
      case .accessory where isEverThere(slot):
        show(child, from: VertexSet(hypergraph.vertex(of: slot)), evaluating: [], by: .contained, atRoot: isRoot)
      case .tab(let tab) where graph.tabs[tab].content != nil:
        if child == shown { show(child, from: VertexSet(hypergraph.vertex(of: slot)), evaluating: [], by: .contained, atRoot: isRoot) }
        hypergraph.add(hypergraph.bar(of: slot), from: VertexSet(hypergraph.bar(of: child)), evaluating: [], by: .none)
        tabs.append((tab, child))
      default: break
      }
    }
    addTaps(on: tabs)
    addTaps(on: tabs.reversed())
  }

  /// Adds taps on each tab while an earlier one is selected.
  private mutating func addTaps(on tabs: [(tab: TabID, child: SlotID)]) {
    var before: GuardHypergraph.Vertex?
    for (item, last) in zip(tabs.dropFirst(), tabs) {
      let vertex = hypergraph.newVertex()
      if let before { hypergraph.add(vertex, from: VertexSet(before), evaluating: [], by: .none) }
      hypergraph.add(vertex, from: VertexSet(hypergraph.bar(of: last.child)), evaluating: [], by: .none)
      if isEverTapped(item.tab) { show(item.child, from: VertexSet(vertex), evaluating: [], by: .tap(item.tab)) }
      before = vertex
    }
  }

  /// Adds the bars that are visible with a place, and the adjacent pages.
  private mutating func addMoves(of place: PlaceID) {
    // Only a pushed screen hides the bar.
    let hidesBar = graph.screens[places.places[place].screen].hides.contains(.tabBar) && !places.places[place].flags.contains(.isRoot)
    var next: SlotID? = places.places[place].slot
    while let slot = next, let parent = places.slots[slot].parent {
      switch places.slots[slot].role {
      case .tab where !hidesBar:
        hypergraph.add(hypergraph.bar(of: slot), from: VertexSet(hypergraph.vertex(of: place)), evaluating: [], by: .none)
      case .page:
        let pages = places.slots[parent].children
        let index = Int(slot.raw) - Int(pages.start)
        for other in [index - 1, index + 1] where pages.indices.count > other && other >= 0 {
          show(pages[other], from: VertexSet(hypergraph.vertex(of: place)), evaluating: [], by: .swipe)
        }
      default: break
      }
      next = parent
    }
  }

  /// Whether the condition of the accessory can be true. Otherwise it is reported (NAV0805).
  private func isEverThere(_ slot: SlotID) -> Bool {
    guard case .tabs(let tabs) = places.slots[slot].kind, let test = graph.tabSets[tabs].accessoryTest else { return true }
    return Conditions(of: graph).canHold([Conditions.Claim(test: test)]) != false
  }

  /// Whether a tab can be visible in its bar.
  func isEverTapped(_ tab: TabID) -> Bool {
    let value = graph.tabs[tab]
    let tests = [value.hiddenWhen, value.section.flatMap { graph.sections[$0].hiddenWhen }].compactMap { $0 }
    return tests.isEmpty || Conditions(of: graph).canHold(tests.map { Conditions.Claim(test: $0, holds: false) }) != false
  }
}
