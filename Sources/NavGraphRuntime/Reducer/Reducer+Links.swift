import Foundation

// Opening a link: showing the whole target, and keeping what is already shown.
nonisolated extension NavGraph.Reducer {
  mutating func open(_ general: NavGraph.Target<G>) {
    // If a branch applied, the scheduler would have opened its target instead.
    guard general.branches.isEmpty else { return drop("none of its branches leads anywhere now") }
    let target = general.resolved(on: tree.idiom)
    if target.policy == .reject, isCovered || !tree.modals.isEmpty { return drop("a modal is up, and this link doesn't touch it") }
    if !target.leavesWhatIsUp { clearing.dismiss(.everything) } else if !target.modals.isEmpty { clearing.dismiss(.alerts) }
    let before = tree.root
    switch target.place {
    case .anywhere, .here([], _, _):
      break
    case .here(let screens, let stacks, let otherwise):
      let there = stack(showing: screens, in: stacks, beneath: target.modals.count, policy: target.policy)
      if there != nil, showUp(target.modals) {
        if let there { tell(screens, on: there) }
        return
      }
      guard let isInRoot = pushHere(screens, in: stacks, policy: target.policy, otherwise: otherwise) else { return }
      // If the screens were pushed in a modal, the target's modals are presented on it.
      if !isInRoot {
        place = tree.leaf.id
        return present(target.modals[...])
      }
    case .root(let root, let visible):
      show(root, visible)
      // With this policy, presented modals stay, and wanted ones that are on top are kept.
      if target.policy.leavesModals { break }
      let kept = !tree.modals.isEmpty && tree.root.shows(sameAs: before) ? keep(target.modals) : 0
      end(from: kept, .dismissed(by: .link))
      place = kept > 0 ? tree.leaf.id : tree.root.leaf.id
      return present(target.modals.dropFirst(kept))
    }
    guard !target.modals.isEmpty, !showUp(target.modals) else { return }
    // Alerts are ended, because nothing can be presented on them.
    while let top = tree.modals.last, top.content == nil { end(from: tree.modals.count - 1, .dismissed(by: .link)) }
    if showUp(target.modals) { return }
    place = tree.leaf.id
    present(target.modals[...])
  }

  private mutating func show(_ root: G.Root, _ visible: NavGraph.Visible<G>) {
    if let there = tree.rootName, G.isPlace(there, of: root) {
      tree.rootName = root
    } else {
      hasOpenedRoot = hasOpenedRoot || tree.rootName == nil
      enter(root, because: .link)
    }
    let node = opened(tree.root, visible)
    tree.root = node
  }

  // MARK: Modals

  private mutating func present(_ wanted: Swift.ArraySlice<NavGraph.TargetModal<G>>) {
    for modal in wanted {
      run(.present(modal.modal, as: modal.style, then: modal.continuation))
      if modal.visible != nil { _ = show(modal, at: tree.modals.count - 1) }
      place = tree.leaf.id
    }
  }

  /// Keeps the presented modals that are in the target, and shows the link's content in them. Returns their number.
  private mutating func keep(_ wanted: [NavGraph.TargetModal<G>]) -> Int {
    for (index, modal) in wanted.enumerated() {
      guard tree.modals.indices.contains(index), G.isPlace(tree.modals[index].modal, of: modal.modal) else { return index }
      // The content changed, so the modals on top of it are dismissed.
      if show(modal, at: index) { return index + 1 }
    }
    return wanted.count
  }

  /// Returns whether all of `wanted` are on top already, and shows the link's content in the topmost one.
  private mutating func showUp(_ wanted: [NavGraph.TargetModal<G>]) -> Bool {
    let first = tree.modals.count - wanted.count
    guard first >= 0, let last = wanted.last, zip(tree.modals[first...], wanted).allSatisfy({ G.isPlace($0.modal, of: $1.modal) })
    else { return false }
    var reducer = self
    for (offset, modal) in wanted.dropLast().enumerated() where reducer.show(modal, at: first + offset) { return false }
    _ = reducer.show(last, at: tree.modals.count - 1)
    self = reducer
    place = tree.leaf.id
    return true
  }

  /// Shows the link's content in a presented modal, and returns whether that changes anything.
  private mutating func show(_ wanted: NavGraph.TargetModal<G>, at index: Int) -> Bool {
    guard tree.modals.indices.contains(index), let old = tree.modals[index].content,
      let shape = G.content(of: wanted.modal, on: tree.idiom)
    else { return false }
    tree.modals[index].modal = wanted.modal
    let new = opened(old, wanted.visible ?? shape.visible)
    guard new != old else { return false }
    return tree.update(old.id) { $0 = new } && !new.shows(sameAs: old)
  }

  // MARK: Pushing on the current content

  /// Pushes the screens on the innermost visible stack that allows them, or opens `otherwise`. Returns whether this was in the root, or nil
  /// if it's impossible.
  private mutating func pushHere(
    _ screens: [G.Screen], in stacks: Set<G.Container>, policy: NavGraph.LinkPolicy, otherwise: NavGraph.TargetPlace<G>?
  ) -> Bool? {
    if let (stack, isInRoot) = innermostStack(among: stacks, beneath: 0) {
      if isInRoot, !policy.leavesModals { end(from: 0, .dismissed(by: .link)) }
      pushUnlessThere(screens, on: stack)
      return isInRoot
    }
    guard let otherwise else {
      drop("no stack that is visible may hold this screen")
      return nil
    }
    open(NavGraph.Target(otherwise, policy: policy))
    return dropped == nil ? true : nil
  }

  /// Returns the stack under the topmost `count` modals if it already shows the screens on top.
  private func stack(
    showing screens: [G.Screen], in stacks: Set<G.Container>, beneath count: Int, policy: NavGraph.LinkPolicy
  ) -> NavGraph.NodeID? {
    guard count > 0, tree.modals.count >= count, let (stack, isInRoot) = innermostStack(among: stacks, beneath: count) else { return nil }
    if isInRoot, tree.modals.count > count, !policy.leavesModals { return nil }
    let top = (stack.stack ?? []).compactMap { $0.screen }.suffix(screens.count)
    return top.elementsEqual(screens) { G.isPlace($0, of: $1) } ? stack.id : nil
  }

  /// Returns the innermost visible stack among `stacks`, in the modal under the topmost `count` modals or in the root.
  private func innermostStack(
    among stacks: Set<G.Container>, beneath count: Int
  ) -> (stack: NavGraph.Node<G>, isInRoot: Bool)? {
    if let content = tree.modals.dropLast(count).last?.content, let stack = visibleStack(in: content, among: stacks) {
      return (stack, false)
    }
    guard tree.rootName != nil else { return nil }
    return visibleStack(in: tree.root, among: stacks).map { ($0, true) }
  }

  private mutating func pushUnlessThere(_ screens: [G.Screen], on stack: NavGraph.Node<G>) {
    place = stack.leaf.id
    let path = stack.stack?.compactMap { $0.screen } ?? []
    let there = (0...screens.count).last { path.suffix($0).elementsEqual(screens.prefix($0)) { G.isPlace($0, of: $1) } } ?? 0
    tell(Array(screens.prefix(there)), on: stack.id)
    for screen in screens.dropFirst(there) { push(screen) }
    clearTop()
  }

  /// Returns the innermost visible stack among `stacks`, from the trailing column in a split.
  private func visibleStack(in node: NavGraph.Node<G>, among stacks: Set<G.Container>) -> NavGraph.Node<G>? {
    for child in node.visible.reversed() {
      if let found = visibleStack(in: child, among: stacks) { return found }
    }
    guard node.stack != nil, let name = node.container, stacks.contains(name) else { return nil }
    return node
  }

  /// Returns `old` with `visible` shown in it. Nodes that are kept have the same identity and controller.
  mutating func opened(_ old: NavGraph.Node<G>, _ visible: NavGraph.Visible<G>) -> NavGraph.Node<G> {
    var node = old
    switch (old.content, visible) {
    case (.screen, .path(let screens)):
      if let wanted = screens.last { node = self.node(for: wanted, inPlaceOf: old) }
      clearing.screens.insert(node.id)
    case (.stack(let name, let nodes), .path(let screens)):
      node.content = .stack(name, self.nodes(for: screens, inPlaceOf: nodes))
      clearing.stacks.insert(old.id)
    case (.tabs(let name, var nodes, _), .tab(let index, let inner)) where nodes.indices.contains(index):
      nodes[index] = opened(nodes[index], inner)
      node.content = .tabs(name, nodes, selected: index)
    case (.pages(let name, var nodes, _), .page(let index, let screens)) where nodes.indices.contains(index):
      for page in nodes.indices {
        if let screen = screens[page] { nodes[page] = self.node(for: screen, inPlaceOf: nodes[page]) }
      }
      node.content = .pages(name, nodes, selected: index)
    case (.split(let name, let columns, let focus), .columns(let wanted)):
      node.content = openedSplit(name, from: columns, focus: focus, to: wanted)
    case (_, .made(let shape, let inner)):
      return opened(old.container == shape.container ? old : tree.make(shape), inner)
    default:
      drop("the target doesn't fit what is declared")
    }
    return node
  }
}

