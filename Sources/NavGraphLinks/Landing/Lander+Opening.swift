import NavGraphModel

// A link, opened.
extension Lander {
  /// At the start of the app the root is shown first, and the link waits for it.
  func open(_ link: Link, from state: LandingState?) -> Landing? {
    if let state { return open(link, from: state, isStart: false) }
    guard let root = root() else { return nil }
    var start = fresh(root)
    start.markShown()
    guard var landing = open(link, from: start, isStart: true) else { return nil }
    landing.guards = unique(startGuards() + landing.guards)
    return landing
  }

  /// What is asked before the root is shown first.
  package func startGuards() -> [LandingGuard] {
    root().map { unique(guards(entered: fresh($0), from: nil, keptModals: 0)) } ?? []
  }

  private func open(_ link: Link, from state: LandingState, isStart: Bool) -> Landing? {
    guard let id = destination(link.destinations) else { return nil }
    let destination = graph.destinations[id]
    let policy = link.policy ?? graph.app?.links ?? .dismiss
    if let top = state.modals.last {
      if policy == .reject { return Landing(.rejected, state) }
      if policy == .wait { return Landing(.parked(behind: top), state) }
    }
    let steps = destination.steps.map { graph.destinationSteps[$0].kind }
    var (next, kept) = (state, 0)
    // At a start nobody is anywhere: the place behind `or` serves.
    if let here = graph.hereSteps(of: destination), !isStart || destination.root == nil,
      let found = openHere(here.map(\.kind), link.values, policy, state)
    {
      (next, kept) = found
    } else if let root = destination.root {
      (next, kept) = follow(steps, in: root, link.values, policy, state)
    } else {
      return Landing(.dropped, state)
    }
    let dismissed = Array(state.modals.dropFirst(kept).reversed())
    if let blocking = dismissed.last(where: { dismissal(of: $0) == .blocked }) { return Landing(.parked(behind: blocking), state) }
    let own = showsNewPlace(next, since: state, keptModals: kept) ? link.requires.map { question($0, link.values) } : []
    let entered = guards(entered: next, from: state, keptModals: kept)
    next.markShown()
    return Landing(
      .opened, next, guards: unique(own + entered), dismissed: dismissed,
      confirmed: dismissed.filter { dismissal(of: $0) == .confirm })
  }

  private func dismissal(of modal: LandingModal) -> Modal.Dismissal {
    if case .modal(let id) = modal.content { graph.modals[id].dismissal } else { .free }
  }

  // MARK: A place that is named

  /// The state once a target is visible, and how many of the modals that were up stay.
  private func follow(
    _ steps: [DestinationStep.Kind], in root: RootID, _ values: Values, _ policy: App.LinkPolicy, _ state: LandingState
  ) -> (LandingState, Int) {
    let declared = fresh(root)
    // Another root is entered afresh, and nothing stays.
    let isEntered = state.root != declared.root
    var next = isEntered ? declared : state
    var rest = steps[...]
    next.node = opened(next.node, declared.node, &rest, values)
    let wanted = modals(steps, values)
    if isEntered {
      next.modals = wanted
      return (next, 0)
    }
    let isThere = state.node.plain == next.node.plain
    let up = isThere ? zip(state.modals, wanted).prefix { $0.0.isAsDeclared($0.1) }.count : 0
    let kept = policy == .over && up == 0 ? state.modals.count : up
    next.modals = Array(state.modals.prefix(kept)) + wanted.dropFirst(up)
    return (next, kept)
  }

  private func modals(_ steps: [DestinationStep.Kind], _ values: Values) -> [LandingModal] {
    steps.compactMap { kind in if case .present(let instance, _) = kind { modal(instance, values) } else { nil } }
  }

  // MARK: On top of what is shown

  /// The state with the screens on the innermost visible stack that may hold them; nil if there is none.
  private func openHere(
    _ steps: [DestinationStep.Kind], _ values: Values, _ policy: App.LinkPolicy, _ state: LandingState
  ) -> (LandingState, Int)? {
    let screens = steps.compactMap { kind in if case .screen(let instance) = kind { screen(instance, values) } else { nil } }
    var (next, kept) = (state, state.modals.count)
    let wanted = modals(steps, values)
    if screens.isEmpty {
      // What is presented goes on top of whatever is shown; but nothing can stand on an alert.
      if policy != .over, !isUp(wanted, next) {
        while let top = next.modals.last, top.node.content == .nothing { next.modals.removeLast() }
        kept = next.modals.count
      }
    } else if let top = state.modals.indices.last,
      push(screens, on: &next.modals[top].node, of: state.modals[top].content, isRoot: false)
    {
    } else if push(screens, on: &next.node, of: state.root.content, isRoot: true) {
      if policy != .over { kept = 0 }
      next.modals = Array(state.modals.prefix(kept))
    } else {
      return nil
    }
    if !isUp(wanted, next) { next.modals += wanted }
    return (next, kept)
  }

  /// Whether these modals are on top already.
  private func isUp(_ wanted: [LandingModal], _ state: LandingState) -> Bool {
    state.modals.count >= wanted.count && zip(state.modals.suffix(wanted.count), wanted).allSatisfy { $0.0.isAsDeclared($0.1) }
  }

  /// On the innermost visible stack that may hold them; of a split `detail` before `content` before `sidebar`.
  private func push(_ new: [LandingScreen], on node: inout LandingNode, of content: Content, isRoot: Bool) -> Bool {
    switch node.content {
    case .nothing, .screen: return false
    case .stack(let id, var screens):
      guard new.allSatisfy({ holds($0.screen, in: id, of: content, isRoot: isRoot) }) else { return false }
      // What is on top already is not pushed again.
      let most = min(new.count, screens.count)
      let there = (0...most).last { count in zip(screens.suffix(count), new).allSatisfy { $0.0.isEqual($0.1) } } ?? 0
      screens += new.dropFirst(there)
      node.content = .stack(id, screens)
      return true
    case .tabs(let id, var tabs, let selected):
      guard tabs.indices.contains(selected), push(new, on: &tabs[selected].node, of: content, isRoot: isRoot) else { return false }
      node.content = .tabs(id, tabs, selected: selected)
      return true
    case .pages(let id, var pages, let selected):
      guard pages.indices.contains(selected), push(new, on: &pages[selected], of: content, isRoot: isRoot) else { return false }
      node.content = .pages(id, pages, selected: selected)
      return true
    case .split(let id, var columns, _):
      for index in columns.indices.reversed() where push(new, on: &columns[index].node, of: content, isRoot: isRoot) {
        node.content = .split(id, columns, front: columns[index].column)
        return true
      }
      return false
    }
  }
}

extension LandingModal {
  /// Whether it is the same as `wanted`, and nothing has happened in it.
  fileprivate func isAsDeclared(_ wanted: LandingModal) -> Bool {
    content == wanted.content && arguments == wanted.arguments && node.plain == wanted.node.plain
  }
}
