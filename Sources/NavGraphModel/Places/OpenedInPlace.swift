// The effect of an event's `open` on the modal that its screen is in.
extension Places {
  /// A modal that a route presents on top of everything if an event opens it in a slot: with `here`, or with `links over`.
  package struct Cover: Sendable {
    package var content: Content
    /// Whether the modal is presented regardless of other modals and pushed screens.
    package var isCertain: Bool
  }

  /// Returns the first such modal on each kind of device. Returns none if the link waits, is rejected, or dismisses the modals.
  package func covers(of route: RouteID, at slot: SlotID, in graph: NavigationGraph) -> [Cover] {
    let policy = graph.linkPolicy(own: graph.routes[route].links)
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
        // If no values distinguish the modal on top from the link's, it stays.
        let hasValues = !graph.keys(of: content).isEmpty
        if index == 0, content == own, !hasValues { continue }
        result.append(Cover(content: content, isCertain: isHere || isOnlyRoot(destination, in: graph)))
        break
      }
    }
    return result
  }

  /// Whether the user can only be in a target's root on the devices of the target. A target that replaces the root dismisses everything.
  private func isOnlyRoot(_ destination: Destination, in graph: NavigationGraph) -> Bool {
    guard let root = destination.root else { return true }
    let content = graph.content(of: root)
    let others = units.filter { $0.kind == .root && $0.content != content }
    // The devices on which an event enters a root aren't known.
    let isSwitched = !others.isEmpty && graph.steps.contains { $0.action.entersRoot }
    let own = units.first { $0.kind == .root && $0.content == content }?.idioms ?? []
    return !isSwitched && others.allSatisfy { !$0.idioms.isEmpty && $0.idioms.isDisjoint(with: own) }
  }

  /// Whether opening a route dismisses modals: not if the policy keeps them or waits, if it only presents, or if `here` is the slot's own
  /// stack.
  package func takesDown(_ route: RouteID, at slot: SlotID, in graph: NavigationGraph) -> Bool {
    guard graph.linkPolicy(own: graph.routes[route].links) == .dismiss else { return false }
    return graph.destinations[graph.routes[route].destinations].contains { destination in
      destination.root != nil && !staysHere(destination, at: slot, in: graph)
    }
  }

  /// Returns the slot in which a step runs.
  package func slot(of point: ProgramPoint) -> SlotID? {
    guard let node = point.node else { return point.slot }
    return node.place.map { places[$0].slot } ?? node.hub.map { hubs[$0].slot }
  }

  /// Whether a target keeps the modals: it only presents, or it pushes on the slot's own stack.
  private func staysHere(_ destination: Destination, at slot: SlotID, in graph: NavigationGraph) -> Bool {
    guard let steps = graph.hereSteps(of: destination) else { return false }
    guard let first = steps.belowModals.first else { return true }
    guard case .screen(let instance) = first.kind, case .screen(let screen) = graph.instances[instance].content else { return false }
    guard slots[slot].hasPath, let above = self.place(of: screen, in: slot) else { return false }
    return places[above].flags.contains(.isPushed)
  }
}
