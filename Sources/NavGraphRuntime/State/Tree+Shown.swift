import Foundation

#if GUARDS || LINKS || PAGES || SPLITS || TABS
// In stacks alone every node lies beneath what can be seen.
nonisolated extension NavGraph.Node {
  /// The children that can be seen or lie beneath what can be seen.
  var shown: [NavGraph.Node<G>] {
    switch content {
    case .stack(_, let nodes): nodes
    #if SPLITS
    case .split(_, let columns, let focus): focus.shown(of: Set(columns.keys)).compactMap { columns[$0] }
    #endif
    default: visible
    }
  }
}

nonisolated extension NavGraph.Tree {
  /// All nodes that can be seen or lie beneath what can be seen.
  package var shownIDs: Set<NavGraph.NodeID> {
    var all: Set<NavGraph.NodeID> = []
    for layer in layers { layer.walk({ $0.shown }) { all.insert($0.id) } }
    return all
  }
}
#endif
