import Foundation

// Determining which guards are evaluated when places are entered.
nonisolated extension NavGraph.Tree {
  /// Adds the shown nodes to `entered`, and removes those that are no longer in the tree.
  mutating func markEntered() {
    var marked = Set<NavGraph.NodeID>(minimumCapacity: entered.count)
    for layer in layers {
      layer.walk({ $0.children }) { if entered.contains($0.id) { marked.insert($0.id) } }
      layer.walk({ $0.shown }) { marked.insert($0.id) }
    }
    entered = marked
  }

  /// Returns the guards of the places that this tree shows and `old` didn't, the outermost first. A guard of several places is repeated.
  func guardsEntered(from old: NavGraph.Tree<G>) -> [G.Guard] {
    // A root that is shown again was entered before.
    if entry == old.home?.entry { return [] }
    var all: [G.Guard] = []
    let isFresh = entry != old.entry
    // Called only for places with a guard, because it traverses the old tree.
    func wasShown(_ isMeant: (NavGraph.Node<G>) -> Bool) -> Bool {
      var isThere = false
      for layer in old.layers { layer.walk({ $0.shown }) { isThere = isThere || isMeant($0) } }
      return isThere
    }
    func collect(_ node: NavGraph.Node<G>) {
      if !entered.contains(node.id) {
        all += node.guards
      } else if let guards = node.guardsForShownValues {
        // The container was entered before, but possibly with other values.
        all += G.unanswered(guards, after: old.node(node.id)?.guards ?? [])
      }
      if let screen = node.screen, !entered.contains(node.id) {
        let guards = G.guards(of: screen)
        if !guards.isEmpty, isFresh || !wasShown({ $0.screen == screen }) { all += guards }
      }
      // The selection of the tab determines whether it's entered, because its screen may have changed.
      if case .tabs(let name, let nodes, let selected) = node.content, nodes.indices.contains(selected) {
        let guards = G.guards(ofTab: selected, in: name)
        if !guards.isEmpty, !wasShown({ $0.id == node.id && $0.selected == selected }) { all += guards }
      }
      for child in node.shown { collect(child) }
    }
    // With new values, guards may have other arguments.
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

nonisolated extension NavGraph.Node {
  /// The index of the selected tab, if this node is a tab bar.
  fileprivate var selected: Int? {
    if case .tabs(_, _, let selected) = content { selected } else { nil }
  }
}

// Restoring a tree without the places whose guards fail.
nonisolated extension NavGraph.Tree {
  /// Returns the tree without the places whose guards fail and everything on them, or nil if nothing is left of the root.
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
    case .tabs(let name, var nodes, let selected):
      for index in [selected] + nodes.indices.filter({ $0 != selected }) where nodes.indices.contains(index) {
        guard !G.guards(ofTab: index, in: name).contains(where: isDenied), let kept = cut(nodes[index], isDenied) else { continue }
        nodes[index] = kept
        node.content = .tabs(name, nodes, selected: index)
        return node
      }
      return nil
    case .pages(let name, let nodes, let selected):
      let free = ([selected] + nodes.indices).first { index in
        nodes.indices.contains(index) && nodes[index].screen.map { !G.guards(of: $0).contains(where: isDenied) } ?? true
      }
      guard let free else { return nil }
      node.content = .pages(name, nodes, selected: free)
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
    }
    return node
  }
}
