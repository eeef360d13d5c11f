import NavGraphLowering
import NavGraphModel
import NavGraphSimulator
import NavGraphSyntax

@testable import Oracle

/// A random app in the shipped reducer, and the states that the checker allows.
struct SimulatedCase {
  let text: String
  let graph: NavigationGraph
  let walker: AbstractInterpreter
  let abstraction: Abstraction
  let isCollapsed: Bool
  private(set) var simulator: NavGraphSimulator.Simulator
  private(set) var states: [State] = []
  private(set) var steps: [String] = []

  /// Creates a case. Returns nil if the app has errors, because no code would be generated.
  init?(seed: UInt64, on idiom: NavGraph.Idiom) {
    var world = WorldMaker.make(seed: seed).mended(withPops: seed % 4 != 1)
    world.assertions = []
    self.init(text: Written(of: world).text, on: idiom, isCollapsed: idiom == .phone || seed % 3 == 0)
  }

  init?(text: String, on idiom: NavGraph.Idiom, isCollapsed: Bool) {
    self.text = text
    self.isCollapsed = isCollapsed
    guard let app = SourceApp(text: text) else { return nil }
    graph = app.graph
    let places = app.places
    walker = AbstractInterpreter(of: graph, in: places, idiom: idiom.idioms, isCollapsed: isCollapsed)
    abstraction = Abstraction(of: walker)
    simulator = NavGraphSimulator.Simulator(for: Tables(for: graph, places: places), on: idiom)
    if isCollapsed { simulator.collapse() }
    guard let first = abstraction.outline(of: simulator.tree) else { return nil }
    states = walker.starts().map(\.state).filter { abstraction.outline(of: $0) == first }
  }

  enum Move: Hashable {
    case event(EventID, of: ScreenID), tab(Name), back, turn(isNext: Bool), dismissal, button(Name), route(RouteID), entry(EntryID),
      appEvent(
        EventID)
  }

  /// The possible moves of the user, the app, and the system.
  var moves: [Move] {
    var result: [Move] = []
    if case .alert(let alert)? = simulator.tree.modals.last?.modal.id {
      return graph.alerts[alert].buttons.map { .button(graph.buttons[$0].name) } + graph.appEvents.map { .appEvent($0) }
    }
    for node in simulator.front {
      guard let screen = node.screen?.id else { continue }
      result += graph.events(of: screen).map { .event($0, of: screen) }
    }
    // The top screen determines whether there is a Back button, and the pushed screens whether the tab bar is visible.
    let screens = simulator.front.compactMap { $0.screen.map { graph.screens[$0.id] } }
    if !pushed.contains(where: { graph.screens[$0].hides.contains(.tabBar) }) {
      for tab in graph.tabs.ids where canBeSeen(tab) { result.append(.tab(graph.tabs[tab].declared.name)) }
    }
    if screens.first?.hasWayBack != false { result.append(.back) }
    result += [.turn(isNext: true), .turn(isNext: false), .dismissal]
    // While a guard flow replaces the root, links wait for its end, except for `links now` links.
    let isRootThere = simulator.tree.rootName != nil
    if !isRootThere, simulator.tree.rootFlow == nil { return result }
    result += graph.routes.ids.filter { isRootThere || isShownAtOnce(graph.routes[$0].destinations, policy: graph.routes[$0].links) }
      .map { .route($0) }
    result += graph.entries.ids.filter { isRootThere || isShownAtOnce(graph.entries[$0].destinations, policy: graph.entries[$0].links) }
      .map { .entry($0) }
    if isRootThere { result += graph.appEvents.map { .appEvent($0) } }
    return result
  }

  private func isShownAtOnce(_ destinations: IDRange<Destination>, policy: App.LinkPolicy?) -> Bool {
    graph.isShownAtOnce(destinations, under: policy, on: walker.idiom)
  }

  /// The pushed screens in the front layer, including covered ones.
  private var pushed: [ScreenID] {
    var result: [ScreenID] = []
    simulator.top?.walk({ $0.visible }) { node in
      if case .stack(_, let nodes) = node.content { result += nodes.dropFirst().compactMap { $0.screen?.id } }
    }
    return result
  }

  /// Whether the tab is visible in its bar for some answers of the conditions.
  private func canBeSeen(_ tab: TabID) -> Bool {
    let value = graph.tabs[tab]
    let tests = [value.hiddenWhen, value.section.flatMap { graph.sections[$0].hiddenWhen }]
    return walker.conditions.areConsistent(tests.compactMap { $0 }.map { PathCondition($0, isTrue: false) })
  }

