import Foundation

nonisolated extension NavGraph {
  /// The tab, the column, the modal or the root that a screen is in: where a sequence goes on, whatever stands there by then.
  package nonisolated enum Spot: Hashable, Sendable {
    case tab(NodeID, Int)
    /// The bar itself, where an accessory is.
    case bar(NodeID)
    case column(NodeID, Column)
    case modal(NodeID)
    /// In the root that was entered so; any visible screen of it.
    case root(entry: NodeID)
  }
}

nonisolated extension NavGraph.Tree {
  /// The innermost spot around a node.
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

  /// The screen that stands there, if it can be seen and nothing lies on it.
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
