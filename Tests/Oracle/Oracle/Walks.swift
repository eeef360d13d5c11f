/// All states of an app in one window, or in one that this opens. Guards are
/// evaluated as at run time, and splits are collapsed or expanded.
///
/// `Exploration` uses places, as most checks do. This type uses the steps that `OracleSimulationTests` compare with the reducer.
/// Every guard may succeed or fail at each move, and conditions may change between any two evaluations.
/// A waiting link isn't stored, because opening it later has the same result.
/// Restoration continues a saved walk, so nothing is restored.
struct Walks: Sendable {
  struct Step: Hashable, Sendable {
    var to: Int
    var isLink: Bool
  }

  private(set) var states: [AppState] = []
  private(set) var steps: [[Step]] = []
  /// The number of states that are starts.
  private(set) var starts = 0
  /// Whether a state was omitted because it is too deep.
  private(set) var isCut = false
  /// The states with a move to an omitted state.
  private(set) var edge: Set<Int> = []
  /// Whether there are more states than `bounds` allows.
  private(set) var isOverfull = false
  private let bounds: Exploration.Bounds
  private let world: World
  /// A guard that never succeeds.
  private let denied: Int?
  private var simulator: Simulator
  private var numbers: [AppState: Int] = [:]
  var idiom: World.Idiom { simulator.idiom }
  var isCollapsed: Bool { simulator.isCollapsed }

