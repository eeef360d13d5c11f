/// All that an app can do in one window, or in one that this opens, state by state, as apps do it: guards are asked as at run time, splits are
/// narrow or wide.
///
/// `Exploration` goes by places, as most checks do; this takes the steps that `OracleSimulationTests` hold to the reducer. Every guard may
/// answer either way at each move, conditions may change between any two questions. A link that waits is one that comes later: by then the
/// screen has come to rest without it. What restores a scene continues the walk that was saved, so nothing is restored.
struct Walks: Sendable {
  struct Step: Hashable, Sendable {
    var to: Int
    var isLink: Bool
  }

  private(set) var states: [AppState] = []
  private(set) var steps: [[Step]] = []
  /// How many of the states are starts.
  private(set) var starts = 0
  /// Whether some state was left out because it is too deep.
  private(set) var isCut = false
  /// The states from which some move leads to one that was left out.
  private(set) var edge: Set<Int> = []
  /// Whether there were more states than are looked at.
  private(set) var isOverfull = false
  private let world: World
  private let bounds: Exploration.Bounds
  /// A guard that never says yes.
  private let denied: Int?
  private var simulator: Simulator
  private var numbers: [AppState: Int] = [:]
  var idiom: World.Idiom { simulator.idiom }
  var isCollapsed: Bool { simulator.isCollapsed }

  init(_ world: World, idiom: World.Idiom, isCollapsed: Bool, bounds: Exploration.Bounds, holds: Set<Holder>?, denied: Int? = nil) {
    self.world = world
    self.denied = denied
    self.bounds = bounds
    simulator = Simulator(world, idiom: idiom)
    simulator.isCollapsed = isCollapsed
    simulator.holds = holds
    for answers in answers {
      simulator.answers = answers
      let begun = simulator.begin()
      for state in begun { _ = add(state) }
      guard let first = begun.first else { continue }
      for link in world.links.indices { for state in simulator.take(.start(for: link), first) { _ = add(state) } }
    }
    starts = states.count
    var next = 0
    while next < states.count {
      if states.count > bounds.states {
        isOverfull = true
        break
      }
      let state = states[next]
      var found: Set<Step> = []
      for (choice, to) in moves(state, answers) {
        guard let number = add(to) else {
          edge.insert(next)
          continue
        }
        if number == next { continue }
        found.insert(Step(to: number, isLink: choice.isFromOutside))
      }
      steps[next] = Array(found)
      next += 1
    }
  }

  /// What guards may answer at one move.
  private var answers: [Simulator.Answers] {
    let asked = world.askedGuards.sorted()
    return (0..<1 << asked.count).compactMap { mask in
      let refused = Set(asked.indices.filter { mask & 1 << $0 != 0 }.map { asked[$0] })
      if let denied, asked.contains(where: { Guards.declared($0) == denied && !refused.contains($0) }) { return nil }
      return Simulator.Answers(conditions: nil, refused: refused)
    }
  }

  private mutating func moves(
    _ state: AppState, _ answers: [Simulator.Answers], withLinks: Bool = true
  ) -> [(choice: Simulator.Choice, to: AppState)] {
    var result: [(Simulator.Choice, AppState)] = []
    for answers in answers {
      simulator.answers = answers
      for choice in simulator.choices(state) where isOpen(choice, state, answers.conditions) {
        if !withLinks, choice.isFromOutside { continue }
        for to in simulator.take(choice, state) { result.append((choice, to)) }
      }
    }
    return result
  }

  private func isOpen(_ choice: Simulator.Choice, _ state: AppState, _ conditions: Int?) -> Bool {
    switch choice {
    case .restoration, .start: return false
    case .event(_, let at) where state.isVisibleBar(at):
      guard let test = simulator.strips(state).first?.shown else { return true }
      return conditions.map(test.holds) ?? world.canHold([test])
    case .tab(let tab):
      guard case .tabs(let id, _, _) = state.units[state.top].node else { return false }
      let value = world.tabSets[id].tabs[tab]
      let hidden = [value.hidden, value.section.flatMap { world.tabSets[id].sections[$0] }].compactMap { $0 }
      if let conditions { return !hidden.contains { $0.holds(conditions) } }
      return world.canHold(hidden.map { .not($0) })
    default: return true
    }
  }

