/// The behavior of an app as designed: the states that may follow a state and a move.
///
/// Conditions may change between two moves, and a guard may succeed or fail at each evaluation.
struct Simulator {
  let world: World
  let idiom: World.Idiom
  /// Whether a place, event, or link has a guard.
  let isGuarded: Bool
  var facts = Facts()
  /// The screens that each stack can contain, for `here`. While they are
  /// being determined, it is nil and `here` means its alternative place.
  let holds: Set<Holder>?
  /// A guard that the exploration never evaluates. Work that requires it is refused.
  var avoided: Int?
  /// The index of the presented unit that the exploration must not leave. A move that would leave it leads nowhere.
  var base: Int?
  /// Whether guards aren't evaluated for a screen if an equal one is visible or under something visible. Walks with answers always do this.
  let knowsShown: Bool
  /// The answers of the app in a walk with answers. If it is nil, any answer is possible.
  var answers: Answers?
  /// Whether the link that launches the app is being opened.
  var isStarting = false
  /// Whether splits are collapsed. Only walks with answers use it.
  let isCollapsed: Bool
  /// Whether an app-level event is running. A modal that it presents and that is already on top stays as it is.
  var isStriking = false
  /// The last stamp, which identifies units while a sequence runs.
  var lastStamp = 0
  /// The content of the windows that a walk with answers has opened.
  private(set) var windows: [World.Content] = []

  /// The progress of an intent: the current state and the position of the next step.
  struct Run {
    var state: AppState
    var at: At
  }
  enum Outcome {
    /// The next step can follow.
    case on(Run)
    /// No step follows: the intent was refused, or a guard flow suspends it.
    case over(AppState)
  }
  struct Step {
    var body: Int
    var index: Int
    var event: Int
  }

  init(of world: World, idiom: World.Idiom, isCollapsed: Bool = false, holds: Set<Holder>? = nil, knowsShown: Bool = false) {
    self.world = world
    self.idiom = idiom
    self.isCollapsed = isCollapsed
    self.holds = holds
    self.knowsShown = knowsShown
    isGuarded = !world.guards.isEmpty
  }

  // MARK: Moves of the user

  enum Move: Hashable {
    case event(Int), back, tab(Int), retap, page, leave(Int), dismiss, button(Int), link(Int), appEvent(Int)
  }

  mutating func moves(from state: AppState) -> [(move: Move, to: AppState)] {
    var result: [(Move, AppState)] = []
    func add(_ move: Move, to states: [AppState]) { for state in states { result.append((move, state)) } }
    let top = state.top
    let unit = state.units[top]
    if case .alert(let id) = unit.content {
      for button in 0..<world.alerts[id] { add(.button(button), to: end(top, of: state, with: .button(button))) }
      return result
    }
    for at in state.leaves(of: top) { moves(at: at, in: state, into: &result) }
    if case .tabs(let id, let selected, _) = unit.node, showsBar(in: state) {
      for tab in world.tabSets[id].tabs.indices {
        let value = world.tabSets[id].tabs[tab]
        let isSeen = world.canHold(
          ([value.hidden] + [value.section.flatMap { world.tabSets[id].sections[$0] }]).compactMap { $0 }.map { .not($0) })
        guard isSeen else { continue }
        if let action = value.action {
          for at in state.leaves(of: top).prefix(1) { add(.event(action), to: run(event: action, in: Run(state: state, at: at))) }
        } else if tab != selected {
          add(.tab(tab), to: states(of: tap(tab, of: id, at: At(unit: top), in: state, granted: [])))
        } else if value.isReselected, case .stack(let path)? = state[At(unit: top, spot: [tab])], path.count > 1 {
          var next = state
          next[At(unit: top, spot: [tab])] = .stack([path[0]])
          add(.retap, to: [next])
        }
      }
    }
    for strip in strips(in: state) where world.canHold([strip.shown].compactMap { $0 }) {
      for event in world.events(of: strip.screen) {
        if !state.isUnseen { facts.fired.insert(event) }
        add(.event(event), to: run(event: event, in: Run(state: state, at: At(unit: top)), while: strip.shown))
      }
    }
    if top > 0, unit.isSwiped { add(.dismiss, to: end(top, of: state, with: .dismissed)) }
    return result
  }

