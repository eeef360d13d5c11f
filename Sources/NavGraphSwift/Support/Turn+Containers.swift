import Foundation

// Steps inside containers: stacks, tabs, splits, pages.
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

  /// The split around a place, and the column that the place is in.
  func split(around place: Navigation.NodeID) -> (Navigation.Node<G>, Navigation.Column)? {
    guard let path = tree.path(to: place), let index = path.lastIndex(where: { $0.splitColumns != nil }),
      path.indices.contains(index + 1), let columns = path[index].splitColumns
    else { return nil }
    let inside = path[index + 1].id
    return Navigation.Column.allCases.first { columns[$0]?.id == inside }.map { (path[index], $0) }
  }

  mutating func show(_ column: Navigation.Column, _ shape: Navigation.Shape<G>?) {
    guard let place, let (split, _) = split(around: place) else { return drop("there is no split here") }
    var wanted = shape
    if let name = split.container, case .stack(let stack, _)? = G.columns(of: name)[column], case .screen(let root)? = shape {
      // The column is declared as a stack: the screen becomes its root.
      wanted = .stack(stack, [root])
    }
    let fresh = wanted.map { tree.make($0) }
    change(split.id) { columns, front in
      if let fresh { columns[column] = fresh }
      front = column
    }
    self.place = (fresh ?? split.splitColumns?[column])?.leaf.id ?? place
  }

  mutating func clear(_ column: Navigation.Column) {
    guard let place, let (split, own) = split(around: place), let name = split.container else {
      return drop("there is no split here")
    }
    let declared = G.columns(of: name)
    let fresh = declared[column].map { tree.make($0) }
    let neighbour = Navigation.Column.allCases.last { other in
      split.splitColumns?[other] != nil && other.order < column.order
    }
    change(split.id) { columns, front in
      columns[column] = fresh
      if front == column { front = neighbour ?? .sidebar }
    }
    if own == column { self.place = tree.node(split.id)?.leaf.id }
  }

  private mutating func change(
    _ split: Navigation.NodeID,
    _ change: (inout [Navigation.Column: Navigation.Node<G>], inout Navigation.Column) -> Void
  ) {
    _ = tree.update(split) { node in
      guard case .split(let name, var columns, var front) = node.content else { return }
      change(&columns, &front)
      node.content = .split(name, columns, front: front)
    }
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
  var splitColumns: [Navigation.Column: Navigation.Node<G>]? {
    if case .split(_, let columns, _) = content { columns } else { nil }
  }
  var isPages: Bool {
    if case .pages = content { true } else { false }
  }
}

nonisolated extension Navigation.Column {
  var order: Int {
    switch self {
    case .sidebar: 0
    case .content: 1
    case .detail: 2
    case .inspector: 3
    }
  }
}
