import NavGraphModel

// What a target makes visible in a container; the rest of it is kept.
extension Lander {
  /// `old`, showing what the steps say; where they stop, what is visible is as `declared`.
  func opened(
    _ old: LandingNode, _ declared: LandingNode, _ steps: inout ArraySlice<DestinationStep.Kind>, _ values: Values
  ) -> LandingNode {
    var (declared, isOwn) = (declared, false)
    if case .container(let own)? = steps.first {
      steps.removeFirst()
      (declared, isOwn) = (make(own, values), true)
    }
    var node = old.isSamePlace(declared) ? old : declared
    node.arguments = declared.arguments
    switch declared.content {
    case .nothing: break
    case .screen(let own):
      let wanted = nextScreen(&steps, like: own, values) ?? own
      if case .screen(let shown) = node.content, shown.isEqual(wanted) { return node }
      node.content = .screen(wanted)
    case .stack(let id, let root):
      var screens: [LandingScreen] = []
      if let own = root.first { screens.append(nextScreen(&steps, like: own, values) ?? own) }
      while let next = nextScreen(&steps, values) { screens.append(next) }
      node.content = .stack(id, keeping(node, screens))
    case .tabs(let id, let tabs, _):
      guard case .tabs(_, var kept, _) = node.content, !tabs.isEmpty else { return declared }
      var index = 0
      if case .tab(let tab)? = steps.first {
        steps.removeFirst()
        index = tabs.firstIndex { $0.tab == tab } ?? 0
      }
      kept[index].node = opened(kept[index].node, tabs[index].node, &steps, values)
      node.content = .tabs(id, kept, selected: index)
    case .pages(let id, let pages, _):
      guard case .pages(_, var kept, _) = node.content, !pages.isEmpty, kept.count == pages.count else { return declared }
      var index = 0
      var wantedPages = pages
      // Values that the target gives to its pages are for all of them.
      if isOwn { for page in pages.indices where kept[page].plain != pages[page].plain { kept[page] = pages[page] } }
      if case .page(let instance)? = steps.first {
        steps.removeFirst()
        let wanted = graph.instances[instance].content
        index = graph.pageSets[id].pages.firstIndex { shows(graph.pages[$0].instance, wanted) } ?? 0
        // Named without arguments it is as declared.
        if !graph.instances[instance].arguments.isEmpty, let own = screen(instance, values) {
          wantedPages[index] = LandingNode(.screen(own))
        }
      }
      kept[index] = opened(kept[index], wantedPages[index], &steps, values)
      node.content = .pages(id, kept, selected: index)
    case .split(let id, let columns, let front):
      guard case .split(_, let kept, _) = node.content else { return declared }
      node.content = openedSplit(id, kept, columns, front, &steps, values)
    }
    return node
  }

  /// Columns that are not named go back to what is declared.
  private func openedSplit(
    _ id: SplitID, _ old: [LandingColumn], _ declared: [LandingColumn], _ front: Column,
    _ steps: inout ArraySlice<DestinationStep.Kind>, _ values: Values
  ) -> LandingNode.Content {
    var columns = declared
    var front = front
    func current(_ column: Column) -> LandingNode? { old.first { $0.column == column }?.node }
    for index in columns.indices {
      if let node = current(columns[index].column), node.plain == columns[index].node.plain { columns[index].node = node }
    }
    while case .column(let column, let instance)? = steps.first {
      steps.removeFirst()
      guard let index = columns.firstIndex(where: { $0.column == column }) else { continue }
      front = column
      columns[index].node = openedColumn(current(column), declared[index].node, instance, &steps, values)
    }
    return .split(id, columns, front: front)
  }

  /// A column as it is declared, with a new root, or with another content.
  private func openedColumn(
    _ old: LandingNode?, _ declared: LandingNode, _ instance: InstanceID?, _ steps: inout ArraySlice<DestinationStep.Kind>,
    _ values: Values
  ) -> LandingNode {
    guard let instance else { return opened(old ?? declared, declared, &steps, values) }
    guard let root = screen(instance, values) else {
      let other = make(instance, values)
      return opened(old ?? other, other, &steps, values)
    }
    guard case .stack(let id, _) = declared.content else {
      if let old, case .screen(let shown) = old.content, shown.isEqual(root) { return old }
      return LandingNode(.screen(root))
    }
    var node = old.flatMap { $0.isSamePlace(declared) ? $0 : nil } ?? declared
    var screens = [root]
    while let next = nextScreen(&steps, values) { screens.append(next) }
    node.content = .stack(id, keeping(node, screens))
    return node
  }

  /// Whether a page is that content, or a stack without a name whose root it is.
  private func shows(_ page: InstanceID, _ wanted: Content) -> Bool {
    let own = graph.instances[page].content
    if own == wanted { return true }
    guard case .stack(let id) = own, graph.stacks[id].isInline, let root = graph.stacks[id].root else { return false }
    return graph.instances[root].content == wanted
  }

  /// The next screen of the target, if the next step is one.
  private func nextScreen(_ steps: inout ArraySlice<DestinationStep.Kind>, _ values: Values) -> LandingScreen? {
    guard case .screen(let instance)? = steps.first, let screen = screen(instance, values) else { return nil }
    steps.removeFirst()
    return screen
  }

  /// The next screen, if it is the same as `own`. Named without arguments it is as declared.
  private func nextScreen(
    _ steps: inout ArraySlice<DestinationStep.Kind>, like own: LandingScreen, _ values: Values
  ) -> LandingScreen? {
    guard case .screen(let instance)? = steps.first, graph.instances[instance].content == .screen(own.screen) else { return nil }
    steps.removeFirst()
    return graph.instances[instance].arguments.isEmpty ? own : screen(instance, values)
  }

  /// Of equal screens at the beginning those that are there stay.
  private func keeping(_ node: LandingNode, _ screens: [LandingScreen]) -> [LandingScreen] {
    guard case .stack(_, let old) = node.content else { return screens }
    let kept = zip(old, screens).prefix { $0.0.isEqual($0.1) }.map(\.0)
    return kept + screens.dropFirst(kept.count)
  }
}