  /// Adds the moves of a visible screen and of the containers directly around it.
  private mutating func moves(at: At, in state: AppState, into result: inout [(Move, AppState)]) {
    guard let node = state[at] else { return }
    var screen: Int?
    switch node {
    case .screen(let id): screen = id
    case .stack(let path):
      screen = path.last
      if path.count > 1, let top = path.last, !world.screens[top].isBackHidden {
        var next = state
        next[at] = .stack(path.dropLast())
        result.append((.back, next))
      }
    case .pages(_, let page, let screens, _):
      screen = screens[page]
      for other in [page - 1, page + 1] {
        for next in states(of: turn(to: other, at: at, in: state, granted: [])) { result.append((.page, next)) }
      }
    case .tabs, .split, .alert: break
    }
    if let screen {
      for event in world.events(of: screen) {
        if !state.isUnseen { facts.fired.insert(event) }
        for next in run(event: event, in: Run(state: state, at: at)) { result.append((.event(event), next)) }
      }
    }
    // In a collapsed split, leaving a column resets it to its declaration.
    if let column = at.spot.last, column > 0, column < World.inspector, let split = state.around(at, where: \.isSplit) {
      if case .stack(let path) = node, path.count > 1 { return }
      var next = state
      clear(column, of: split, in: &next)
      if next != state { result.append((.leave(column), next)) }
    }
  }

  // MARK: Events

  /// Returns the possible states after an event, for every branch and every answer of guards.
  ///
  /// The sender is visible only while the test `shown` is true.
  mutating func run(event: Int, in run: Run, granted: [Int] = [], while shown: World.Test? = nil) -> [AppState] {
    var result: [AppState] = []
    for branch in open(among: world.events[event].branches, while: shown) {
      result += begin(event, body: branch.body, in: run, granted: granted)
    }
    guard answers != nil, mayPass(world.events[event].branches, while: shown) else { return result }
    // The guards of an event are evaluated before its branches.
    if let missing = denied(among: world.events[event].guards) {
      return result + states(of: refusing(missing, for: Attempt(work: .event(event, body: nil), before: run, granted: granted)))
    }
    return result + [run.state]
  }

  /// Evaluates the guards of an event and then runs its steps.
  mutating func begin(_ event: Int, body: Int, in run: Run, granted: [Int]) -> [AppState] {
    var result: [AppState] = []
    var attempt = Attempt(work: .event(event, body: body), before: run, granted: granted)
    if !world.events[event].guards.isEmpty, !world.events[event].isTabAction { protect(world.events[event].guards, body: body, in: run) }
    if answers != nil {
      let missing = denied(among: world.events[event].guards)
      if let missing { return states(of: refusing(missing, for: attempt)) }
      return follow(Step(body: body, index: 0, event: event), in: run, granted: granted)
    }
    for guarded in world.events[event].guards where !attempt.granted.contains(guarded) {
      // An avoided guard isn't evaluated, so its flow isn't presented. The outcome handlers of the refused `present` still run.
      if isAvoided(guarded) { return result + refuse(attempt.work, in: run) }
      result += states(of: refusing(guarded, for: attempt))
      attempt.granted.append(guarded)
    }
    return result + follow(Step(body: body, index: 0, event: event), in: run, granted: attempt.granted)
  }

  /// Runs a sequence from a step on.
  mutating func follow(_ step: Step, in run: Run, granted: [Int] = []) -> [AppState] {
    guard step.index < world.bodies[step.body].count else { return [run.state] }
    var result: [AppState] = []
    for outcome in perform(step, in: run, granted: granted) {
      switch outcome {
      case .over(let state): result.append(state)
      case .on(let next):
        result += follow(
          Step(body: step.body, index: step.index + 1, event: step.event), in: next, granted: answers == nil ? [] : granted)
      }
    }
    return result
  }

