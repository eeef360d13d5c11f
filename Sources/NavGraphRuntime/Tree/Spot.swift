import Foundation

nonisolated extension NavGraph {
  /// The tab, column, modal, or root that contains a screen. A sequence continues there, even if another screen is shown by then.
  package nonisolated enum Spot: Hashable, Sendable {
    case tab(NodeID, Int)
    /// The tab bar itself, which is the place of its accessory.
    case bar(NodeID)
    case column(NodeID, Column)
    case modal(NodeID)
    /// The root that was entered with this identity; any of its visible screens.
    case root(entry: NodeID)
  }
}

nonisolated extension NavGraph.Tree {
  /// Returns the innermost spot that contains the node.
  func spot(of id: NavGraph.NodeID) -> NavGraph.Spot? {
    guard let path = path(to: id), let layer = path.first else { return nil }
    if case .tabs? = path.last?.content { return .bar(id) }
    for (container, child) in zip(path, path.dropFirst()).reversed() {
      switch container.content {
      case .tabs(_, let nodes, _):
        if let index = nodes.firstIndex(where: { $0.id == child.id }) { return .tab(container.id, index) }
      case .split(_, let columns, _):
        if let column = NavGraph.Column.allCases.first(where: { columns[$0]?.id == child.id }) { return .column(container.id, column) }
      default: break
      }
    }
    return modals.first { $0.content?.id == layer.id }.map { .modal($0.id) } ?? .root(entry: entry)
  }

  /// Returns the screen at `spot`, or nil if it isn't visible or something is presented on top of it.
  func leaf(at spot: NavGraph.Spot) -> NavGraph.NodeID? {
    let found: NavGraph.Node<G>?
    switch spot {
    case .tab(let tabs, let index):
      guard case .tabs(_, let nodes, _)? = node(tabs)?.content, nodes.indices.contains(index) else { return nil }
      found = nodes[index]
    case .bar(let id): return isInFront(id) ? id : nil
    case .column(let split, let column): found = node(split)?.splitColumns?[column]
    case .modal(let id): found = modals.first { $0.id == id }?.content
    case .root(let entry): found = entry == self.entry ? root : nil
    }
    guard let leaf = found?.leaf.id, isInFront(leaf) else { return nil }
    return leaf
  }
}
