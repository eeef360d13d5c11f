import NavGraphModel

// Lowers what a container shows after a link has been opened.
extension GraphLowering {
  /// Returns the visible content of a presented instance, or nil if the steps name only what it shows first.
  func visible(in instance: InstanceID, on idioms: Idioms = [], steps: [DestinationStep.Kind]) -> Lowered.Visible? {
    let isNamed = steps.contains { step in
      guard case .tab(let tab) = step else { return true }
      return graph.firstTab(of: graph.tabs[tab].tabs) != tab
    }
    guard isNamed else { return nil }
    var rest = steps[...]
    guard case .modal(let modal) = graph.instances[instance].content else { return visible(in: instance, with: [:], steps: &rest) }
    let inner = bindings(of: graph.modals[modal].parameters, from: graph.instances[instance].arguments)
    return visible(in: graph.content(of: modal, on: idioms), with: inner, steps: &rest)
  }

  /// Returns the visible content of a container. Consumes the steps that concern it.
  func visible(
    in declared: InstanceID?, with outer: Bindings, steps: inout ArraySlice<DestinationStep.Kind>
  ) -> Lowered.Visible {
    guard var instance = declared else { return .path([]) }
    var (outer, isOwn) = (outer, false)
    if case .container(let own)? = steps.first {
      steps.removeFirst()
      (instance, outer, isOwn) = (own, [:], true)
    }
    switch graph.instances[instance].content {
    case .tabs(let set):
      let tabs = contentTabs[set.index]
      guard !tabs.isEmpty else { return .path([]) }
      var index = firstIndex(of: set)
      if case .tab(let tab)? = steps.first {
        steps.removeFirst()
        index = tabPositions[tab] ?? 0
      }
      return .tab(set, index, visible(in: graph.tabs[tabs[index]].content, with: [:], steps: &steps))
    case .split(let split):
      var columns: [Lowered.ColumnVisible] = []
      while case .column(let column, let own)? = steps.first {
        steps.removeFirst()
        columns.append(
          Lowered.ColumnVisible(column: column, visible: self.column(declared: graph.splits[split][column], own: own, steps: &steps)))
      }
      return .columns(columns)
    case .stack(let stack):
      let inner = bindings(of: graph.stacks[stack].parameters, from: graph.instances[instance].arguments, outer: outer)
      return .path(root(of: stack, with: inner, steps: &steps) + screens(from: &steps))
    case .pages(let pages):
      let inner = bindings(of: graph.pageSets[pages].parameters, from: graph.instances[instance].arguments, outer: outer)
      return self.pages(of: pages, with: inner, areOwn: isOwn, steps: &steps)
    case .screen(let id):
      if case .screen(let named)? = steps.first, graph.instances[named].content == .screen(id) {
        steps.removeFirst()
        // A screen that is named without arguments keeps its declared arguments.
        if !graph.instances[named].arguments.isEmpty { return .path(path(to: screen(of: named))) }
      }
      return .path(path(to: screen(of: instance, with: outer)))
    case .modal, .alert, .unknown:
      return .path([])
    }
  }

  /// Returns the content of a column: a new root, another container, or the declared content, with the screens on top of it.
  private func column(
    declared: InstanceID?, own: InstanceID?, steps: inout ArraySlice<DestinationStep.Kind>
  ) -> Lowered.Visible {
    guard let declared else { return .path([]) }
    guard let own else { return visible(in: declared, with: [:], steps: &steps) }
    guard let screen = screen(of: own) else {
      let isDeclared = graph.instances[own].content == graph.instances[declared].content
      let inner = visible(in: own, with: [:], steps: &steps)
      return isDeclared ? inner : .made(shape(of: own), inner)
    }
    switch graph.instances[declared].content {
    case .stack: return .path([screen] + screens(from: &steps))
    case .screen: return .path([screen])
    default: return .made(.screen(screen), .path([screen]))
    }
  }

  /// Returns the lowest screen of a stack. A screen that is named without arguments keeps its declared arguments.
  private func root(
    of stack: StackID, with bindings: Bindings, steps: inout ArraySlice<DestinationStep.Kind>
  ) -> [Lowered.Made<ScreenID>] {
    guard let root = graph.stacks[stack].root else { return [] }
    var named: InstanceID?
    if case .screen(let first)? = steps.first, graph.instances[first].content == graph.instances[root].content {
      steps.removeFirst()
      if !graph.instances[first].arguments.isEmpty { named = first }
    }
    return path(to: named.map { screen(of: $0) } ?? screen(of: root, with: bindings))
  }

  /// Returns the selected page, with its screen if the page can show different ones. Lists the screens of all pages if `areOwn` is true.
  private func pages(
    of pages: PagesID, with inner: Bindings, areOwn: Bool, steps: inout ArraySlice<DestinationStep.Kind>
  ) -> Lowered.Visible {
    let all = graph.pageSets[pages].pages.map { graph.pages[$0].instance }
    var index = 0
    var named: InstanceID?
    if case .page(let page)? = steps.first {
      steps.removeFirst()
      index = all.firstIndex { graph.instances[$0].content == graph.instances[page].content } ?? 0
      if !graph.instances[page].arguments.isEmpty { named = page }
    }
    let screens = all.enumerated().compactMap { number, page -> Lowered.PageScreen? in
      let isHere = number == index
      guard areOwn || isHere && slots.varies(.page(pages, number), in: graph) else { return nil }
      let own = isHere ? named.flatMap { screen(of: $0) } : nil
      return (own ?? screen(of: page, with: inner)).map { Lowered.PageScreen(index: number, screen: $0) }
    }
    return .page(pages, index, of: screens)
  }

  private func screens(from steps: inout ArraySlice<DestinationStep.Kind>) -> [Lowered.Made<ScreenID>] {
    var all: [Lowered.Made<ScreenID>] = []
    while case .screen(let instance)? = steps.first {
      steps.removeFirst()
      if let screen = screen(of: instance) { all.append(screen) }
    }
    return all
  }

  private func path(to screen: Lowered.Made<ScreenID>?) -> [Lowered.Made<ScreenID>] { screen.map { [$0] } ?? [] }
}
