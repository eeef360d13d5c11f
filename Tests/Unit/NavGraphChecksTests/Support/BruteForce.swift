/// An exploration of the states of a small app, independent of the checks.
struct BruteForce {
  /// The root, or something presented.
  struct Layer: Hashable {
    /// The number of the unit: -1 for the root, then the modals, then the screens.
    var unit: Int
    var tab = 0
    var stacks: [[Int]]
    var arms: Arms?
    /// The event to which the handlers belong.
    var owner = ""
  }
  struct Arms: Hashable {
    var finished: [SmallApp.Act]?
    var dismissed: [SmallApp.Act]?
  }
  typealias State = [Layer]

  let app: SmallApp
  let deepest: Int
  let highest: Int
  /// The shown places, as "unit/tab:screen".
  private(set) var shown: Set<String> = []
  /// The events with an invalid step, as "screen/event".
  private(set) var refused: Set<String> = []
  /// The events with a `pop to X` without `X` below, as "screen/event".
  private(set) var missed: Set<String> = []
  private(set) var isWhole = true
  private var seen: Set<State> = []

  init(_ app: SmallApp, deepest: Int = 6, highest: Int = 4) {
    self.app = app
    self.deepest = deepest
    self.highest = highest
  }

  /// Explores the states from the start of the app.
  mutating func explore() { walk([Layer(unit: -1, stacks: app.tabs.map { [$0.screen] })]) }

  /// Returns whether a unit can be presented again from inside the same instance; nil if the exploration is incomplete.
  static func isCyclic(_ app: SmallApp, unit: Int) -> Bool? {
    var walker = BruteForce(app)
    walker.base = unit
    // The root only serves as the layer under the unit.
    walker.walk([Layer(unit: -1, stacks: app.tabs.map { [$0.screen] }), Layer(unit: unit, stacks: [[app.firstScreen(unit)]])])
    return walker.presentsBase ? true : walker.isWhole ? false : nil
  }
  private var base: Int?
  private(set) var presentsBase = false

  private mutating func walk(_ start: State) {
    var open = [start]
    seen = [start]
    while let state = open.popLast() {
      if seen.count > 3000 || presentsBase {
        isWhole = false
        return
      }
      look(state)
      for next in moves(state) {
        // Paths end when they leave the instance.
        if base != nil, next.count < 2 { continue }
        if next.count > highest || next.contains(where: { $0.stacks.contains { $0.count > deepest } }) { continue }
        if seen.insert(next).inserted { open.append(next) }
      }
    }
  }

  private mutating func look(_ state: State) {
    for layer in state {
      for (tab, stack) in layer.stacks.enumerated() { for screen in stack { shown.insert("\(layer.unit)/\(tab):\(screen)") } }
    }
  }

  /// Returns the states after each of the user's moves: the events of the top screen, tabs, Back, and swipes.
  mutating func moves(_ state: State) -> [State] {
    var result: [State] = []
    let top = state[state.count - 1]
    let stack = top.stacks[top.tab]
    for (event, acts) in app.screens[stack[stack.count - 1]].enumerated() {
      if let next = run(acts, state, "\(stack[stack.count - 1])/\(event)") { result.append(next) }
    }
    if state.count == 1 {
      for tab in top.stacks.indices where tab != top.tab {
        var next = state
        next[0].tab = tab
        result.append(next)
      }
    }
    if stack.count > 1 {
      var next = state
      next[next.count - 1].stacks[top.tab].removeLast()
      result.append(next)
    }
    if state.count > 1, !isBlocked(top.unit), base == nil || state.count > 2 { result.append(dismiss(state)) }
    return result
  }

  private func isBlocked(_ unit: Int) -> Bool { unit < app.modals.count && app.modals[unit].isBlocked }

  private mutating func dismiss(_ state: State) -> State {
    var next = state
    let layer = next.removeLast()
    if let arm = layer.arms?.dismissed { next = run(arm, next, layer.owner) ?? next }
    return next
  }

  private mutating func run(_ acts: [SmallApp.Act], _ start: State, _ event: String) -> State? {
    var state = start
    for act in acts {
      guard let next = run(act, state, event) else { return state }
      switch act {
      case .dismiss where state.count > 1:
        let below = state[state.count - 2]
        state = next
        // The handler ran first. The rest doesn't run if the handler covered or left the screen.
        guard let last = next.last, last.unit == below.unit, last.owner == below.owner, last.tab == below.tab else { return state }
      case .dismissAll where state.count > 1:
        state = next
        if next.count > 1 { return state }
      default: state = next
      }
      if base != nil, state.count < 2 { return state }
    }
    return state
  }

  /// Runs a step; nil if it's invalid, in which case the rest of the sequence doesn't run.
  private mutating func run(_ act: SmallApp.Act, _ state: State, _ event: String) -> State? {
    var state = state
    let last = state.count - 1
    let tab = state[last].tab
    let isStack = app.isStack(state[last].unit, tab)
    let stack = state[last].stacks[tab]
    func refuse() -> State? {
      refused.insert(event)
      return nil
    }
    switch act {
    case .stay: return state
    case .push(let screen):
      guard isStack else { return refuse() }
      state[last].stacks[tab].append(screen)
    case .replace(let screen): state[last].stacks[tab][stack.count - 1] = screen
    case .pop:
      guard isStack else { return refuse() }
      // At the root, `pop` has no effect, and the next step follows.
      if stack.count > 1 { state[last].stacks[tab].removeLast() } else { refused.insert(event) }
    case .popToRoot:
      guard isStack else { return refuse() }
      state[last].stacks[tab] = [stack[0]]
    case .popTo(let screen):
      guard isStack else { return refuse() }
      guard let index = stack.dropLast().lastIndex(of: screen) else {
        missed.insert(event)
        return nil
      }
      state[last].stacks[tab] = Array(stack[...index])
    case .select(let to):
      guard state.count == 1 else { return refuse() }
      state[0].tab = to
    case .dismiss:
      guard state.count > 1 else { return refuse() }
      if base != nil, state.count == 2 { return [state[0]] }
      return dismiss(state)
    case .dismissAll:
      guard state.count > 1 else { return state }
      if base != nil { return [state[0]] }
      return dismiss(Array(state.prefix(2)))
    case .close:
      if isStack, stack.count > 1 {
        state[last].stacks[tab].removeLast()
        return state
      }
      guard state.count > 1 else { return refuse() }
      if base != nil, state.count == 2 { return [state[0]] }
      return dismiss(state)
    case .finish:
      guard state.count > 1 else { return refuse() }
      if base != nil, state.count == 2 { return [state[0]] }
      let layer = state.removeLast()
      if let arm = layer.arms?.finished { return run(arm, state, layer.owner) ?? state }
    case .show(let screen): return present(app.modals.count + screen, arms: nil, in: state, on: event)
    case .present(let modal, let finished, let dismissed):
      return present(modal, arms: Arms(finished: finished, dismissed: dismissed), in: state, on: event)
    }
    return state
  }

  private mutating func present(_ unit: Int, arms: Arms?, in state: State, on event: String) -> State {
    if unit == base { presentsBase = true }
    var layer = Layer(unit: unit, stacks: [[app.firstScreen(unit)]], arms: arms)
    layer.owner = event
    return state + [layer]
  }
}

extension SmallApp {
  func firstScreen(_ unit: Int) -> Int { unit < modals.count ? modals[unit].slot.screen : unit - modals.count }

  func isStack(_ unit: Int, _ tab: Int) -> Bool {
    if unit < 0 { return tabs[tab].isStack }
    return unit < modals.count && modals[unit].slot.isStack
  }
}
