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
    if isEntered {
      next.modals = modals(steps, over: [], values)
      return (next, 0)
    }
    let isThere = state.node.plain == next.node.plain
    let wanted = modals(steps, over: isThere ? state.modals : [], values)
    let up = isThere ? upCount(wanted, state.modals) : 0
    let kept = policy == .over && up == 0 ? state.modals.count : up
    next.modals = Array(state.modals.prefix(kept - up)) + wanted
    return (next, kept)
  }

  /// What a target presents, from the bottom up. What is up already is kept, as far as the target leaves it as it is.
  private func modals(_ steps: [DestinationStep.Kind], over up: [LandingModal], _ values: Values) -> [LandingModal] {
    var modals: [LandingModal] = []
    var rest = steps[...]
    while let next = rest.popFirst() {
      guard case .present(let instance, _) = next else { continue }
      let declared = modal(instance, values)
      var shown = declared
      if up.indices.contains(modals.count), up[modals.count].isSame(as: declared), upCount(modals, up) == modals.count {
        shown = up[modals.count]
      }
      shown.node = opened(shown.node, declared.node, &rest, values)
      modals.append(shown)
    }
    return modals
  }

  /// How many of those that are up stay: the first that shows something else now is the last of them.
  private func upCount(_ wanted: [LandingModal], _ up: [LandingModal]) -> Int {
    let same = zip(wanted, up).prefix { $0.0.isSame(as: $0.1) }
    let unchanged = same.prefix { $0.0.node.plain == $0.1.node.plain }.count
    return min(unchanged + 1, same.count)
  }

  // MARK: On top of what is shown

  /// The state with the screens on the innermost visible stack that may hold them; nil if there is none.
  private func openHere(
    _ steps: [DestinationStep.Kind], _ values: Values, _ policy: App.LinkPolicy, _ state: LandingState
  ) -> (LandingState, Int)? {
    let screens = steps.prefix { if case .present = $0 { false } else { true } }.compactMap { kind in
      if case .screen(let instance) = kind { screen(instance, values) } else { nil }
    }
    var (next, kept) = (state, state.modals.count)
    if screens.isEmpty {
      // What is presented goes on top of whatever is shown; but nothing can stand on an alert.
      if policy != .over, up(steps, values, state) == nil {
        while let top = next.modals.last, top.node.content == .nothing { next.modals.removeLast() }
        kept = next.modals.count
      }
    } else if let there = up(steps, values, state), isThere(screens, beneath: steps.presentCount, state, policy) {
      next.modals = there
      return (next, kept)
    } else if let top = state.modals.indices.last,
      push(screens, on: &next.modals[top].node, of: state.modals[top].content, isRoot: false)
    {
      // What is presented lies on that, whatever that modal is.
      next.modals += modals(steps, over: [], values)
      return (next, kept)
    } else if push(screens, on: &next.node, of: state.root.content, isRoot: true) {
      if policy != .over { kept = 0 }
      next.modals = Array(state.modals.prefix(kept))
    } else {
      return nil
    }
    next.modals = up(steps, values, next) ?? next.modals + modals(steps, over: [], values)
    return (next, kept)
  }

  /// All that is up, where what the target presents is on top already; the uppermost then shows what the target names in it.
  private func up(_ steps: [DestinationStep.Kind], _ values: Values, _ state: LandingState) -> [LandingModal]? {
    let count = steps.presentCount
    guard count > 0, state.modals.count >= count else { return nil }
    let top = Array(state.modals.suffix(count))
    let wanted = modals(steps, over: top, values)
    return upCount(wanted, top) == count ? state.modals.dropLast(count) + wanted : nil
  }

  /// Whether the screens are on a stack just beneath the uppermost `count` modals.
  private func isThere(_ screens: [LandingScreen], beneath count: Int, _ state: LandingState, _ policy: App.LinkPolicy) -> Bool {
    if let top = state.modals.dropLast(count).last {
      var node = top.node
      if push(screens, on: &node, of: top.content, isRoot: false) { return node.plain == top.node.plain }
    }
    var node = state.node
    guard push(screens, on: &node, of: state.root.content, isRoot: true) else { return false }
    return node.plain == state.node.plain && (state.modals.count == count || policy == .over)
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
  /// Whether it is the same as `wanted`, whatever is visible in it.
  fileprivate func isSame(as wanted: LandingModal) -> Bool { content == wanted.content && arguments == wanted.arguments }
}

extension [DestinationStep.Kind] {
  fileprivate var presentCount: Int { count { if case .present = $0 { true } else { false } } }
}
