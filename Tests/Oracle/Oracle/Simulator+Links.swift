// Entry points: the launch and the targets of links.
extension Simulator {
  /// Returns the states after the guards of a new root of the idiom are evaluated.
  mutating func start(granted: [Int] = []) -> [AppState] {
    guard let root = world.root(on: idiom) else { return [] }
    let state = AppState(units: [AppUnit(content: root.content, node: make(root.content), stamp: nextStamp())])
    let run = Run(state: state, at: At(unit: 0))
    let nowhere = Run(state: AppState(units: []), at: At(unit: 0))
    return states(of: ask(from: nowhere.state, to: run, for: Attempt(work: .start, before: nowhere, granted: granted), root: true))
  }

  /// Returns the states after a link launches the app. The guards of the root and of the content that it shows first have succeeded.
  mutating func start(link: Int) -> [AppState] {
    guard let root = start().first(where: { $0.units.count == 1 && $0.units[0].waiting == nil })?.atRest else { return [] }
    let target = world.links[link].target(on: idiom)
    isStarting = target.isHere && target.hasPlace
    defer { isStarting = false }
    return states(of: open(link, in: root, for: .firstLink(link), granted: []))
  }

  /// Returns the states after a link is opened while the app is running.
  mutating func follow(link: Int, in state: AppState) -> [AppState] {
    let isCold = state.units[0].waiting?.parked != nil && state.units[0].home.isEmpty
    // A link that is already being opened isn't opened twice. The target of `here` depends on whether the app already shows something.
    func isSame(_ other: Int, isCold otherIsCold: Bool) -> Bool {
      let target = world.links[link].target(on: idiom)
      return world.links[other].opensTheSame(as: world.links[link]) && (isCold == otherIsCold || !target.isHere || !target.hasPlace)
    }
    let isOnItsWay = state.units.contains { unit in
      switch unit.waiting?.parked?.work {
      case .link(let waiting): isSame(waiting, isCold: false)
      case .firstLink(let waiting): isSame(waiting, isCold: true)
      default: false
      }
    }
    guard answers != nil else { return states(of: open(link, in: state, for: .link(link), granted: [])) }
    var free = state
    // The guard that prevented the first root is evaluated again.
    if free.units[0].node == .alert, let started = start().first { free = started.holding(state.link) }
    if isOnItsWay || state.link.map({ isSame($0.link, isCold: $0.isCold) }) ?? false { return [free] }
    // A `links now` link is opened in addition to waiting ones.
    if world.links[link].isShownAtOnce(on: idiom) { return states(of: open(link, in: free, for: .link(link), granted: [])) }
    // The latest link replaces waiting links.
    for index in free.units.indices {
      if free.units[index].waiting?.parked?.work.link != nil { free.units[index].waiting?.parked?.work = .nothing }
    }
    free.link = nil
    // The link waits for a root.
    if isCold || free.units[0].waiting?.parked != nil { return [free.holding(HeldLink(link: link, isCold: isCold))] }
    return states(of: open(link, in: free, for: .link(link), granted: []))
  }

  mutating func open(_ link: Int, in state: AppState, for work: Work, granted: [Int]) -> [Outcome] {
    let whole = world.links[link]
    guard let choice = whole.choice else { return open(whole, link: link, in: state, for: work, granted: granted) }
    // The conditions of a link that waits for modals are evaluated after they are dismissed.
    if answers != nil, whole.policy == .wait, state.units.count > 1 { return [.over(state.holding(link, for: work))] }
    var result: [Outcome] = []
    for holds in [true, false] where mayHold(holds ? choice.test : .not(choice.test)) {
      result += whole.chosen(when: holds).map { open($0, link: link, in: state, for: work, granted: granted) } ?? [.over(state)]
    }
    return result
  }

  private func mayHold(_ test: World.Test) -> Bool { world.canHold([test], at: answers?.conditions.map { world.moments(known: $0) }) }

