import NavGraphLowering
import NavGraphModel
import NavGraphSimulator
import Synchronization

/// Takes an example path in the shipped reducer, with every answer of guards and conditions, on every idiom.
struct PathReplay {
  enum Verdict: Equatable {
    /// Each step of the path is one move.
    case taken
    /// A step of the path requires additional moves.
    case takenWithMore
    case notTaken(hop: Int)
  }

  let graph: NavigationGraph
  let tables: Tables
  /// The maximum number of additional moves in a step.
  var untold = 3
  var maxScenes = 400

  init(graph: NavigationGraph, places: Places) {
    self.graph = graph
    tables = Tables(for: graph, places: places)
  }

  private struct Scene {
    var simulator: NavGraphSimulator.Simulator
    let isCollapsed: Bool
    /// Whether a link launched the app.
    var isOpened = false
    var answers = Answers()
    var key: String { "\(simulator.tree.idiom) \(isCollapsed) \(simulator) \(simulator.driver.scheduler.parked.keys.count)" }
  }

  /// Takes a path and returns the result.
  ///
  /// - Parameter mayBeCovered: Whether the last place may be covered instead of visible.
  func take(_ walk: ExamplePath, mayBeCovered: Bool) -> Verdict {
    // A link may launch the app.
    var scenes = starts() + (walk.hops.first.map { opened(by: $0.act) } ?? [])
    var isTold = true
    for (index, hop) in walk.hops.enumerated() {
      // The next step is a guard flow, which is presented instead of the place that this step leads to.
      let isAsked = index + 1 < walk.hops.count && { if case .asked = walk.hops[index + 1].act { true } else { false } }()
      // A link that launched the app isn't opened again.
      let next = distinct(scenes.flatMap { after(hop.act, in: $0) } + (index == 0 ? scenes.filter(\.isOpened) : []))
      var seen = next.filter { isAsked || shows(hop.landing, in: $0) }
      if seen.isEmpty {
        seen = more(hop.act == .start ? scenes : next, onlyBars: hop.act == .start) { shows(hop.landing, in: $0) }
        if hop.act != .start { isTold = false }
      }
      if seen.isEmpty, index == walk.hops.count - 1, mayBeCovered { seen = next.filter { holds(hop.landing, in: $0) } }
      if seen.isEmpty { return .notTaken(hop: index) }
      scenes = isAsked ? next : seen
    }
    return isTold ? .taken : .takenWithMore
  }

  private func opened(by act: ExamplePath.Hop.Act) -> [Scene] {
    guard case .wayIn(let text) = act else { return [] }
    let blank = NavGraphSimulator.Simulator(for: tables)
    let targets = routes(named: text).map { blank.target(of: $0) } + entries(named: text).map { blank.target(of: $0) }
    return targets.flatMap { starts(opening: $0) }
  }

  private func starts(opening target: NavGraph.Target<Simulated>? = nil) -> [Scene] {
    NavGraph.Idiom.allCases.filter { graph.root(on: $0.idioms) != nil }.flatMap { idiom in
      (graph.splits.isEmpty ? [false] : [false, true]).flatMap { isCollapsed in
        answers.map { answers in
          var simulator = NavGraphSimulator.Simulator(for: tables, on: idiom, answers: answers.made(), opening: target)
          if isCollapsed { simulator.collapse() }
          return Scene(simulator: simulator, isCollapsed: isCollapsed, isOpened: target != nil)
        }
      }
    }
  }

  /// The answers of the app during one move: the conditions that are true, and the questions that fail, in their order.
  private struct Answers {
    var holds = 0
    var refusals = 0

    /// Returns new answers for a move, because questions are counted.
    func made() -> NavGraphSimulator.Simulator.Answers {
      var answers = NavGraphSimulator.Simulator.Answers()
      let (holds, refusals, count) = (holds, refusals, Count())
      answers.holds = { holds >> Int($0.id.raw) & 1 == 1 }
      answers.grants = { _ in refusals >> count.next() & 1 == 0 }
      return answers
    }
  }

  private final class Count: Sendable {
    private let value = Mutex(0)
    func next() -> Int {
      value.withLock { value in
        defer { value += 1 }
        return value
      }
    }
  }

  /// All answers of conditions and guards, limited to the first four of each.
  private var answers: [Answers] {
    let conditions = min(graph.conditions.count, 4)
    let questions = graph.guards.isEmpty ? 0 : 4
    return (0..<1 << conditions).flatMap { (holds: Int) in (0..<1 << questions).map { Answers(holds: holds, refusals: $0) } }
  }

  private func distinct(_ scenes: [Scene]) -> [Scene] {
    var seen: Set<String> = []
    return Array(scenes.filter { seen.insert($0.key).inserted }.prefix(maxScenes))
  }

  // MARK: Moves

  private func after(_ act: ExamplePath.Hop.Act, in scene: Scene) -> [Scene] {
    if act == .start { return [scene] }
    return answers.flatMap { answers in
      var scene = scene
      scene.answers = answers
      return self.moves(for: act, in: scene)
    }
  }

