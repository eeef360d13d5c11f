import Foundation

// Steps inside containers: stacks, tabs, pages.
nonisolated extension Navigation.Turn {
  mutating func push(_ screen: G.Screen) {
    let node = tree.make(.screen(screen))
    changeStack { $0.append(node) }
  }

  mutating func popTo(_ landmark: G.Landmark) {
    var isBelow = false
    changeStack { nodes in
      guard
        let index = nodes.dropLast().lastIndex(where: { node in
          node.screen.map { G.isLandmark(landmark, $0) } ?? false
        })
      else { return }
      isBelow = true
      nodes.removeSubrange((index + 1)...)
    }
    if dropped == nil, !isBelow { drop("that screen is not below") }
  }

  mutating func replace(_ screen: G.Screen) {
    guard let place, tree.node(place)?.screen != nil else { return drop("there is no screen to replace") }
    let fresh = tree.make(.screen(screen))
    _ = tree.update(place) { $0 = fresh }
    self.place = fresh.id
  }

  /// Changes the innermost stack around the place. Its root stays: whatever `change` leaves, the first node is kept.
  mutating func changeStack(_ change: (inout [Navigation.Node<G>]) -> Void) {
    guard let place, let path = tree.path(to: place), let stack = path.last(where: { $0.stack != nil }) else {
      return drop("there is no stack here")
    }
    var top: Navigation.NodeID?
    _ = tree.update(stack.id) { node in
      guard case .stack(let name, let old) = node.content, let root = old.first else { return }
      var nodes = old
      change(&nodes)
      if nodes.isEmpty { nodes = [root] }
      node.content = .stack(name, nodes)
      top = nodes.last?.id
    }
    self.place = top ?? place
  }

  mutating func select(_ index: Int, of container: G.Container) {
    let around = place.flatMap { tree.path(to: $0) } ?? []
    guard let tabs = around.last(where: { $0.container == container }) ?? tree.root.container(container) else {
      return drop("that tab bar is not shown")
    }
    select(index, in: tabs.id)
  }

  mutating func select(_ index: Int, in tabs: Navigation.NodeID) {
    _ = tree.update(tabs) { node in
      guard case .tabs(let name, let nodes, _) = node.content, nodes.indices.contains(index) else { return }
      node.content = .tabs(name, nodes, selected: index)
    }
    place = tree.node(tabs)?.leaf.id
  }

  mutating func page(_ turn: Navigation.PageTurn) {
    guard let place, let path = tree.path(to: place), let pages = path.last(where: { $0.isPages }) else {
      return drop("there are no pages here")
    }
    _ = tree.update(pages.id) { node in
      guard case .pages(let name, let nodes, let selected) = node.content else { return }
      let wanted =
        switch turn {
        case .next: selected + 1
        case .previous: selected - 1
        case .to(let index): index
        }
      if nodes.indices.contains(wanted) { node.content = .pages(name, nodes, selected: wanted) }
    }
    self.place = tree.node(pages.id)?.leaf.id
  }
}

nonisolated extension Navigation.Node {
  var stack: [Navigation.Node<G>]? {
    if case .stack(_, let nodes) = content { nodes } else { nil }
  }
  var isPages: Bool {
    if case .pages = content { true } else { false }
  }
}
