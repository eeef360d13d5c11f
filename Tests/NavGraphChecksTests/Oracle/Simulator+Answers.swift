// One walk at a time: the app's answers are known, so each move leads to one state.
extension Simulator {
  struct Answers: Sendable {
    /// A bit for each condition that holds.
    var conditions = 0
    /// The guards that say no.
    var refused: Set<Int> = []
  }

  func open(_ branches: [World.Branch]) -> [World.Branch] {
    guard let answers else { return world.open(branches) }
    return branches.first { $0.test?.holds(answers.conditions) ?? true }.map { [$0] } ?? []
  }

  func denied(_ guards: [Int]) -> Int? { guards.first { answers?.refused.contains($0) ?? false } }

  /// Shows the flow of the guard, once the guards of that flow agree; otherwise the flow of the first that doesn't, and so on.
  ///
  /// `shown` are the guards whose flows this intent has had: their second no is a refusal.
  mutating func refusingAnswered(_ guarded: Int, _ shown: [Int], _ work: Work, _ before: Run, root: Bool) -> [Outcome] {
    var chain = [guarded]
    while let last = chain.last, let flow = world.guards[last].flow, work == .start || !shown.contains(last) {
      let unit = AppUnit(content: flow, node: make(flow))
      let isFirst = before.state.units.isEmpty
      let place = root ? AppState(units: [unit]) : AppState(units: before.state.units + [unit])
      let entered = guards(from: root ? AppState(units: []) : before.state, to: place)
      // Where nothing else could be shown, a guard without a flow keeps nobody from this one.
      let missing = entered.first { guarded in
        denied([guarded]) != nil && !chain.contains(guarded) && (!isFirst || world.guards[guarded].flow != nil)
      }
      if let missing {
        chain.append(missing)
        continue
      }
      return [.over(showing(flow, for: Parked(asked: last, granted: shown + [last], work: work), before, root: root))]
    }
    return refuse(work, before).map { .over($0) }
  }

  private mutating func showing(_ flow: World.Content, for parked: Parked, _ before: Run, root: Bool) -> AppState {
    let waiting = Waiting(at: before.at, arms: nil, event: nil, parked: parked)
    var unit = AppUnit(content: flow, node: make(flow), isSwiped: !root && isSwiped(flow: flow), waiting: waiting, stamp: nextStamp())
    var state = before.state
    guard root else {
      state.units.append(unit)
      return state
    }
    if let old = state.units.first { unit.home = old.waiting?.parked == nil ? [old] : old.home }
    return AppState(units: [unit])
  }

  /// What the flow of a guard has held up goes on after it; all guards are asked again.
  mutating func answerAnswered(
    _ parked: Parked, _ outcome: World.Outcome, _ waiting: Waiting, _ state: AppState, _ flow: AppUnit
  ) -> [AppState] {
    var state = state
    if state.units.isEmpty { state.units = flow.home }
    let run = Run(state: state, at: waiting.at)
    if parked.work == .start { return start(granted: []) }
    guard outcome == .finished else { return refuse(parked.work, run) }
    switch parked.work {
    case .steps(let body, let from, let event):
      return follow(Step(body: body, index: from, event: event), run, granted: parked.granted)
    case .event(let event, let body): return begin(event, body, run, granted: parked.granted)
    case .link(let link): return states(open(link, state, .link(link), granted: parked.granted))
    case .start: return start(granted: parked.granted)
    case .tab(let tabs, let tab): return states(tap(tab, of: tabs, At(unit: 0), state, granted: parked.granted))
    }
  }

  /// A link's own guards are asked before those of the places that it enters, and only where the place in front is new.
  mutating func openAnswered(_ link: Int, _ state: AppState, _ work: Work, _ granted: [Int]) -> [Outcome] {
    let before = Run(state: state, at: state.leaves(of: state.top).first ?? At(unit: state.top))
    guard let next = shown(world.links[link], state) else { return [.over(state)] }
    let isFresh = next.units[0].stamp != state.units.first?.stamp || next.units[0].content != state.units.first?.content
    if showsNewPlace(next, since: state, isFresh: isFresh), let missing = denied(world.links[link].guards) {
      return refusing(missing, granted, work, before)
    }
    let run = Run(state: next, at: At(unit: next.top))
    return ask(isFresh ? AppState(units: []) : state, run, granted, work, before, root: isFresh)
  }

  /// Whether the place in front was neither shown nor beneath what was shown.
  private func showsNewPlace(_ next: AppState, since old: AppState, isFresh: Bool) -> Bool {
    if isFresh || next.top > old.top { return true }
    func screens(_ state: AppState) -> Set<Int> {
      var result: Set<Int> = []
      for unit in state.units { unit.node.shown { result.insert($0) } }
      return result
    }
    guard let leaf = next.leaves(of: next.top).last, let screen = next[leaf]?.top else { return false }
    return !screens(old).contains(screen)
  }
}

extension Pane {
  /// The screens that can be seen, or lie beneath those.
  func shown(_ look: (Int) -> Void) {
    switch self {
    case .screen(let id): look(id)
    case .stack(let path): for id in path { look(id) }
    case .pages(_, let page, let screens): look(screens[page])
    case .tabs(_, let selected, let children): children[selected]?.shown(look)
    case .split(_, let columns, let front):
      for (column, child) in columns.enumerated() where front == nil || column <= (front ?? 0) { child?.shown(look) }
    case .alert: break
    }
  }
}