  /// Opens a link after its conditions have been evaluated.
  private mutating func open(_ value: World.Link, link: Int, in state: AppState, for work: Work, granted: [Int]) -> [Outcome] {
    if answers != nil { return openAnswered(value, link: link, in: state, for: work, granted: granted) }
    // A flow in place of the root delays every link, except for `links now` links and those that its own events open.
    let isGated = state.units.first?.waiting?.parked != nil
    if isGated, work.link != nil, !value.isShownAtOnce(on: idiom) { return [] }
    var result: [Outcome] = []
    let before = Run(state: state, at: state.leaves(of: state.top).first ?? At(unit: state.top))
    var attempt = Attempt(work: work, before: before, granted: granted)
    // A place that is shown at each launch isn't protected.
    if let place = lastPlace(of: value), !world.roots.contains(where: { $0.isDeclared && shownFirst(by: $0).contains(place) }) {
      for guarded in value.guards { facts.protected.insert(Facts.Protected(asked: Guards.declared(of: guarded), place: place)) }
    }
    for guarded in value.guards where !attempt.granted.contains(guarded) {
      if isAvoided(guarded) { return result }
      result += refusing(guarded, for: attempt)
      attempt.granted.append(guarded)
    }
    guard let next = shown(by: value, in: state) else {
      return result + askedInside(by: value, in: state, for: attempt)
    }
    let run = Run(state: next, at: At(unit: next.top))
    let isFresh = next.units.first?.content != state.units.first?.content || isGated && next.units[0].waiting?.parked == nil
    return result + ask(from: isFresh ? AppState(units: []) : state, to: run, for: attempt, root: isFresh)
  }

  /// In an exploration of one presented unit: returns the flows of the guards
  /// of the link's places, which are presented before the unit ends.
  private mutating func askedInside(by link: World.Link, in state: AppState, for attempt: Attempt) -> [Outcome] {
    guard let own = base, leaves(under: link.policy ?? .dismiss), state.units.count > own else { return [] }
    base = nil
    let next = shown(by: link, in: state)
    var outcomes: [Outcome] = []
    if let next {
      let isFresh = next.units.first?.content != state.units.first?.content
      let run = Run(state: next, at: At(unit: next.top))
      outcomes = ask(from: isFresh ? AppState(units: []) : state, to: run, for: attempt, root: isFresh)
    }
    base = own
    let shown = states(of: outcomes).filter { $0.units.count > state.units.count }
    if shown.contains(where: { $0.units.last?.content == facts.baseContent }) { facts.presentsBase = true }
    return shown.map { .over($0) }
  }

  /// Returns the state that a link leads to, or nil if the link waits or is rejected.
  mutating func shown(by link: World.Link, in state: AppState) -> AppState? {
    let policy = link.policy ?? .dismiss
    if policy == .reject || policy == .wait, state.units.count > 1 { return nil }
    guard let next = opened(link.target(on: idiom), policy: policy, in: state) else { return nil }
    return waits(link, from: state, to: next) ? nil : next
  }

  /// Whether a link waits for modals: all of them if its policy is `wait`, and otherwise blocked ones that it would dismiss.
  func waits(_ link: World.Link, from state: AppState, to next: AppState) -> Bool {
    if link.policy == .wait { return state.units.count > 1 }
    return leaving(from: state, to: next).contains(where: isBlocked)
  }

  /// Returns the modals that are dismissed.
  func leaving(from state: AppState, to next: AppState) -> ArraySlice<AppUnit> {
    if next.units[0].stamp != state.units[0].stamp { return state.units.dropFirst() }
    let kept = zip(state.units, next.units).prefix { $0.content == $1.content && $0.stamp == $1.stamp }.count
    return state.units.dropFirst(max(kept, 1))
  }