  /// Whether a screen is at a place that `Places` lacks. That ends the walk.
  private(set) var isUnplaced = false

  /// Whether the walk has ended. A waiting link would be opened together with the next move.
  var isOver: Bool { isUnplaced || simulator.linkWaits || simulator.driver.isExhausted }

  /// Makes a move. Returns a description of the difference, or nil if the checker allows the result.
  mutating func take(_ move: Move, conditions: Int, refusals: Int) -> String? {
    simulator.answers.holds = { conditions >> Int($0.id.raw) & 1 == 1 }
    simulator.answers.grants = { refusals >> Int($0.id.raw) & 1 == 0 }
    let before = abstraction.outline(of: simulator.tree)
    perform(move, dice: conditions)
    if isCollapsed { simulator.collapse() }
    steps.append("\(words(of: move)) => \(simulator)")
    // Only the runtime knows in which column of a split a sequence continues. `Places` follows one of them.
    guard let after = abstraction.outline(of: simulator.tree) else {
      isUnplaced = true
      return nil
    }
    var next: [State] = []
    for state in states {
      for stride in strides(by: move, from: state) where abstraction.outline(of: stride.state) == after {
        if !next.contains(stride.state) { next.append(stride.state) }
      }
    }
    if before == after {
      // A move without an effect is always allowed.
      next += states.filter { !next.contains($0) }
    }
    if next.isEmpty {
      let allowed = states.flatMap { strides(by: move, from: $0) }.map { "\(abstraction.outline(of: $0.state))" }
      return "not allowed:\n\(after)\nbut:\n\(allowed.joined(separator: "\n"))"
    }
    states = next
    return nil
  }

  private mutating func perform(_ move: Move, dice: Int) {
    switch move {
    case .event(let id, let screen):
      var carried: [String: Value] = [:]
      for parameter in graph.events[id].parameters {
        guard let values = graph.values(of: parameter), !values.isEmpty else { continue }
        carried[graph.text(of: graph.parameters[parameter].name)] = Value(values[dice % values.count], in: graph)
      }
      simulator.send(
        graph.text(of: graph.events[id].declared.name), with: carried, from: graph.text(of: graph.screens[screen].declared.name))
    case .tab(let name): simulator.select(graph.text(of: name))
    case .back: simulator.back()
    case .turn(let isNext): simulator.turn(by: isNext ? 1 : -1)
    case .dismissal: simulator.dismiss()
    case .button(let name): simulator.press(graph.text(of: name))
    case .route(let id): simulator.open(id)
    case .entry(let id): simulator.enter(id)
    case .appEvent(let id): simulator.perform(appEvent: graph.text(of: graph.events[id].declared.name))
    }
  }

  private func strides(by move: Move, from state: State) -> [StateTransition] {
    switch move {
    case .route(let id): return walker.open(id, from: state)
    case .entry(let id): return walker.open(id, from: state)
    case .appEvent(let id): return walker.perform(appEvent: id, from: state)
    default: break
    }
    return walker.strides(from: state).filter { stride in
      switch (move, stride.cause) {
      case (.event(let a, _), .event(let b)): a == b
      case (.tab(let name), .tab(let tab)), (.tab(let name), .reselect(let tab)): graph.tabs[tab].declared.name == name
      case (.back, .back), (.turn, .swipe), (.dismissal, .dismissal): true
      case (.button(let name), .button(let button)): graph.buttons[button].name == name
      default: false
      }
    }
  }

  private func words(of move: Move) -> String {
    switch move {
    case .event(let id, let screen):
      "\(graph.text(of: graph.screens[screen].declared.name)).\(graph.text(of: graph.events[id].declared.name))"
    case .tab(let name): "tab \(graph.text(of: name))"
    case .back: "Back"
    case .turn(let isNext): isNext ? "next page" : "previous page"
    case .dismissal: "swipe down"
    case .button(let name): "button \(graph.text(of: name))"
    case .route(let id): "route \(id.index)"
    case .entry(let id): "entry \(id.index)"
    case .appEvent(let id): "app event \(graph.text(of: graph.events[id].declared.name))"
    }
  }

  /// The app and the walk, for failures.
  var report: String { "\(text)\n\(steps.joined(separator: "\n"))" }
}
