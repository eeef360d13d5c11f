// What an event's `open` does to what its screen is presented in.
extension Places {
  /// What a route presents on top of everything, if an event opens it in a slot: with `here`, and where what is up stays (`links over`).
  package struct Cover: Sendable {
    package var content: Content
    /// It comes whatever is up and whatever was pushed.
    package var isCertain: Bool
  }

  /// The first of those modals on each kind of device; none where the link waits, is dropped, or takes down what is up.
  package func covers(of route: RouteID, at slot: SlotID, in graph: NavigationGraph) -> [Cover] {
    let policy = graph.linkPolicy(graph.routes[route].links)
    if policy == .wait || policy == .reject { return [] }
    let own = units[slots[slot].unit].content
    var result: [Cover] = []
    for destination in graph.destinations[graph.routes[route].destinations] {
      let isHere = staysHere(destination, at: slot, in: graph)
      guard isHere || policy.leavesModals else { continue }
      let steps = graph.hereSteps(of: destination) ?? Array(graph.destinationSteps[destination.steps])
      let modals = steps.dropFirst(steps.belowModals.count).compactMap { step -> Content? in
        if case .present(let instance, _) = step.kind { graph.instances[instance].content } else { nil }
      }
      for (index, content) in modals.enumerated() {
        // What is on top already stays, if no values tell it from what is wanted.
        let hasValues = !graph.keys(of: content).isEmpty
        if index == 0, content == own, !hasValues { continue }
        result.append(Cover(content: content, isCertain: isHere || isOnlyRoot(destination, in: graph)))
        break
      }
    }
    return result
  }

  /// Whether the user can be in no other root than a target's, on the devices that it is for: one that replaces the root takes all down.
  private func isOnlyRoot(_ destination: Destination, in graph: NavigationGraph) -> Bool {
    guard let root = destination.root else { return true }
    let content = graph.content(of: root)
    let others = units.filter { $0.kind == .root && $0.content != content }
    // Of what events enter it is not known on which devices.
    let isSwitched = !others.isEmpty && graph.steps.contains { $0.action.entersRoot }
    let own = units.first { $0.kind == .root && $0.content == content }?.idioms ?? []
    return !isSwitched && others.allSatisfy { !$0.idioms.isEmpty && $0.idioms.isDisjoint(with: own) }
  }

  /// Whether opening a route takes down what is presented: not where that stays up or is waited for, where it only presents, or where `here`
  /// is the slot's own stack.
  package func takesDown(_ route: RouteID, at slot: SlotID, in graph: NavigationGraph) -> Bool {
    guard graph.linkPolicy(graph.routes[route].links) == .dismiss else { return false }
    return graph.destinations[graph.routes[route].destinations].contains { destination in
      destination.root != nil && !staysHere(destination, at: slot, in: graph)
    }
  }

  /// The slot in which a step runs.
  package func slot(of spot: Spot) -> SlotID? {
    guard let node = spot.node else { return spot.slot }
    return node.place.map { places[$0].slot } ?? node.hub.map { hubs[$0].slot }
  }

  /// Whether a target leaves what is up: it only presents there, or what it pushes is on the slot's own stack.
  private func staysHere(_ destination: Destination, at slot: SlotID, in graph: NavigationGraph) -> Bool {
    guard let steps = graph.hereSteps(of: destination) else { return false }
    guard let first = steps.belowModals.first else { return true }
    guard case .screen(let instance) = first.kind, case .screen(let screen) = graph.instances[instance].content else { return false }
    guard slots[slot].hasPath, let above = self.place(screen, in: slot) else { return false }
    return places[above].flags.contains(.isPushed)
  }
}
