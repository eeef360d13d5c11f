// Walks with known answers of the app, so that each move leads to one state.
extension Simulator {
  struct Answers: Sendable {
    /// A mask with a bit for each condition that is true, whether a window can open, and the values of
    /// events if they are known. If it is nil, the answers may change between any two questions.
    var conditions: Int? = 0
    /// The guards that fail.
    var refused: Set<Int> = []
    /// Whether screens refuse dismissal.
    var stays = false
  }

  func open(among branches: [World.Branch], while shown: World.Test? = nil) -> [World.Branch] {
    guard let conditions = answers?.conditions else { return world.open(among: branches, while: shown, at: moments) }
    return world.open(among: branches, at: world.moments(known: conditions))
  }

  /// Whether it is possible that none of the branches is taken.
  func mayPass(_ branches: [World.Branch], while shown: World.Test? = nil) -> Bool {
    if let conditions = answers?.conditions {
      return world.moments(known: conditions).contains { mask in !branches.contains { $0.test?.holds(at: mask) ?? true } }
    }
    return !branches.contains { $0.test == nil } && world.canHold(branches.compactMap(\.test).map { .not($0) } + [shown].compactMap { $0 })
  }

  /// The possible masks on this idiom. A phone has only one window.
  private var moments: [Int]? {
    idiom == .phone && world.opensWindows ? world.moments().filter { $0 & World.hasWindows == 0 } : nil
  }

  func denied(among guards: [Int]) -> Int? { guards.first { answers?.refused.contains($0) ?? false } }

  /// Presents the flow of a guard if the guards of that flow succeed. Otherwise it presents the flow of the first that fails, and so on.
  ///
  /// The granted guards are those whose flows this intent has already presented. A second failure refuses the intent.
  mutating func refusingAnswered(_ guarded: Int, for attempt: Attempt, root: Bool) -> [Outcome] {
    let (work, before, shown) = (attempt.work, attempt.before, attempt.granted)
    var chain = [guarded]
    while let last = chain.last, let flow = world.guards[last].flow, work.isStart || !shown.contains(last) {
      let unit = AppUnit(content: flow, node: make(flow), waiting: Waiting(at: before.at))
      let isFirst = before.state.units.isEmpty
      let place = root ? AppState(units: [unit]) : AppState(units: before.state.units + [unit])
      let entered = guards(from: root ? AppState(units: []) : before.state, to: place)
      // If nothing else is shown, a guard without a flow doesn't prevent the presentation of this flow.
      let missing = entered.first { guarded in
        denied(among: [guarded]) != nil && !chain.contains(guarded) && (!isFirst || world.guards[guarded].flow != nil)
      }
      if let missing {
        chain.append(missing)
        continue
      }
      return [.over(showing(flow, for: SuspendedWork(asked: last, granted: shown + [last], work: work), before: before, root: root))]
    }
    return refuse(work, in: before).map { .over($0) }
  }

  private mutating func showing(_ flow: World.Content, for parked: SuspendedWork, before: Run, root: Bool) -> AppState {
    let before = root ? before : uncovered(before)
    let waiting = waiting(at: before, parked: parked)
    var unit = AppUnit(content: flow, node: make(flow), isSwiped: !root && isSwiped(flow: flow), waiting: waiting, stamp: nextStamp())
    var state = before.state
    guard root else {
      state.units.append(unit)
      return state
    }
    if let old = state.units.first { unit.home = old.waiting?.parked == nil ? [old] : old.home }
    // Unwinding a root drops waiting links, but leaving a guard flow doesn't.
    return AppState(units: [unit]).holding(state.units.first?.waiting?.parked == nil ? nil : state.link)
  }

  /// Returns the run without the alerts on top, because nothing can be presented over an alert.
  func uncovered(_ run: Run) -> Run {
    var run = run
    while run.state.top > base ?? 0, case .alert? = run.state.units.last?.node {
      run.state.removeUnits(from: run.state.top)
      run.at = run.state.leaf(of: run.state.top)
    }
    return run
  }

