import Foundation

// What asks when it is entered.
nonisolated extension NavGraph.Tree {
  /// Remembers what is shown now, forgets what is gone.
  mutating func markEntered() {
    var marked = Set<NavGraph.NodeID>(minimumCapacity: entered.count)
    for layer in layers {
      layer.walk({ $0.children }) { if entered.contains($0.id) { marked.insert($0.id) } }
      layer.walk({ $0.shown }) { marked.insert($0.id) }
    }
    entered = marked
  }

  /// The guards on places that this tree shows and `old` did not, outermost first; one that is on several of them as often.
  func guardsEntered(from old: NavGraph.Tree<G>) -> [G.Guard] {
    // A root that comes back has been entered already.
    if entry == old.home?.entry { return [] }
    var all: [G.Guard] = []
    let isFresh = entry != old.entry
    // What was shown before is asked for only where something has a guard.
    func wasShown(_ isMeant: (NavGraph.Node<G>) -> Bool) -> Bool {
      var isThere = false
      for layer in old.layers { layer.walk({ $0.shown }) { isThere = isThere || isMeant($0) } }
      return isThere
    }
    func collect(_ node: NavGraph.Node<G>) {
      if !entered.contains(node.id) {
        all += node.guards
      } else if let guards = node.guardsForShownValues {
        // It has been entered, but perhaps for other values.
        all += G.unanswered(guards, after: old.node(node.id)?.guards ?? [])
      }
      if let screen = node.screen, !entered.contains(node.id) {
        let guards = G.guards(of: screen)
        if !guards.isEmpty, isFresh || !wasShown({ $0.screen == screen }) { all += guards }
      }
      #if TABS
      // What the tab shows may be another screen by now: it is the tab that is entered.
      if case .tabs(let name, let nodes, let selected) = node.content, nodes.indices.contains(selected) {
        let guards = G.guards(ofTab: selected, in: name)
        if !guards.isEmpty, !wasShown({ $0.id == node.id && $0.selected == selected }) { all += guards }
      }
      #endif
      for child in node.shown { collect(child) }
    }
    // What shows other values than before may ask another question.
    if let rootName {
      let shown = root.guardsForShownValues(of: rootName)
      if isFresh || old.rootName == nil {
        all += shown ?? G.guards(of: rootName)
      } else if let before = old.rootName, shown != nil || before != rootName {
        all += G.unanswered(shown ?? G.guards(of: rootName), after: old.root.guards(of: before))
      }
    }
    collect(root)
    for modal in modals {
      let shown = modal.guardsForShownValues
      if let before = old.modals.first(where: { $0.id == modal.id }) {
        if shown != nil || before.modal != modal.modal { all += G.unanswered(modal.guards, after: before.guards) }
      } else {
        all += shown ?? G.guards(of: modal.modal)
      }
      if let content = modal.content { collect(content) }
    }
    return all
  }
}

#if TABS
nonisolated extension NavGraph.Node {
  /// The tab that is selected, if these are tabs.
  fileprivate var selected: Int? {
    if case .tabs(_, _, let selected) = content { selected } else { nil }
  }
}
#endif
