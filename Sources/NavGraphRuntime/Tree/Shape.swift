import Foundation

nonisolated extension NavGraph {
  /// What is shown, without identities: what tables are written in and tests compare.
  public nonisolated indirect enum Shape<G: Graph>: Hashable, Sendable {
    /// Nothing yet: a scene whose root is still behind a guard.
    case blank
    case screen(G.Screen)
    /// A stack, its root first.
    case stack(G.Container, [G.Screen])
    case tabs(G.Container, [Shape], selected: Int)
    case split(G.Container, [Column: Shape])
    case pages(G.Container, [G.Screen], selected: Int)
  }

  /// The identity of one node, minted by the reducer: it tells two equal screens apart.
  public nonisolated struct NodeID: Hashable, Sendable {
    public let rawValue: Int
  }
}

// What a link names in a container that it makes.
nonisolated extension NavGraph.Shape {
  /// The container that this is, if it is one.
  var container: G.Container? {
    switch self {
    case .blank, .screen: nil
    case .stack(let name, _): name
    case .tabs(let name, _, _): name
    case .split(let name, _): name
    case .pages(let name, _, _): name
    }
  }

  /// What is visible where this has just been made.
  var visible: NavGraph.Visible<G> {
    switch self {
    case .blank: .path([])
    case .screen(let screen): .path([screen])
    case .stack(_, let screens): .path(screens)
    case .tabs(_, let shapes, let selected): .tab(selected, shapes.indices.contains(selected) ? shapes[selected].visible : .path([]))
    case .split: .columns([:])
    case .pages(_, let screens, let selected):
      .page(selected, of: Dictionary(uniqueKeysWithValues: screens.enumerated().map { ($0, $1) }))
    }
  }
}

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
    case (.tabs(let name, var nodes, _), .tab(let index, let inner), .tabs(_, let shapes, _))
    where nodes.indices.contains(index) && shapes.indices.contains(index):
      nodes[index] = yielding(nodes[index], to: inner, declared: shapes[index])
      return NavGraph.Node(id: node.id, content: .tabs(name, nodes, selected: index))
    case (_, .page, _): return node
    default: return make(declared)
    }
  }
}
