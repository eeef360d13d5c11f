import Foundation

// Steps in splits, which show, reveal, and clear columns.
nonisolated extension NavGraph.Reducer {
  /// Returns the split around a place, and the column that contains the place.
  func split(around place: NavGraph.NodeID) -> (NavGraph.Node<G>, NavGraph.Column)? {
    guard let path = tree.path(to: place), let index = path.lastIndex(where: { $0.splitColumns != nil }),
      path.indices.contains(index + 1), let columns = path[index].splitColumns
    else { return nil }
    let inside = path[index + 1].id
    return NavGraph.Column.allCases.first { columns[$0]?.id == inside }.map { (path[index], $0) }
  }

  mutating func show(_ column: NavGraph.Column, _ shape: NavGraph.Shape<G>?) {
    guard let place, let (split, _) = split(around: place) else { return drop("there is no split here") }
    var wanted = shape
    if let name = split.container, case .stack(let stack, _)? = G.columns(of: name)[column], case .screen(let root)? = shape {
      // The column is declared as a stack, so the screen becomes its root.
      wanted = .stack(stack, [root])
    }
    let fresh = wanted.map { shape in split.splitColumns?[column].flatMap { kept($0, for: shape) } ?? tree.make(shape) }
    change(split.id) { columns, focus in
      if let fresh { columns[column] = fresh }
      focus.bring(column)
    }
    self.place = (fresh ?? split.splitColumns?[column])?.leaf.id ?? place
  }

  mutating func clear(_ column: NavGraph.Column) {
    guard let place, let (split, own) = split(around: place), let name = split.container else {
      return drop("there is no split here")
    }
    let declared = G.columns(of: name)
    let fresh = declared[column].map { tree.make($0) }
    let neighbour = NavGraph.Column.allCases.last { other in
      split.splitColumns?[other] != nil && other.order < column.order
    }
    change(split.id) { columns, focus in
      columns[column] = fresh
      focus.leave(column, for: neighbour ?? .sidebar)
    }
    if own == column { self.place = tree.node(split.id)?.leaf.id }
  }

  private mutating func change(
    _ split: NavGraph.NodeID,
    _ change: (inout [NavGraph.Column: NavGraph.Node<G>], inout NavGraph.Focus) -> Void
  ) {
    _ = tree.update(split) { node in
      guard case .split(let name, var columns, var focus) = node.content else { return }
      change(&columns, &focus)
      node.content = .split(name, columns, focus)
    }
  }
}

nonisolated extension NavGraph.Tree {
  /// Shows `column` of a collapsed split after the user went back to it, and resets the columns above it to their declarations.
  mutating func goBack(to column: NavGraph.Column, in split: NavGraph.NodeID) {
    guard case .split(let name, var columns, var focus)? = node(split)?.content else { return }
    let declared = G.columns(of: name)
    for left in NavGraph.Column.allCases where column.order < left.order && left.order <= focus.front.order {
      if columns[left]?.shape != declared[left] { columns[left] = declared[left].map { make($0) } }
    }
    // If the columns are side by side, `column` wasn't requested.
    if focus.isCollapsed { focus.bring(column) }
    _ = update(split) { $0.content = .split(name, columns, focus) }
  }
}

nonisolated extension NavGraph.Node {
  package var splitColumns: [NavGraph.Column: NavGraph.Node<G>]? {
    if case .split(_, let columns, _) = content { columns } else { nil }
  }
}

nonisolated extension NavGraph.Reducer {
  /// Returns the existing node if it's the same place as `shape`, otherwise nil. With new values or if steps follow, the screens on top of
  /// it are removed.
  mutating func kept(_ old: NavGraph.Node<G>, for shape: NavGraph.Shape<G>) -> NavGraph.Node<G>? {
    var node = old
    switch (old.content, shape) {
    case (.screen, .screen(let screen)): return kept(old, for: screen)
    case (.stack(let name, let nodes), .stack(let wanted, let screens)):
      guard name == wanted, let lowest = nodes.first, screens.count == 1, let same = kept(lowest, for: screens[0]) else { return nil }
      if same != lowest || !isLastStep { node.content = .stack(name, [same]) }
    case (.tabs(let name, _, _), .tabs(let wanted, _, _)): guard name == wanted, isLastStep else { return nil }
    case (.pages(let name, var nodes, let selected), .pages(let wanted, let screens, let first)):
      guard name == wanted, nodes.count == screens.count, isLastStep else { return nil }
      var isTold = false
      for (index, screen) in screens.enumerated() {
        guard let same = kept(nodes[index], for: screen) else { return nil }
        isTold = isTold || same != nodes[index]
        nodes[index] = same
      }
      node.content = .pages(name, nodes, selected: isTold ? first : selected)
    default: return nil
    }
    return node
  }
}