  /// Continues the work that a guard flow suspended. All guards are evaluated again.
  mutating func answerAnswered(
    _ parked: SuspendedWork, with outcome: World.Outcome, waiting: Waiting, in state: AppState, flow: AppUnit
  ) -> [AppState] {
    var state = state
    var run = Run(state: state, at: waiting.at)
    let isInRoot = state.units.isEmpty
    if isInRoot {
      state.units = flow.home
      if !state.units.isEmpty { state.units[0].stamp = nextStamp() }
      run = Run(state: state, at: state.units.isEmpty ? At(unit: 0) : state.leaf(of: 0))
    }
    switch parked.work {
    // Dismissing the flow at launch starts the app again.
    case .start: return start(granted: []).map { $0.holding(state.link) }
    case .restoration(let saved): return bringBack(saved).map { $0.holding(state.link) }
    default: break
    }
    guard outcome == .finished else { return refuse(parked.work, in: run) }
    switch parked.work {
    case .steps(let body, let from, let event):
      guard isInRoot || state.isInFront(waiting) else { return [state] }
      return follow(Step(body: body, index: from, event: event), in: run, granted: parked.granted)
    case .event(let event, _):
      guard state.isInFront(waiting) else { return [state] }
      // Conditions and guards are evaluated again.
      return self.run(event: event, in: run, granted: parked.granted)
    case .link(let link), .firstLink(let link):
      let target = world.links[link].target(on: idiom)
      isStarting = parked.work == .firstLink(link) && target.isHere && target.hasPlace
      defer { isStarting = false }
      return states(of: open(link, in: state, for: parked.work, granted: parked.granted))
    case .start, .nothing, .restoration: return [state]
    case .tab(let tabs, let tab): return states(of: tap(tab, of: tabs, at: At(unit: 0), in: state, granted: parked.granted))
    case .page(let page, let at):
      guard state.isInFront(at: at) else { return [state] }
      return states(of: turn(to: page, at: at, in: state, granted: parked.granted))
    }
  }

  /// Opens a link with known answers. Its own guards are evaluated before
  /// those of the places that it enters, and only if it shows a new place.
  /// Before that, the link waits or is refused if a modal prevents it. The flow
  /// of a guard that the link evaluates stays, and the link waits for it.
  mutating func openAnswered(_ value: World.Link, link: Int, in state: AppState, for work: Work, granted: [Int]) -> [Outcome] {
    let policy = value.policy ?? .dismiss
    let before = Run(state: state, at: state.leaf(of: state.top))
    if policy == .reject, state.units.count > 1 { return [.over(state)] }
    guard let next = opened(value.target(on: idiom), policy: policy, in: state) else { return [.over(state)] }
    let isFresh = next.units[0].stamp != state.units.first?.stamp || next.units[0].content != state.units.first?.content
    let own = showsNewPlace(next, since: state, isFresh: isFresh) ? value.guards : []
    let isHeld = waits(value, from: state, to: next)
    let stays = keeps(leaving(from: state, to: next))
    var asked: Set<Int> = []
    for guarded in own + guards(from: isFresh ? AppState(units: []) : state, to: next) where asked.insert(guarded).inserted {
      let up = policy == .dismiss || policy == .over ? state.units.firstIndex { $0.waiting?.parked?.asked == guarded } : nil
      if isHeld || stays, up == nil { return [isHeld && !stays ? .over(state.holding(link, for: work)) : .over(state)] }
      if denied(among: [guarded]) == nil { continue }
      if let up, work.link != nil {
        var waiting = state
        waiting.units[up].waiting?.parked = SuspendedWork(asked: guarded, granted: granted + [guarded], work: work)
        return [.over(waiting)]
      }
      return refusing(
        guarded, for: Attempt(work: work, before: before, granted: granted),
        root: isFresh && guardsOfRoot(in: next).contains(guarded) && !own.contains(guarded))
    }
    if stays { return [.over(state)] }
    return [isHeld ? .over(state.holding(link, for: work)) : .on(Run(state: next, at: next.leaf(of: next.top)))]
  }

  /// Whether one of the modals that would be dismissed refuses. The top modal is evaluated first, and a blocked modal makes a link wait.
  func keeps(_ leaving: ArraySlice<AppUnit>, isLink: Bool = true) -> Bool {
    guard answers?.stays ?? false else { return false }
    for unit in leaving.reversed() {
      guard case .modal(let id) = unit.content else { continue }
      switch world.modals[id].dismissal {
      case .confirm: return true
      case .blocked where isLink: return false
      default: continue
      }
    }
    return false
  }

  /// Whether a state shows a screen, or has one under what it shows, that wasn't there before.
  func showsNewPlace(_ next: AppState, since old: AppState, isFresh: Bool) -> Bool {
    if isFresh || next.top > old.top || next.units[next.top].stamp != old.units[next.top].stamp { return true }
    var before: Set<Int> = []
    for unit in old.units { unit.node.shown { before.insert($0) } }
    var isNew = false
    for unit in next.units { unit.node.shown { isNew = isNew || !before.contains($0) } }
    return isNew
  }
}

extension Pane {
  /// Calls a closure for each screen that is visible or under a visible screen.
  func shown(look: (Int) -> Void) {
    switch self {
    case .screen(let id): look(id)
    case .stack(let path): for id in path { look(id) }
    case .pages(_, let page, let screens, _): look(screens[page])
    case .tabs(_, let selected, let children): children[selected]?.shown(look: look)
    case .split(_, let columns, let front):
      for (column, child) in columns.enumerated() where front.covers(column: column) { child?.shown(look: look) }
    case .alert: break
    }
  }
}
