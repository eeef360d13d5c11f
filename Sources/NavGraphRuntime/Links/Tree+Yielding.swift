import Foundation

// What was restored gives way to a link.
nonisolated extension NavGraph.Tree {
  /// The tree without what a link that waits names: no modals, its tab selected, its stack as declared. nil if it leads to another root.
  func yielding(to target: NavGraph.Target<G>) -> NavGraph.Tree<G>? {
    guard case .root(let name, let visible) = target.resolved(on: idiom).atStart.place else { return self }
    guard name == rootName else { return nil }
    var tree = self
    tree.modals = []
    tree.root = tree.yielding(tree.root, to: visible, declared: G.shape(of: name))
    return tree
  }

  private mutating func yielding(
    _ node: NavGraph.Node<G>, to visible: NavGraph.Visible<G>, declared: NavGraph.Shape<G>
  ) -> NavGraph.Node<G> {
    switch (node.content, visible, declared) {
    #if TABS
    case (.tabs(let name, var nodes, _), .tab(let index, let inner), .tabs(_, let shapes, _))
    where nodes.indices.contains(index) && shapes.indices.contains(index):
      nodes[index] = yielding(nodes[index], to: inner, declared: shapes[index])
      return NavGraph.Node(id: node.id, content: .tabs(name, nodes, selected: index))
    #endif
    #if PAGES
    case (_, .page, _): return node
    #endif
    default: return make(declared)
    }
  }
}
