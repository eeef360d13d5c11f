import Foundation

#if SPLITS
nonisolated extension NavGraph {
  /// An inspector that lies on everything that it belongs to.
  package nonisolated struct ShownInspector<G: Graph>: Swift.Identifiable, Sendable {
    /// The split that it is of.
    package let id: NodeID
    package let node: Node<G>
  }
}

nonisolated extension NavGraph.Shown {
  /// The inspector that lies on what lies on so many others.
  package func inspector(on level: Int) -> NavGraph.ShownInspector<G>? {
    guard let split = sheets[level], let node = node(split)?.splitColumns?[.inspector] else { return nil }
    return NavGraph.ShownInspector(id: split, node: node)
  }

  /// The inspector beside the columns of that split is hidden.
  package mutating func hideInspector(of split: NavGraph.NodeID) {
    update(split) { node in
      guard case .split(let name, let columns, var focus) = node.content else { return }
      focus.showsInspector = false
      node.content = .split(name, columns, focus)
    }
  }
}
#endif
