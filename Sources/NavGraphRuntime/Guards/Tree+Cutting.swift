import Foundation

// What is restored, without what guards refuse.
nonisolated extension NavGraph.Tree {
  /// The tree without the places whose guards say no, and everything on top of them; nil if nothing is left of the root.
  func cut(_ isDenied: (G.Guard) -> Bool) -> NavGraph.Tree<G>? {
    var tree = self
    if let rootName, root.guards(of: rootName).contains(where: isDenied) { return nil }
    guard let root = tree.cut(tree.root, isDenied) else { return nil }
    tree.root = root
    let wanted = tree.modals
    tree.modals = []
    for var modal in wanted {
      guard !modal.guards.contains(where: isDenied), let content = modal.content.flatMap({ tree.cut($0, isDenied) }),
        let presenter = modal.presenter, tree.shownIDs.contains(presenter)
      else { break }
      modal.content = content
      tree.modals.append(modal)
    }
    return tree
  }

  private mutating func cut(_ node: NavGraph.Node<G>, _ isDenied: (G.Guard) -> Bool) -> NavGraph.Node<G>? {
    if node.guards.contains(where: isDenied) { return nil }
    var node = node
    switch node.content {
    case .blank: break
    case .screen(let screen):
      if G.guards(of: screen).contains(where: isDenied) { return nil }
    case .stack(let name, let nodes):
      let kept = nodes.prefix { $0.screen.map { !G.guards(of: $0).contains(where: isDenied) } ?? true }
      if kept.isEmpty { return nil }
      node.content = .stack(name, Array(kept))
    #if TABS
    case .tabs(let name, var nodes, let selected):
      for index in [selected] + nodes.indices.filter({ $0 != selected }) where nodes.indices.contains(index) {
        guard !G.guards(ofTab: index, in: name).contains(where: isDenied), let kept = cut(nodes[index], isDenied) else { continue }
        nodes[index] = kept
        node.content = .tabs(name, nodes, selected: index)
        return node
      }
      return nil
    #endif
    #if PAGES
    case .pages(let name, let nodes, let selected):
      let free = ([selected] + nodes.indices).first { index in
        nodes.indices.contains(index) && nodes[index].screen.map { !G.guards(of: $0).contains(where: isDenied) } ?? true
      }
      guard let free else { return nil }
      node.content = .pages(name, nodes, selected: free)
    #endif
    #if SPLITS
    case .split(let name, var columns, var focus):
      let declared = G.columns(of: name)
      for column in NavGraph.Column.allCases {
        guard let inner = columns[column] else { continue }
        if let kept = cut(inner, isDenied) {
          columns[column] = kept
          continue
        }
        guard let shape = declared[column], inner.shape != shape else { return nil }
        let fresh = make(shape)
        guard let kept = cut(fresh, isDenied) else { return nil }
        columns[column] = kept
        focus.leave(column, for: .sidebar)
      }
      node.content = .split(name, columns, focus)
    #endif
    }
    return node
  }
}
