import Foundation

// Comparisons of places. All code that compares the current tree with a target uses these functions.
nonisolated extension NavGraph.Graph {
  /// Returns whether two screens are the same place: their keys are equal, or all of their values if no parameter is a key.
  static func isPlace(_ one: Screen, of other: Screen) -> Bool { one == other || isSamePlace(one, other) }

  /// Returns whether two modals are the same place, so that the presented one stays.
  static func isPlace(_ one: Modal, of other: Modal) -> Bool { one == other || isSamePlace(one, other) }

  static func isPlace(_ one: Root, of other: Root) -> Bool { one == other || isSamePlace(one, other) }
}

nonisolated extension NavGraph.Reducer {
  /// Returns the existing node with the values of `screen`, or nil if `screen` is another place.
  mutating func kept(_ node: NavGraph.Node<G>, for screen: G.Screen) -> NavGraph.Node<G>? {
    guard let there = node.screen, G.isPlace(there, of: screen) else { return nil }
    return there == screen ? node : told(node, of: screen, insteadOf: there)
  }

  /// Returns the node for `screen`: the existing one if it's the same place, or a new one.
  mutating func node(for screen: G.Screen, inPlaceOf old: NavGraph.Node<G>) -> NavGraph.Node<G> {
    kept(old, for: screen) ?? tree.make(.screen(screen))
  }

  /// Returns the nodes for a path. The existing nodes are kept up to the first that is another place; the rest are new.
  mutating func nodes(for screens: [G.Screen], inPlaceOf old: [NavGraph.Node<G>]) -> [NavGraph.Node<G>] {
    var nodes: [NavGraph.Node<G>] = []
    for (node, screen) in zip(old, screens) {
      guard let same = kept(node, for: screen) else { break }
      nodes.append(same)
    }
    for screen in screens.dropFirst(nodes.count) { nodes.append(tree.make(.screen(screen))) }
    return nodes
  }
}