  /// Returns the state that a target leads to if nothing prevents it. Returns nil if the place doesn't exist.
  mutating func opened(_ target: World.Target, policy: World.Policy, in state: AppState) -> AppState? {
    if target.isHere, target.path.isEmpty { return present(target.modals, over: state) }
    if target.isHere, !isStarting, holds != nil, let next = here(target, policy: policy, in: state) { return next }
    guard target.hasPlace, !state.units.isEmpty else { return nil }
    let root = world.roots[target.root]
    if isKeptIn(under: policy, in: state) { return nil }
    if leaves(under: policy) || base != nil && state.units[0].content != root.content { return leave() }
    var next = state
    if state.units[0].content != root.content || state.units[0].waiting?.parked != nil {
      next = AppState(units: [AppUnit(content: root.content, node: make(root.content), stamp: nextStamp())])
      // The link skips the content of the root's first tab. Walks with answers store what has been entered.
      if answers == nil, isGuarded, let tab = target.tab, case .tabs(let id, let first, var children) = next.units[0].node, tab != first {
        children[first] = nil
        next.units[0].node = .tabs(id, selected: first, children)
      }
    }
    var at = At(unit: 0)
    if let tab = target.tab, case .tabs(let id, _, var children) = next.units[0].node {
      if children[tab] == nil { children[tab] = world.tabSets[id].tabs[tab].content.map(make) }
      next.units[0].node = .tabs(id, selected: tab, children)
      at.spot = [tab]
    } else if case .tabs = next.units[0].node, target.tab == nil {
      // A target that names only the tabs means their first tab.
      if case .tabs(let id, _, let children) = next.units[0].node,
        let first = world.firstTab(of: id)
      {
        next.units[0].node = .tabs(id, selected: first, children)
        at.spot = [first]
      }
    }
    fix(to: target, at: at, in: &next)
    guard policy != .over else { return present(target.modals, over: covering(state, with: next)) }
    // A presented modal of the target stays if the content under it doesn't change.
    let isUp = next.units[0].node == state.units[0].node && next.units.count > 1 && target.modals.first == next.units[1].content
    next.removeUnits(from: isUp ? 2 : 1)
    return present(target.modals, over: next)
  }

  /// Returns the new state with its remaining modals. Their presenters may be covered or removed.
  private func covering(_ old: AppState, with new: AppState) -> AppState {
    var state = new
    for index in state.units.indices.dropFirst() where answers != nil {
      guard let waiting = state.units[index].waiting, waiting.at.unit == 0, let before = old[waiting.at] else { continue }
      let after = new[waiting.at]
      let isKept = (0...waiting.depth).allSatisfy { after?.screen(at: $0) == before.screen(at: $0) }
      if !isKept { state.units[index].waiting?.isGone = true }
    }
    return state
  }

  /// Sets the columns, the page, or the path of a stack to those of the target, or else to those that are declared.
  private mutating func fix(to target: World.Target, at: At, in state: inout AppState) {
    switch state[at] {
    case .split(let id, let columns, let front)?:
      var columns = columns
      for column in columns.indices {
        if let named = target.columns.first(where: { $0.column == column }), let declared = world.splits[id].columns[column] {
          columns[column] = make(declared).isStack ? .stack(named.path) : .screen(named.path[0])
        } else {
          columns[column] = declared(column: column, of: id)
        }
      }
      state[at] = .split(id, columns, front: front.map { $0.asking(for: target.columns.map(\.column).max()) })
    case .pages(let id, _, var screens, let asking)?:
      // The front page is reset to its declaration. The other pages are kept.
      let page = target.page.flatMap { world.pageSets[id].screens.firstIndex(of: $0) } ?? 0
      screens[page] = world.pageSets[id].screens[page]
      state[at] = .pages(id, at: page, screens, asking: asking)
    case .stack(let path)?:
      // A link restores the declared root. If the target names it first, that isn't a push.
      var root = declaredRoot(at: at, in: state) ?? path[0]
      // A root with another key is another root.
      if let first = target.path.first, Screens.declared(of: first) == Screens.declared(of: root) { root = first }
      if root != path[0], !world.screens[root].guards.isEmpty { facts.isSpared = true }
      state[at] = .stack(target.path.first == root ? target.path : [root] + target.path)
    case .screen?:
      if let root = declaredRoot(at: at, in: state) { state[at] = .screen(root) }
    default: break
    }
  }

  private func declaredRoot(at: At, in state: AppState) -> Int? {
    switch make(state.units[at.unit].content)[filled: at.spot, self] {
    case .stack(let path)?: path.first
    case .screen(let id)?: id
    default: nil
    }
  }

  /// Returns the state with the target pushed on the innermost visible stack that can contain it, or nil.
  private mutating func here(_ target: World.Target, policy: World.Policy, in state: AppState) -> AppState? {
    guard let holds else { return nil }
    func pushed(on unit: Int, in state: AppState) -> AppState? {
      for at in state.leaves(of: unit).reversed() {
        guard case .stack(let path)? = state[at] else { continue }
        guard let last = target.path.first, holds.contains(Holder(stack: state.units[unit], at: at, screen: last, in: world)) else {
          continue
        }
        var next = state
        var path2 = path
        for screen in target.path where path2.last != screen { path2.append(screen) }
        next[at] = .stack(path2)
        return next
      }
      return nil
    }
    if state.top > 0, let next = pushed(on: state.top, in: state) { return present(target.modals, over: next) }
    // A flow in place of the root doesn't count as a root.
    guard state.units[0].waiting?.parked == nil, pushed(on: 0, in: state) != nil, !isKeptIn(under: policy, in: state) else { return nil }
    if leaves(under: policy) { return leave() }
    var bare = state
    if policy == .dismiss { bare.removeUnits(from: 1) }
    return pushed(on: 0, in: bare).map { present(target.modals, over: $0) }
  }

