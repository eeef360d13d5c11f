import Foundation

// Opening a link: making a whole target visible, and keeping what already is.
nonisolated extension Navigation.Turn {
  mutating func open(_ general: Navigation.Target<G>) {
    let target = general.resolved(on: tree.idiom)
    if target.policy == .reject, !tree.modals.isEmpty { return drop("a modal is up, and this link doesn't touch it") }
    let before = tree.root
    switch target.place {
    case .anywhere, .here([], _, _):
      // Nothing can stand on an alert.
      if target.policy != .over, target.modals.count > modalsAlreadyUp(target.modals, onTop: true) {
        while let top = tree.modals.last, top.content == nil { end(from: tree.modals.count - 1, .dismissed(by: .link)) }
      }
    case .here(let screens, let stacks, let otherwise):
      guard pushHere(screens, in: stacks, policy: target.policy, otherwise: otherwise) else { return }
    case .root(let root, let visible):
      show(root, visible)
      let kept = tree.root == before ? modalsAlreadyUp(target.modals) : 0
      if target.policy != .over || kept > 0 { end(from: kept, .dismissed(by: .link)) }
      place = kept > 0 ? tree.leaf.id : tree.root.leaf.id
      for modal in target.modals.dropFirst(kept) { run(modal) }
      return
    }
    place = tree.leaf.id
    if target.modals.count == modalsAlreadyUp(target.modals, onTop: true), !target.modals.isEmpty { return }
    for modal in target.modals { run(modal) }
  }

  private mutating func show(_ root: G.Root, _ visible: Navigation.Visible<G>) {
    if tree.rootName != root { enter(root, because: .link) }
    let node = opened(tree.root, visible)
    tree.root = node
  }

  /// How many of these modals are up already, as they were declared.
  private func modalsAlreadyUp(_ wanted: [Navigation.Action<G>], onTop: Bool = false) -> Int {
    let up = onTop ? Array(tree.modals.suffix(wanted.count)) : tree.modals
    return zip(up, wanted).prefix { presented, action in
      guard case .present(let modal, _, _) = action, presented.modal == modal else { return false }
      guard case .flow(let shape, _) = G.presentation(of: modal) else { return true }
      return presented.content?.shape == shape
    }.count
  }

  /// Pushes on the innermost visible stack that may hold the screens; false if that led elsewhere altogether.
  private mutating func pushHere(
    _ screens: [G.Screen], in stacks: Set<G.Container>, policy: Navigation.LinkPolicy, otherwise: Navigation.TargetPlace<G>?
  ) -> Bool {
    if let content = tree.modals.last?.content, let stack = visibleStack(in: content, among: stacks) {
      pushUnlessThere(screens, on: stack)
      return true
    }
    if tree.rootName != nil, let stack = visibleStack(in: tree.root, among: stacks) {
      if policy != .over { end(from: 0, .dismissed(by: .link)) }
      pushUnlessThere(screens, on: stack)
      return true
    }
    guard let otherwise else {
      drop("no stack that is visible may hold this screen")
      return false
    }
    open(Navigation.Target(otherwise, policy: policy))
    return dropped == nil
  }

  private mutating func pushUnlessThere(_ screens: [G.Screen], on stack: Navigation.Node<G>) {
    place = stack.leaf.id
    let path = stack.stack?.compactMap(\.screen) ?? []
    let there = (0...screens.count).last { path.suffix($0).elementsEqual(screens.prefix($0)) } ?? 0
    for screen in screens.dropFirst(there) { push(screen) }
  }

  /// In a split, `detail` comes before `content` before `sidebar`.
  private func visibleStack(in node: Navigation.Node<G>, among stacks: Set<G.Container>) -> Navigation.Node<G>? {
    for child in node.visible.reversed() {
      if let found = visibleStack(in: child, among: stacks) { return found }
    }
    guard node.stack != nil, let name = node.container, stacks.contains(name) else { return nil }
    return node
  }

  /// `node`, showing `visible`. Equal screens keep their identity, and with it their controllers.
  private mutating func opened(_ old: Navigation.Node<G>, _ visible: Navigation.Visible<G>) -> Navigation.Node<G> {
    var node = old
    switch (old.content, visible) {
    case (.screen(let screen), .path(let screens)):
      if let wanted = screens.last, wanted != screen { node = tree.make(.screen(wanted)) }
    case (.stack(let name, let nodes), .path(let screens)):
      let kept = zip(nodes, screens).prefix { $0.0.screen == $0.1 }.count
      let fresh = screens.dropFirst(kept).map { tree.make(.screen($0)) }
      node.content = .stack(name, nodes.prefix(kept) + fresh)
    case (.tabs(let name, var nodes, _), .tab(let index, let inner)) where nodes.indices.contains(index):
      nodes[index] = opened(nodes[index], inner)
      node.content = .tabs(name, nodes, selected: index)
    case (.pages(let name, let nodes, _), .page(let index)) where nodes.indices.contains(index):
      node.content = .pages(name, nodes, selected: index)
    case (.split(let name, let columns, let focus), .columns(let wanted)):
      node.content = openedSplit(name, columns, focus, wanted)
    default:
      drop("the target doesn't fit what is declared")
    }
    return node
  }

  private mutating func openedSplit(
    _ name: G.Container, _ old: [Navigation.Column: Navigation.Node<G>], _ oldFocus: Navigation.Focus,
    _ wanted: [Navigation.Column: Navigation.Visible<G>]
  ) -> Navigation.Node<G>.Content {
    let declared = G.columns(of: name)
    var columns = old
    var focus = oldFocus
    focus.column = G.options(of: name).collapsesTo
    focus.showsInspector = false
    for column in Navigation.Column.allCases {
      if let visible = wanted[column] {
        // A column may hold something else than declared; a link starts from what is declared.
        if columns[column]?.accepts(visible) != true, let shape = declared[column] { columns[column] = tree.make(shape) }
        if let node = columns[column] { columns[column] = opened(node, visible) }
        focus.bring(column)
      } else if columns[column]?.shape != declared[column] {
        columns[column] = declared[column].map { tree.make($0) }
      }
    }
    return .split(name, columns, focus)
  }
}

nonisolated extension Navigation.Node {
  /// Whether a target of that kind can be shown in this container.
  func accepts(_ visible: Navigation.Visible<G>) -> Bool {
    switch (content, visible) {
    case (.screen, .path), (.stack, .path), (.tabs, .tab), (.pages, .page), (.split, .columns): true
    default: false
    }
  }
}