  private mutating func add(_ state: AppState) -> Int? {
    let state = plain(state)
    if let number = numbers[state] { return number }
    if isTooDeep(state) {
      isCut = true
      return nil
    }
    let number = states.count
    numbers[state] = number
    states.append(state)
    steps.append([])
    return number
  }

  private func plain(_ state: AppState) -> AppState {
    var state = state.holding(nil)
    // Only guards ask what has been shown before.
    if world.guards.isEmpty { state.entered = nil }
    return state
  }

  // MARK: What they show

  /// What is visible at rest: not what lies beneath.
  private func shows(_ screen: Int) -> [Bool] { states.map { !places(showing: screen, $0).isEmpty } }

  /// Where a screen can be seen: on top, or at the bar.
  private func places(showing screen: Int, _ state: AppState) -> [At] {
    let isAtBar = simulator.strips(state).contains { $0.screen == screen && world.canHold([$0.shown].compactMap { $0 }) }
    return state.leaves(showing: screen) + (isAtBar ? [At(unit: state.top)] : [])
  }

  /// Which states can be come to from some.
  private func reached(from starts: [Int], avoiding isAvoided: [Bool]? = nil) -> [Bool] {
    var result = [Bool](repeating: false, count: states.count)
    var open = starts
    while let state = open.popLast() {
      if result[state] || isAvoided?[state] ?? false { continue }
      result[state] = true
      for step in steps[state] { open.append(step.to) }
    }
    return result
  }

  /// Whether a promise is broken, as far as these states show; nil where it speaks of what is never shown.
  func breaks(_ assertion: World.Assertion) -> Bool? {
    let a = shows(assertion.a)
    if assertion.claim == .requires {
      return world.screens[assertion.a].isExternal || without(assertion.b).shows(assertion.a).contains(true)
    }
    let b = shows(assertion.b)
    switch assertion.claim {
    case .onlyAfter:
      if world.screens[assertion.a].isExternal { return true }
      let seen = reached(from: Array(0..<starts), avoiding: b)
      return a.indices.contains { a[$0] && seen[$0] }
    case .neverAfter:
      if world.screens[assertion.a].isExternal { return b.contains(true) || world.screens[assertion.b].isExternal }
      let seen = reached(from: b.indices.filter { b[$0] })
      return a.indices.contains { seen[$0] && !a[$0] && steps[$0].contains { a[$0.to] } }
    case .requires: return nil
    case .reaches:
      guard b.contains(true), a.contains(true) else { return nil }
      return !isShown(assertion.b, within: nil, of: fresh(showing: assertion.a), answers)
    case .within:
      guard a.contains(true), b.contains(true) else { return nil }
      // A budget is for the best case: guards say yes, and conditions stay as they need to be.
      let fresh = fresh(showing: assertion.b)
      return !(0..<1 << world.conditions).contains { conditions in
        isShown(assertion.a, within: assertion.moves, of: fresh, [Simulator.Answers(conditions: conditions)])
      }
    }
  }

  /// The same app, where that guard never says yes.
  private func without(_ guarded: Int) -> Walks {
    Walks(
      world, idiom: simulator.idiom, isCollapsed: simulator.isCollapsed, bounds: bounds, holds: simulator.holds, denied: guarded)
  }

  /// Whether some state holds a screen, visible or not: what is covered counts as shown, though no walk may ever come to see it.
  func holds(_ screen: Int) -> Bool {
    states.contains { state in
      var isThere = false
      for unit in state.units {
        unit.node.screens { isThere = isThere || Screens.declared($1) == screen }
        if case .tabs(let id, _, _) = unit.node { isThere = isThere || world.tabSets[id].accessory?.screen == screen }
      }
      return isThere
    }
  }

  /// The states in which a screen has just been shown, with what is beside it as declared: other tabs have not been touched. A link that
  /// changes what lies beneath a modal shows nothing.
  private func fresh(showing screen: Int) -> Set<AppState> {
    let isShown = shows(screen)
    var isNew = isShown.indices.map { $0 < starts }
    for number in states.indices {
      for step in steps[number] where !step.isLink || !isShown[number] { isNew[step.to] = true }
    }
    var result: Set<AppState> = []
    for number in states.indices where isShown[number] && isNew[number] {
      let state = states[number]
      for at in places(showing: screen, state) {
        var fresh = state
        for unit in fresh.units.indices.dropLast() { fresh.units[unit].node = state.units[unit].node.visible(simulator) }
        fresh.units[at.unit].node = state.units[at.unit].node.declared(beside: at.spot[...], simulator)
        fresh.entered = state.entered?.filter { entered in
          // What is shown first has been shown with the rest, unless a link has gone past it.
          if simulator.shownFirst(in: state.units[entered.unit].content).contains(entered.spot) { return true }
          return entered.unit == at.unit
            ? at.spot.starts(with: entered.spot) : state.leaves(of: entered.unit).contains { $0.spot.starts(with: entered.spot) }
        }
        result.insert(fresh)
      }
    }
    return result
  }

