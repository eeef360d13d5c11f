/// All reachable states up to a depth of stacks and modals, with the moves between them.
struct Exploration: Sendable {
  struct Bounds: Sendable {
    var stack = 4
    var units = 4
    var states = 1200
  }
  struct Step: Sendable {
    var move: Simulator.Move
    var to: Int
  }

  private(set) var states: [AppState] = []
  private(set) var steps: [[Step]] = []
  private(set) var facts = Facts()
  /// The number of states that are starts.
  private(set) var starts = 0
  /// Whether a state was omitted because it is too deep.
  private(set) var isCut = false
  /// The states with a move to an omitted state.
  private(set) var edge: Set<Int> = []
  /// Whether there are more states than `bounds` allows.
  private(set) var isOverfull = false
  let bounds: Bounds
  private var numbers: [AppState: Int] = [:]

  /// Explores from the start of the app, from links, and from external screens.
  init(
    of world: World, idiom: World.Idiom, bounds: Bounds = Bounds(), holds: Set<Holder>? = nil, avoiding avoided: Int? = nil
  ) {
    self.bounds = bounds
    var simulator = Simulator(of: world, idiom: idiom, holds: holds)
    simulator.avoided = avoided
    for state in simulator.start() { _ = add(state) }
    for link in world.links.indices { for state in simulator.start(link: link) { _ = add(state) } }
    for (screen, value) in world.screens.enumerated() where value.isExternal {
      _ = add(AppState(units: [AppUnit(content: .stack(screen), node: .stack([screen]), isUnseen: true)]))
    }
    starts = states.count
    walk(with: &simulator, links: world.links.indices, appEvents: world.appEvents)
  }

  /// Explores one presented unit without leaving it. The root below only serves as its presenter.
  init(inside content: World.Content, isSwiped: Bool, with simulator: Simulator, bounds: Bounds) {
    self.bounds = bounds
    var simulator = simulator
    let (world, idiom) = (simulator.world, simulator.idiom)
    simulator.base = 1
    simulator.facts.baseContent = content
    guard let root = world.root(on: idiom) else { return }
    _ = add(
      AppState(units: [
        AppUnit(content: root.content, node: simulator.make(root.content)),
        AppUnit(
          content: content, node: simulator.make(content), device: world.device(of: content, on: idiom), isSwiped: isSwiped,
          waiting: Waiting(at: At(unit: 0, spot: []))),
      ]))
    starts = 1
    walk(with: &simulator, links: 0..<0)
  }

  private mutating func walk(with simulator: inout Simulator, links: Range<Int>, appEvents: [Int] = []) {
    var next = 0
    while next < states.count {
      if states.count > bounds.states {
        isOverfull = true
        break
      }
      let state = states[next]
      var found: [Step] = []
      func go(_ move: Simulator.Move, to: AppState) {
        if let number = add(to) { found.append(Step(move: move, to: number)) } else { edge.insert(next) }
      }
      for (move, to) in simulator.moves(from: state) { go(move, to: to) }
      for link in links where !(state.units[0].isUnseen) {
        for to in simulator.follow(link: link, in: state) { go(.link(link), to: to) }
      }
      for event in appEvents { for to in simulator.perform(appEvent: event, in: state) { go(.appEvent(event), to: to) } }
      steps[next] = found
      next += 1
    }
    facts = simulator.facts
  }

  private mutating func add(_ state: AppState) -> Int? {
    let state = state.atRest
    if let number = numbers[state] { return number }
    if state.units.count > bounds.units || state.units.contains(where: { $0.node.deepest > bounds.stack }) {
      isCut = true
      return nil
    }
    let number = states.count
    numbers[state] = number
    states.append(state)
    steps.append([])
    return number
  }

  /// All places that were visible or under visible content.
  var places: Set<Holder> {
    var result: Set<Holder> = []
    for state in states where !state.isUnseen {
      for (index, unit) in state.units.enumerated() {
        unit.node.screens { spot, screen in result.insert(Holder(unit: unit, at: At(unit: index, spot: spot), screen: screen)) }
      }
    }
    return result
  }

  /// Returns the screens that each stack contained in some state.
  func held(in world: World) -> Set<Holder> {
    var result: Set<Holder> = []
    for state in states {
      for (index, unit) in state.units.enumerated() {
        unit.node.stacks { spot, path in
          for screen in path { result.insert(Holder(stack: unit, at: At(unit: index, spot: spot), screen: screen, in: world)) }
        }
      }
    }
    return result
  }
}

extension World {
  /// Returns the screens that each stack can contain on any idiom. If `holds` is nil, `here` means its alternative place.
  func held(within bounds: Exploration.Bounds, holds: Set<Holder>? = nil) -> Set<Holder> {
    idioms.reduce(into: []) { $0.formUnion(Exploration(of: self, idiom: $1, bounds: bounds, holds: holds).held(in: self)) }
  }
}

extension Pane {
  /// The length of the longest stack.
  var deepest: Int {
    switch self {
    case .stack(let path): path.count
    case .tabs(_, _, let children), .split(_, let children, _): children.reduce(0) { max($0, $1?.deepest ?? 0) }
    default: 0
    }
  }

  func screens(under spot: [Int] = [], look: ([Int], Int) -> Void) {
    switch self {
    case .screen(let id): look(spot, id)
    case .stack(let path): for id in path { look(spot, id) }
    case .pages(_, _, let screens, let asking): for (page, id) in screens.enumerated() where !asking.contains(page) { look(spot, id) }
    case .tabs(_, _, let children), .split(_, let children, _):
      for (index, child) in children.enumerated() { child?.screens(under: spot + [index], look: look) }
    case .alert: break
    }
  }

  func stacks(under spot: [Int] = [], look: ([Int], [Int]) -> Void) {
    switch self {
    case .stack(let path): look(spot, path)
    case .tabs(_, _, let children), .split(_, let children, _):
      for (index, child) in children.enumerated() { child?.stacks(under: spot + [index], look: look) }
    default: break
    }
  }
}
