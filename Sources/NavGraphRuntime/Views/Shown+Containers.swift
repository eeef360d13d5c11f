import Foundation

#if SPLITS
nonisolated extension NavGraph.Shown {
  /// The innermost split around a node.
  package func split(around node: NavGraph.NodeID) -> NavGraph.Node<G>? {
    layers.lazy.compactMap { $0.path(to: node) }.first?.dropLast().last { $0.splitColumns != nil }
  }

  /// The user went back to that column of a collapsed split.
  package mutating func goBack(to column: NavGraph.Column, in split: NavGraph.NodeID) {
    update(split) { node in
      guard case .split(let name, let columns, var focus) = node.content else { return }
      if focus.isCollapsed { focus.bring(column) }
      node.content = .split(name, columns, focus)
    }
  }
}
#endif

#if PAGES
nonisolated extension NavGraph.Shown {
  package mutating func turn(to index: Int, in pages: NavGraph.NodeID) {
    update(pages) { node in
      if case .pages(let name, let nodes, _) = node.content { node.content = .pages(name, nodes, selected: index) }
    }
  }
}
#endif