  private func moves(for act: ExamplePath.Hop.Act, in scene: Scene) -> [Scene] {
    func done(_ move: (inout NavGraphSimulator.Simulator) -> Bool) -> [Scene] {
      var scene = scene
      scene.simulator.answers = scene.answers.made()
      guard move(&scene.simulator) else { return [] }
      if scene.isCollapsed { scene.simulator.collapse() }
      return [scene]
    }
    switch act {
    case .start, .asked: return [scene]
    case .event(let name):
      let values = carried(by: name)
      return names(in: scene).flatMap { screen in values.flatMap { values in done { $0.send(name, with: values, from: screen) } } }
        + values.flatMap { values in done { $0.perform(appEvent: name, with: values) } }
    case .tab(let name): return done { $0.select(name) }
    case .back: return places(in: scene).flatMap { place in done { $0.back(from: place) } }
    case .swipe: return places(in: scene).flatMap { place in [1, -1].flatMap { step in done { $0.turn(by: step, from: place) } } }
    case .dismissal: return done { $0.dismiss() }
    case .button(let name): return done { $0.press(name) }
    case .wayIn(let text):
      return routes(named: text).flatMap { id in
        done {
          $0.open(id)
          return true
        }
      }
        + entries(named: text).flatMap { id in
          done {
            $0.enter(id)
            return true
          }
        } + (text.hasPrefix("tab ") ? done { $0.select(String(text.dropFirst(4))) } : [])
    }
  }

  /// Returns the values of events with a name: up to a dozen combinations of values of countable types.
  private func carried(by name: String) -> [[String: Value]] {
    let parameters = graph.events.filter { graph.text(of: $0.declared.name) == name }.flatMap { Array($0.parameters) }
    let counted = parameters.filter { graph.values(of: $0)?.isEmpty == false }
    let most = counted.compactMap { graph.valueCount(of: $0) }.reduce(1) { min($0 * $1, 12) }
    if counted.isEmpty { return [[:]] }
    return (0..<most).map { number in
      var (rest, values) = (number, [String: Value]())
      for parameter in counted {
        guard let all = graph.values(of: parameter) else { continue }
        values[graph.text(of: graph.parameters[parameter].name)] = Value(all[rest % all.count], in: graph)
        rest /= all.count
      }
      return values
    }
  }

  private func routes(named text: String) -> [RouteID] {
    graph.routes.ids.filter { id in
      graph.routes[id].patterns.contains { "\"\(graph.text(of: graph.patterns[$0].text))\"" == text }
    }
  }

  private func entries(named text: String) -> [EntryID] {
    graph.entries.ids.filter { id in
      "\(graph.entries[id].kind.rawValue) \"\(graph.text(of: graph.entries[id].identifier))\"" == text
    }
  }

  /// Returns the scenes for which `isWanted` is true after a few additional moves.
  private func more(_ scenes: [Scene], onlyBars: Bool, where isWanted: (Scene) -> Bool) -> [Scene] {
    var layer = distinct(scenes)
    var seen = Set(layer.map(\.key))
    for _ in 0..<untold {
      var next: [Scene] = []
      for scene in layer where next.count < maxScenes {
        for act in acts(in: scene, onlyBars: onlyBars) {
          for after in after(act, in: scene) where seen.insert(after.key).inserted { next.append(after) }
        }
      }
      let found = next.filter(isWanted)
      if !found.isEmpty { return found }
      layer = next
    }
    return []
  }

  private func acts(in scene: Scene, onlyBars: Bool) -> [ExamplePath.Hop.Act] {
    var result: [ExamplePath.Hop.Act] = [.back, .swipe]
    for id in graph.tabs.ids {
      let act = ExamplePath.Hop.Act.tab(graph.text(of: graph.tabs[id].declared.name))
      if !result.contains(act) { result.append(act) }
    }
    if onlyBars { return result }
    for node in scene.simulator.front {
      guard let screen = node.screen?.id else { continue }
      result += graph.events(of: screen).map { .event(graph.text(of: graph.events[$0].declared.name)) }
    }
    if case .alert(let alert)? = scene.simulator.tree.modals.last?.modal.id {
      result += graph.alerts[alert].buttons.map { .button(graph.text(of: graph.buttons[$0].name)) }
    }
    return result + [.dismissal]
  }

  // MARK: Visible content

  private func places(in scene: Scene) -> [NavGraph.NodeID] { scene.simulator.front.map(\.id) }

  private func names(in scene: Scene) -> [String?] {
    [nil] + scene.simulator.front.compactMap { $0.screen.map { graph.text(of: graph.screens[$0.id].declared.name) } }
  }

  /// Whether the scene contains a screen, visible or not. A link may cover a screen at once.
  private func holds(_ landing: [String], in scene: Scene) -> Bool {
    var isHeld = false
    for layer in scene.simulator.tree.layers {
      layer.eachNode { node in
        if let screen = node.screen, graph.text(of: graph.screens[screen.id].declared.name) == landing.last { isHeld = true }
      }
    }
    return isHeld
  }

  private func shows(_ landing: [String], in scene: Scene) -> Bool {
    guard let name = landing.last, name != "an alert" else { return true }
    if let top = scene.simulator.tree.modals.last, graph.declared(of: top.modal.id).map({ graph.text(of: $0.name) }) == name { return true }
    return names(in: scene).contains(name) || showsAtBar(name, in: scene)
  }

  /// Whether an accessory is visible for some answers. One with a test appears without a move.
  private func showsAtBar(_ name: String, in scene: Scene) -> Bool {
    answers.contains { answers in
      var simulator = scene.simulator
      simulator.answers = answers.made()
      return simulator.accessories.contains { $0.1.map { graph.text(of: graph.screens[$0.id].declared.name) } == name }
    }
  }
}