  init(with simulator: Simulator, bounds: Exploration.Bounds, denied: Int? = nil) {
    self.simulator = simulator
    world = simulator.world
    self.denied = denied
    self.bounds = bounds
    for answers in answers {
      self.simulator.answers = answers
      let begun = self.simulator.begin()
      for state in begun { _ = add(state) }
      guard let first = begun.first else { continue }
      for link in world.links.indices { for state in self.simulator.take(.start(for: link), in: first) { _ = add(state) } }
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
      for (choice, to) in moves(from: state, answers: answers) {
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

  /// The possible answers of guards at one move.
  private var answers: [Simulator.Answers] {
    let asked = world.askedGuards.sorted()
    return (0..<1 << asked.count).compactMap { mask in
      let refused = Set(asked.indices.filter { mask & 1 << $0 != 0 }.map { asked[$0] })
      if let denied, asked.contains(where: { Guards.declared(of: $0) == denied && !refused.contains($0) }) { return nil }
      return Simulator.Answers(conditions: nil, refused: refused)
    }
  }

  private mutating func moves(
    from state: AppState, answers: [Simulator.Answers], withLinks: Bool = true
  ) -> [(choice: Simulator.Choice, to: AppState)] {
    var result: [(Simulator.Choice, AppState)] = []
    for answers in answers {
      simulator.answers = answers
      for choice in simulator.choices(in: state) where isOpen(choice, in: state, conditions: answers.conditions) {
        if !withLinks, choice.isFromOutside { continue }
        for to in simulator.take(choice, in: state) { result.append((choice, to)) }
      }
    }
    return result
  }

  private func isOpen(_ choice: Simulator.Choice, in state: AppState, conditions: Int?) -> Bool {
    switch choice {
    case .restoration, .start: return false
    case .event(_, let at) where state.isVisibleBar(at: at):
      guard let test = simulator.strips(in: state).first?.shown else { return true }
      return conditions.map(test.holds) ?? world.canHold([test])
    case .tab(let tab):
      guard case .tabs(let id, _, _) = state.units[state.top].node else { return false }
      let value = world.tabSets[id].tabs[tab]
      let hidden = [value.hidden, value.section.flatMap { world.tabSets[id].sections[$0] }].compactMap { $0 }
      if let conditions { return !hidden.contains { $0.holds(at: conditions) } }
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
    // Only guards depend on what has been shown before.
    if world.guards.isEmpty { state.entered = nil }
    return state
  }

  // MARK: Visible screens

  /// Returns for each state whether the screen is visible at rest.
  private func shows(_ screen: Int) -> [Bool] { states.map { !places(showing: screen, in: $0).isEmpty } }

  /// Returns the positions at which a screen is visible: on top, or as an accessory.
  private func places(showing screen: Int, in state: AppState) -> [At] {
    let isAtBar = simulator.strips(in: state).contains { $0.screen == screen && world.canHold([$0.shown].compactMap { $0 }) }
    return state.leaves(showing: screen) + (isAtBar ? [At(unit: state.top)] : [])
  }

  /// Returns for each state whether it is reachable from the starts.
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

  /// Whether these states violate an assertion. Nil if the assertion is about a screen that is never shown.
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
      return !isShown(assertion.b, within: nil, of: fresh(showing: assertion.a), answers: answers)
    case .within:
      guard a.contains(true), b.contains(true) else { return nil }
      // A budget is about the best case: guards succeed, and conditions have the values that the path needs.
      let fresh = fresh(showing: assertion.b)
      return !(0..<1 << world.conditions).contains { conditions in
        isShown(assertion.a, within: assertion.moves, of: fresh, answers: [Simulator.Answers(conditions: conditions)])
      }
    }
  }

  /// Returns the walks of the same app with a guard that never succeeds.
  private func without(_ guarded: Int) -> Walks {
    let fresh = Simulator(of: world, idiom: idiom, isCollapsed: isCollapsed, holds: simulator.holds)
    return Walks(with: fresh, bounds: bounds, denied: guarded)
  }

  /// Whether a state contains a screen, visible or not. A covered screen counts as shown, although it may never become visible.
  func holds(_ screen: Int) -> Bool {
    states.contains { state in
      var isThere = false
      for unit in state.units {
        unit.node.screens { isThere = isThere || Screens.declared(of: $1) == screen }
        if case .tabs(let id, _, _) = unit.node { isThere = isThere || world.tabSets[id].accessory?.screen == screen }
      }
      return isThere
    }
  }

  /// Returns the states in which a screen has just been shown, with everything next to it
  /// as declared. A link that only changes what is under a modal doesn't count.
  private func fresh(showing screen: Int) -> Set<AppState> {
    let isShown = shows(screen)
    var isNew = isShown.indices.map { $0 < starts }
    for number in states.indices {
      for step in steps[number] where !step.isLink || !isShown[number] { isNew[step.to] = true }
    }
    var result: Set<AppState> = []
    for number in states.indices where isShown[number] && isNew[number] {
      let state = states[number]
      for at in places(showing: screen, in: state) {
        var fresh = state
        for unit in fresh.units.indices.dropLast() { fresh.units[unit].node = state.units[unit].node.visible(in: simulator) }
        fresh.units[at.unit].node = state.units[at.unit].node.declared(beside: at.spot[...], in: simulator)
        fresh.entered = state.entered?.filter { entered in
          // The content that is shown first has been entered, unless a link skipped it.
          if simulator.shownFirst(in: state.units[entered.unit].content).contains(entered.spot) { return true }
          return entered.unit == at.unit
            ? at.spot.starts(with: entered.spot) : state.leaves(of: entered.unit).contains { $0.spot.starts(with: entered.spot) }
        }
        result.insert(fresh)
      }
    }
    return result
  }

  /// Whether the user can reach a screen within a number of moves.
  private func isShown(_ screen: Int, within budget: Int?, of fresh: Set<AppState>, answers: [Simulator.Answers]) -> Bool {
    var walks = self
    var seen = fresh
    var level = Array(fresh)
    var moves = 0
    while !level.isEmpty, moves <= budget ?? .max {
      if level.contains(where: { !places(showing: screen, in: $0).isEmpty }) { return true }
      if moves == budget || seen.count > 4 * bounds.states { return false }
      moves += 1
      var next: [AppState] = []
      for state in level {
        for to in walks.userMoves(from: state, answers: answers) where seen.insert(to).inserted { next.append(to) }
      }
      level = next
    }
    return false
  }

  private mutating func userMoves(from state: AppState, answers: [Simulator.Answers]) -> [AppState] {
    // The moves of most states are already known.
    if answers.first?.conditions == nil, let number = numbers[state] { return steps[number].filter { !$0.isLink }.map { states[$0.to] } }
    return moves(from: state, answers: answers, withLinks: false).map { plain($0.to) }.filter { !isTooDeep($0) }
  }

  private func isTooDeep(_ state: AppState) -> Bool {
    state.units.count > bounds.units || state.units.contains { $0.node.deepest > bounds.stack }
  }
}

extension Simulator {
  /// Returns the positions of the tabs and columns that content shows when it appears.
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
  /// The pane with its invisible parts as declared, so that unselected tabs are untouched.
  fileprivate func visible(in simulator: Simulator) -> Pane {
    switch self {
    case .tabs(let id, let selected, let children):
      guard case .tabs(_, _, var declared) = simulator.make(.tabs(id)) else { return self }
      declared[selected] = children[selected]?.visible(in: simulator)
      return .tabs(id, selected: selected, declared)
    case .split(let id, let columns, .column(let front)?):
      guard case .split(_, var declared, _) = simulator.make(.split(id)) else { return self }
      declared[front] = columns[front]
      return .split(id, declared, front: .column(front))
    default: return self
    }
  }

  /// The pane with everything as declared, except for the path to a position.
  fileprivate func declared(beside spot: ArraySlice<Int>, in simulator: Simulator) -> Pane {
    switch self {
    case .screen, .stack, .alert: return self
    case .tabs(let id, let selected, var children):
      guard case .tabs(_, _, let declared) = simulator.make(.tabs(id)) else { return self }
      for tab in children.indices {
        children[tab] = tab == spot.first ? children[tab]?.declared(beside: spot.dropFirst(), in: simulator) : declared[tab]
      }
      // The position is the bar itself, so the selected tab is next to it, too.
      if spot.isEmpty { children[selected] = simulator.world.tabSets[id].tabs[selected].content.map(simulator.make) }
      return .tabs(id, selected: selected, children)
    case .split(let id, var columns, let front):
      for column in columns.indices {
        columns[column] =
          column == spot.first
          ? columns[column]?.declared(beside: spot.dropFirst(), in: simulator)
          : simulator.declared(column: column, of: id)
      }
      return .split(id, columns, front: front)
    case .pages(let id, let page, let screens, _):
      guard case .pages(_, _, let declared, let asking) = simulator.make(.pages(id)) else { return self }
      return .pages(id, at: page, screens.indices.map { $0 == page ? screens[$0] : declared[$0] }, asking: asking.subtracting([page]))
    }
  }
}