  /// Runs a step and evaluates the guards of the places that it enters.
  private mutating func perform(_ step: Step, in run: Run, granted: [Int]) -> [Outcome] {
    let act = world.bodies[step.body][step.index]
    if case .open(let link) = act {
      return open(link, in: run.state, for: .steps(body: step.body, from: step.index, event: step.event), granted: granted)
    }
    if case .openWindow(let content) = act { return openWindow(with: content, step: step, in: run, granted: granted) }
    let isFresh = act.isFresh
    var result: [Outcome] = []
    for outcome in apply(act, in: run, step: step) {
      guard case .on(let next) = outcome, isGuarded else {
        result.append(outcome)
        continue
      }
      let work = Work.steps(body: step.body, from: step.index, event: step.event)
      let attempt = Attempt(work: work, before: run, granted: granted)
      result += ask(from: isFresh ? AppState(units: []) : run.state, to: next, for: attempt, root: isFresh)
    }
    return result
  }

  /// Opens a window. The current scene doesn't change, and the exploration
  /// continues in it or in the window, whose root has nothing under it.
  /// A walk with known conditions continues in the current scene.
  private mutating func openWindow(with content: World.Content, step: Step, in run: Run, granted: [Int]) -> [Outcome] {
    if answers?.conditions != nil { windows.append(content) }
    var result: [Outcome] = [.over(run.state)]
    if answers?.conditions != nil || base != nil { return result }
    for outcome in enter(content, from: AppState(units: []), step: step) {
      guard case .on(let next) = outcome, isGuarded else {
        result.append(outcome)
        continue
      }
      let work = Work.steps(body: step.body, from: step.index, event: step.event)
      result += ask(from: AppState(units: []), to: next, for: Attempt(work: work, before: run, granted: granted), root: true)
    }
    return result
  }

  // MARK: Ends

  /// Ends a unit with an outcome. The units over it end, too.
  mutating func end(_ index: Int, of state: AppState, with outcome: World.Outcome) -> [AppState] {
    if let base, index <= base {
      facts.leaves = true
      return []
    }
    let wasStriking = isStriking
    isStriking = false
    defer { isStriking = wasStriking }
    let ended = state.units[index]
    var state = state
    state.removeUnits(from: index)
    guard let waiting = ended.waiting else { return state.units.isEmpty ? [] : [state] }
    if let parked = waiting.parked { return answer(parked, with: outcome, waiting: waiting, in: state, flow: ended) }
    // The outcome handlers of a presenter that is covered or removed don't run.
    guard let arms = waiting.arms, let event = waiting.event, isInFront(waiting, in: state) else { return [state] }
    var result: [AppState] = []
    for (index, arm) in world.arms[arms].enumerated() where arm.outcome == outcome {
      facts.run.insert(Facts.ArmKey(arms: arms, index: index))
      for branch in open(among: arm.branches) {
        result += follow(Step(body: branch.body, index: 0, event: event), in: Run(state: state, at: waiting.at))
      }
      if mayPass(arm.branches) { result.append(state) }
    }
    return result.isEmpty ? [state] : result
  }

  /// Whether the presenter is in front. Explorations store only the presenter's position, not which screen it was.
  private func isInFront(_ waiting: Waiting, in state: AppState) -> Bool {
    answers == nil ? state.isInFront(at: waiting.at) : state.isInFront(waiting)
  }

  func states(of outcomes: [Outcome]) -> [AppState] {
    outcomes.map {
      switch $0 {
      case .on(let run): run.state
      case .over(let state): state
      }
    }
  }

  // MARK: Tab bars

  /// Returns the accessory of the front tab bar. Its events have the position of the bar, because it isn't in a stack.
  func strips(in state: AppState) -> [World.Accessory] {
    guard case .tabs(let id, _, _) = state.units[state.top].node, showsBar(in: state) else { return [] }
    return [world.tabSets[id].accessory].compactMap { $0 }
  }

  /// Whether the tab bar is visible. A pushed screen may hide it.
  func showsBar(in state: AppState) -> Bool {
    !state.leaves(of: state.top).contains { at in
      guard case .stack(let path)? = state[at] else { return false }
      return path.dropFirst().contains { world.screens[$0].hidesBar }
    }
  }
}
