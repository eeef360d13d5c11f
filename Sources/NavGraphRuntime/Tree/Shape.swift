import Foundation

nonisolated extension NavGraph {
  /// The content of a root, modal, tab, or column, without identities.
  public nonisolated indirect enum Shape<G: Graph>: Hashable, Sendable {
    /// No content yet, for example while a guard of the root is evaluated.
    case blank
    case screen(G.Screen)
    /// A stack, with its root first.
    case stack(G.Container, [G.Screen])
    case tabs(G.Container, [Shape], selected: Int)
    case split(G.Container, [Column: Shape])
    case pages(G.Container, [G.Screen], selected: Int)
  }

  /// The identity of a node, which distinguishes two equal screens. The reducer creates identities.
  public nonisolated struct NodeID: Hashable, Sendable {
    public let rawValue: Int
  }
}

nonisolated extension NavGraph.Shape {
  var container: G.Container? {
    switch self {
    case .blank, .screen: nil
    case .stack(let name, _): name
    case .tabs(let name, _, _): name
    case .split(let name, _): name
    case .pages(let name, _, _): name
    }
  }

  /// The visible content of a new container of this shape.
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

nonisolated extension NavGraph.Tree {
  /// Returns the restored tree without the state that the waiting link replaces, or nil if the link leads to another root.
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
