import Foundation

#if KEYS || LINKS || SPLITS || WINDOWS
// Which entries are one place. Everything that compares what is there with what is wanted asks here.
nonisolated extension NavGraph.Graph {
  #if KEYS
  /// Whether two entries of a screen are the same place: their keys are equal, or all of their values where none is a key.
  static func isPlace(_ one: Screen, of other: Screen) -> Bool { one == other || isSamePlace(one, other) }

  #if LINKS
  /// Whether one is what the other presents: what is up stays up.
  static func isPlace(_ one: Modal, of other: Modal) -> Bool { one == other || isSamePlace(one, other) }
  #endif

  #if LINKS || WINDOWS
  static func isPlace(_ one: Root, of other: Root) -> Bool { one == other || isSamePlace(one, other) }
  #endif
  #else
  #if LINKS || SPLITS || WINDOWS
  /// Whether two entries are the same place: all of their values are equal, since none is a key.
  static func isPlace<Entry: Equatable>(_ one: Entry, of other: Entry) -> Bool { one == other }
  #endif
  #endif
}
#endif

#if KEYS || LINKS || SPLITS
nonisolated extension NavGraph.Reducer {
  /// The node that is there, if it is the place of `screen`: it is told of the values, and stays. nil for another place.
  mutating func kept(_ node: NavGraph.Node<G>, for screen: G.Screen) -> NavGraph.Node<G>? {
    guard let there = node.screen, G.isPlace(there, of: screen) else { return nil }
    #if KEYS
    return there == screen ? node : told(node, of: screen, insteadOf: there)
    #else
    return node
    #endif
  }

  #if KEYS || LINKS
  /// The node of the place of `screen`: the one that is there, or a new one.
  mutating func node(for screen: G.Screen, inPlaceOf old: NavGraph.Node<G>) -> NavGraph.Node<G> {
    kept(old, for: screen) ?? tree.make(.screen(screen))
  }
  #endif

  #if LINKS
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
  #endif
}
#endif