// Showing a link's content in the columns of a split.
nonisolated extension NavGraph.Reducer {
  mutating func openedSplit(
    _ name: G.Container, from old: [NavGraph.Column: NavGraph.Node<G>], focus oldFocus: NavGraph.Focus,
    to wanted: [NavGraph.Column: NavGraph.Visible<G>]
  ) -> NavGraph.Node<G>.Content {
    let declared = G.columns(of: name)
    var columns = old
    var focus = oldFocus
    focus.column = G.options(of: name).collapsesTo
    focus.showsInspector = false
    for column in NavGraph.Column.allCases {
      if let visible = wanted[column] {
        // The column may have another container than the declared one, which the link needs.
        if columns[column]?.accepts(visible, asDeclared: declared[column]) != true, let shape = declared[column] {
          columns[column] = tree.make(shape)
        }
        if let node = columns[column] { columns[column] = opened(node, visible) }
        focus.bring(column)
      } else if columns[column]?.shape != declared[column] {
        columns[column] = declared[column].map { tree.make($0) }
      } else if let node = columns[column] {
        clearing.stacks.insert(node.id)
        clearing.screens.insert(node.id)
      }
    }
    return .split(name, columns, focus)
  }
}

nonisolated extension NavGraph.Node {
  /// Returns whether the link's content fits this container: it's the declared one, or the link creates another.
  func accepts(_ visible: NavGraph.Visible<G>, asDeclared shape: NavGraph.Shape<G>?) -> Bool {
    if case .made = visible { true } else { container == shape?.container }
  }
}

nonisolated extension NavGraph.Node {
  /// Returns whether both nodes show the same places, regardless of columns that were requested but aren't visible.
  func shows(sameAs other: NavGraph.Node<G>) -> Bool {
    guard id == other.id, shape.isPlace(of: other.shape) else { return false }
    return seenFocus == other.seenFocus
  }

  /// The visible focus of each split: the column that it shows if it's collapsed, and whether its inspector is shown.
  private var seenFocus: [NavGraph.Focus] {
    var all: [NavGraph.Focus] = []
    walk({ $0.children }) { node in
      guard case .split(_, _, var focus) = node.content else { return }
      focus.column = focus.isCollapsed ? focus.front : nil
      all.append(focus)
    }
    return all
  }
}