  /// Whether a link dismisses the unit that the exploration must not leave.
  private func leaves(under policy: World.Policy) -> Bool { base != nil && policy == .dismiss }

  /// Whether a blocked modal keeps the exploration in its unit.
  private func isKeptIn(under policy: World.Policy, in state: AppState) -> Bool {
    base != nil && policy == .dismiss && state.units.dropFirst().contains(where: isBlocked)
  }

  private mutating func leave() -> AppState? {
    facts.leaves = true
    return nil
  }

  private func isBlocked(_ unit: AppUnit) -> Bool {
    if case .modal(let id) = unit.content { world.modals[id].dismissal == .blocked } else { false }
  }

  /// Presents the modals of a target. A modal that is already on top isn't presented again, but it is reset.
  private mutating func present(_ modals: [World.Content], over state: AppState) -> AppState {
    var state = state
    // Nothing can be presented over an alert, so the alert is dismissed.
    if !modals.isEmpty { while case .alert? = state.units.last?.content { state.removeUnits(from: state.top) } }
    if let last = modals.last, state.units.last?.content == last, state.top > 0 {
      state.units[state.top].node = make(last)
      return state
    }
    for content in modals {
      if base != nil, content == facts.baseContent { facts.presentsBase = true }
      let isSwiped = isSwiped(content, style: nil)
      facts.presented.insert(Facts.Presented(content: content, isSwiped: isSwiped))
      let waiting = waiting(at: Run(state: state, at: answers == nil ? state.leaves(of: state.top)[0] : state.leaf(of: state.top)))
      state.units.append(
        AppUnit(
          content: content, node: make(content), device: world.device(of: content, on: idiom), isSwiped: isSwiped, waiting: waiting,
          stamp: nextStamp()))
    }
    return state
  }
}

/// A stack and a screen that it can contain, with any key.
struct Holder: Hashable {
  var content: World.Content
  var device: World.Idiom?
  var isRoot: Bool
  var spot: [Int]
  var screen: Int

  init(unit: AppUnit, at: At, screen: Int) {
    content = unit.content
    device = unit.device
    isRoot = at.unit == 0
    spot = at.spot
    self.screen = Screens.declared(of: screen)
  }

  /// Creates a value for a stack. A named stack is the same at every
  /// position, and so is the stack of a tab or column of the same container.
  init(stack unit: AppUnit, at: At, screen: Int, in world: World) {
    self.init(unit: unit, at: at, screen: screen)
    guard let declared = world.declared(at: at.spot, in: unit) else { return }
    if case .flow = declared {
      content = declared
      spot = []
    } else if let last = at.spot.last, let container = world.declared(at: at.spot.dropLast(), in: unit) {
      content = container
      spot = [last]
    } else {
      return
    }
    isRoot = false
    device = nil
  }
}

extension World {
  /// Returns the content that is declared at a position of a container.
  fileprivate func declared(at spot: some Collection<Int>, in unit: AppUnit) -> Content? {
    var content = unit.content
    if case .modal(let id) = content { content = modals[id].content(on: unit.device ?? .phone) }
    for number in spot {
      let next: Content? =
        switch content {
        case .tabs(let id): tabSets[id].tabs[number].content
        case .split(let id): splits[id].columns[number]
        default: nil
        }
      guard let next else { return nil }
      content = next
    }
    return content
  }
}

extension Pane {
  /// The content at a position, which is created if it hasn't been entered.
  fileprivate subscript(filled spot: [Int], _ simulator: Simulator) -> Pane? {
    var node = self
    for (depth, number) in spot.enumerated() {
      switch node {
      case .tabs(let id, _, let children):
        guard let next = children[number] ?? simulator.world.tabSets[id].tabs[number].content.map(simulator.make) else { return nil }
        node = next
      case .split(_, let columns, _):
        guard let next = columns[number] else { return nil }
        node = next
      default: return depth < spot.count ? nil : node
      }
    }
    return node
  }
}
