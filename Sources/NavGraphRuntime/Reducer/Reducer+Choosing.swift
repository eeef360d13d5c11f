import Foundation

#if TABS || PAGES
// Tabs and pages, by number.
nonisolated extension NavGraph.Reducer {
  /// Selects that tab, or turns to that page.
  mutating func choose(_ index: Int, in container: NavGraph.NodeID) {
    _ = tree.update(container) { node in
      switch node.content {
      #if TABS
      case .tabs(let name, let nodes, _) where nodes.indices.contains(index): node.content = .tabs(name, nodes, selected: index)
      #endif
      #if PAGES
      case .pages(let name, let nodes, _) where nodes.indices.contains(index): node.content = .pages(name, nodes, selected: index)
      #endif
      default: break
      }
    }
    place = tree.node(container)?.leaf.id
  }
}
#endif
