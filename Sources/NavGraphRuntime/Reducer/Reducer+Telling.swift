import Foundation

// Updating screens that stay with new values.
nonisolated extension NavGraph.Reducer {
  /// Returns the node with the values of `screen`. If its guards have other arguments for them, the node counts as not entered.
  mutating func told(_ node: NavGraph.Node<G>, of screen: G.Screen, insteadOf old: G.Screen) -> NavGraph.Node<G> {
    if !G.unanswered(G.guards(of: screen), after: G.guards(of: old)).isEmpty { tree.entered.remove(node.id) }
    var told = node
    told.content = .screen(screen)
    hasTold = hasTold || screen != old
    return told
  }

  /// Updates the top screens of a stack with these values.
  mutating func tell(_ screens: [G.Screen], on stack: NavGraph.NodeID) {
    guard let nodes = tree.node(stack)?.stack, nodes.count >= screens.count else { return }
    for (node, screen) in zip(nodes.suffix(screens.count), screens) {
      guard let same = kept(node, for: screen), same != node else { continue }
      _ = tree.update(node.id) { $0 = same }
    }
  }

  /// Updates the modal on top with the values of `modal`, which an app-level event presents. Screens that were pushed in it are removed.
  mutating func tellTop(of modal: G.Modal) {
    guard let index = tree.modals.indices.last else { return }
    tree.modals[index].modal = modal
    guard let old = tree.modals[index].content, let shape = G.content(of: modal, on: tree.idiom) else { return }
    let new = opened(old, shape.visible)
    _ = tree.update(old.id) { $0 = new }
    place = tree.leaf.id
  }
}

nonisolated extension NavGraph.Shape {
  /// Returns whether both shapes show the same places, possibly with different values.
  func isPlace(of other: NavGraph.Shape<G>) -> Bool {
    func areOne(_ some: [G.Screen], _ others: [G.Screen]) -> Bool { some.elementsEqual(others) { G.isPlace($0, of: $1) } }
    switch (self, other) {
    case (.blank, .blank): return true
    case (.screen(let one), .screen(let two)): return G.isPlace(one, of: two)
    case (.stack(let name, let screens), .stack(let name2, let screens2)): return name == name2 && areOne(screens, screens2)
    case (.tabs(let name, let shapes, let selected), .tabs(let name2, let shapes2, let selected2)):
      return name == name2 && selected == selected2 && shapes.elementsEqual(shapes2) { $0.isPlace(of: $1) }
    case (.split(let name, let columns), .split(let name2, let columns2)):
      return name == name2 && columns.count == columns2.count
        && columns.allSatisfy { column, shape in columns2[column].map { shape.isPlace(of: $0) } ?? false }
    case (.pages(let name, let screens, let selected), .pages(let name2, let screens2, let selected2)):
      return name == name2 && selected == selected2 && areOne(screens, screens2)
    default: return false
    }
  }
}
