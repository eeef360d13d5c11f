import Foundation

// What a column shows already.
nonisolated extension NavGraph.Reducer {
  /// The node that is there, if it is the place of what is to be shown: as it is where that is the same in all, else told and with nothing
  /// on top of it. nil for another place.
  mutating func kept(_ old: NavGraph.Node<G>, for shape: NavGraph.Shape<G>) -> NavGraph.Node<G>? {
    var node = old
    switch (old.content, shape) {
    case (.screen, .screen(let screen)): return kept(old, for: screen)
    case (.stack(let name, let nodes), .stack(let wanted, let screens)):
      guard name == wanted, let lowest = nodes.first, screens.count == 1, let same = kept(lowest, for: screens[0]) else { return nil }
      if same != lowest || !isLastStep { node.content = .stack(name, [same]) }
    #if TABS
    case (.tabs(let name, _, _), .tabs(let wanted, _, _)): guard name == wanted, isLastStep else { return nil }
    #endif
    #if PAGES
    case (.pages(let name, var nodes, let selected), .pages(let wanted, let screens, let first)):
      guard name == wanted, nodes.count == screens.count, isLastStep else { return nil }
      var isTold = false
      for (index, screen) in screens.enumerated() {
        guard let same = kept(nodes[index], for: screen) else { return nil }
        isTold = isTold || same != nodes[index]
        nodes[index] = same
      }
      node.content = .pages(name, nodes, selected: isTold ? first : selected)
    #endif
    default: return nil
    }
    return node
  }
}