  /// Whether a walk of the user shows a screen, in so many moves.
  private func isShown(_ screen: Int, within budget: Int?, of fresh: Set<AppState>, _ answers: [Simulator.Answers]) -> Bool {
    var walks = self
    var seen = fresh
    var level = Array(fresh)
    var moves = 0
    while !level.isEmpty, moves <= budget ?? .max {
      if level.contains(where: { !places(showing: screen, $0).isEmpty }) { return true }
      if moves == budget || seen.count > 4 * bounds.states { return false }
      moves += 1
      var next: [AppState] = []
      for state in level {
        for to in walks.userMoves(state, answers) where seen.insert(to).inserted { next.append(to) }
      }
      level = next
    }
    return false
  }

  private mutating func userMoves(_ state: AppState, _ answers: [Simulator.Answers]) -> [AppState] {
    // Most are known already.
    if answers.first?.conditions == nil, let number = numbers[state] { return steps[number].filter { !$0.isLink }.map { states[$0.to] } }
    return moves(state, answers, withLinks: false).map { plain($0.to) }.filter { !isTooDeep($0) }
  }

  private func isTooDeep(_ state: AppState) -> Bool {
    state.units.count > bounds.units || state.units.contains { $0.node.deepest > bounds.stack }
  }
}

extension Simulator {
  /// The tabs and columns that something shows as soon as it comes up.
  fileprivate func shownFirst(in content: World.Content) -> Set<[Int]> {
    var result: Set<[Int]> = []
    make(content).entering { result.insert($0) }
    return result
  }
}

extension AppState {
  fileprivate func leaves(showing screen: Int) -> [At] { leaves(of: top).filter { self[$0]?.top.map(Screens.declared) == screen } }
}

extension Pane {
  /// The same with what can't be seen as declared: tabs that are not selected have not been touched.
  fileprivate func visible(_ simulator: Simulator) -> Pane {
    switch self {
    case .tabs(let id, let selected, let children):
      guard case .tabs(_, _, var declared) = simulator.make(.tabs(id)) else { return self }
      declared[selected] = children[selected]?.visible(simulator)
      return .tabs(id, selected: selected, declared)
    case .split(let id, let columns, .column(let front)?):
      guard case .split(_, var declared, _) = simulator.make(.split(id)) else { return self }
      declared[front] = columns[front]
      return .split(id, declared, front: .column(front))
    default: return self
    }
  }

  /// The same with all as declared but the way to a position.
  fileprivate func declared(beside spot: ArraySlice<Int>, _ simulator: Simulator) -> Pane {
    switch self {
    case .screen, .stack, .alert: return self
    case .tabs(let id, let selected, var children):
      guard case .tabs(_, _, let declared) = simulator.make(.tabs(id)) else { return self }
      for tab in children.indices {
        children[tab] = tab == spot.first ? children[tab]?.declared(beside: spot.dropFirst(), simulator) : declared[tab]
      }
      // At the bar itself the tab that is selected can be seen, too: it is beside.
      if spot.isEmpty { children[selected] = simulator.world.tabSets[id].tabs[selected].content.map(simulator.make) }
      return .tabs(id, selected: selected, children)
    case .split(let id, var columns, let front):
      for column in columns.indices {
        columns[column] =
          column == spot.first
          ? columns[column]?.declared(beside: spot.dropFirst(), simulator)
          : simulator.declared(column, of: id)
      }
      return .split(id, columns, front: front)
    case .pages(let id, let page, let screens, _):
      guard case .pages(_, _, let declared, let asking) = simulator.make(.pages(id)) else { return self }
      return .pages(id, at: page, screens.indices.map { $0 == page ? screens[$0] : declared[$0] }, asking: asking.subtracting([page]))
    }
  }
}
