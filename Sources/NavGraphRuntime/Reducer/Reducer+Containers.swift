import Foundation

nonisolated extension NavGraph.Reducer {
  mutating func push(_ screen: G.Screen) {
    let node = tree.make(.screen(screen))
    changeStack { $0.append(node) }
  }

  /// Changes the innermost stack around the place. If `change` removes all nodes, the root of the stack is kept.
  mutating func changeStack(_ change: (inout [NavGraph.Node<G>]) -> Void) {
    guard let place, let path = tree.path(to: place), let stack = path.last(where: { $0.stack != nil }) else {
      return drop("there is no stack here")
    }
    var top: NavGraph.NodeID?
    _ = tree.update(stack.id) { node in
      guard case .stack(let name, let old) = node.content, let root = old.first else { return }
      var nodes = old
      change(&nodes)
      if nodes.isEmpty { nodes = [root] }
      node.content = .stack(name, nodes)
      top = nodes.last?.id
    }
    self.place = top ?? place
  }
}

nonisolated extension NavGraph.Node {
  package var stack: [NavGraph.Node<G>]? {
    if case .stack(_, let nodes) = content { nodes } else { nil }
  }
}

// Steps whose effect depends on the container around the screen.
nonisolated extension NavGraph.Reducer {
  /// Returns the innermost of these containers around the place, and its index in `choices`.
  func innermost(_ choices: [G.Container: Int]) -> (NavGraph.NodeID, Int)? {
    let around = place.flatMap { tree.path(to: $0) } ?? []
    for node in around.reversed() {
      if let choice = node.container.flatMap({ choices[$0] }) { return (node.id, choice) }
    }
    return nil
  }

  /// Pops to the nearest lower screen that matches the target.
  mutating func popTo(_ popTarget: G.PopTarget) {
    var isBelow = false
    changeStack { nodes in
      guard
        let index = nodes.dropLast().lastIndex(where: { node in
          node.screen.map { G.isPopTarget(popTarget, $0) } ?? false
        })
      else { return }
      isBelow = true
      nodes.removeSubrange((index + 1)...)
    }
    if dropped == nil, !isBelow { drop("that screen is not below") }
    clearTop()
  }

  mutating func replace(_ screen: G.Screen) {
    guard let place, let old = tree.node(place), old.screen != nil else { return drop("there is no screen to replace") }
    // A screen that is replaced by an equal one gets a new node. Otherwise the step would have no effect.
    let fresh = old.screen == screen ? tree.make(.screen(screen)) : node(for: screen, inPlaceOf: old)
    _ = tree.update(place) { $0 = fresh }
    self.place = fresh.id
  }

  /// Leaves the screen in the way that fits its position: pops it, clears its column, or dismisses its modal.
  mutating func close() {
    guard let place, let path = tree.path(to: place), let layer = path.first else { return drop("there is no place") }
    if case .stack(_, let nodes)? = path.dropLast().last?.content, nodes.count > 1 {
      return changeStack { $0.removeLast() }
    }
    if let (_, column) = split(around: place) { return clear(column) }
    if tree.rootFlow != nil, layer.id == tree.root.id { return leaveFlow(.dismissed(by: .app)) }
    if tree.modals.contains(where: { $0.content?.id == layer.id }) {
      leaveFlow(.dismissed(by: .app))
    } else {
      drop("this is where everything starts")
    }
  }
}
