import Foundation

// Which entries are one place. Everything that compares what is there with what is wanted asks here.
nonisolated extension NavGraph.Graph {
  /// Whether two entries of a screen are the same place: their keys are equal, or all of their values where none is a key.
  static func isPlace(_ one: Screen, of other: Screen) -> Bool { one == other || isSamePlace(one, other) }

  /// Whether one is what the other presents: what is up stays up.
  static func isPlace(_ one: Modal, of other: Modal) -> Bool { one == other || isSamePlace(one, other) }

  static func isPlace(_ one: Root, of other: Root) -> Bool { one == other || isSamePlace(one, other) }
}

nonisolated extension NavGraph.Reducer {
  /// The node that is there, if it is the place of `screen`: it is told of the values, and stays. nil for another place.
  mutating func kept(_ node: NavGraph.Node<G>, for screen: G.Screen) -> NavGraph.Node<G>? {
    guard let there = node.screen, G.isPlace(there, of: screen) else { return nil }
    return there == screen ? node : told(node, of: screen, insteadOf: there)
  }

  /// The node of the place of `screen`: the one that is there, or a new one.
  mutating func node(for screen: G.Screen, inPlaceOf old: NavGraph.Node<G>) -> NavGraph.Node<G> {
    kept(old, for: screen) ?? tree.make(.screen(screen))
  }

  /// The nodes of a path, as far as those that are there are its places; the others are new.
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
