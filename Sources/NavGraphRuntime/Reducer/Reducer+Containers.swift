import Foundation

nonisolated extension NavGraph.Reducer {
  mutating func push(_ screen: G.Screen) {
    let node = tree.make(.screen(screen))
    changeStack { $0.append(node) }
  }

  /// Changes the innermost stack around the place. Its root stays: whatever `change` leaves, the first node is kept.
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
