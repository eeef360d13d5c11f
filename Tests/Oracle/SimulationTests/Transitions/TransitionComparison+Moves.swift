import NavGraphLowering
import NavGraphModel
import NavGraphSyntax

@testable import NavGraphSimulator

// The moves of users, the app, and the system.
extension TransitionComparison {
  enum Move: Hashable {
    case event(EventID), tab(TabID), back, turn, dismissal, button(ButtonID), route(RouteID), entry(EntryID), appEvent(EventID), start

    init(_ cause: StateTransition.Cause) {
      self =
        switch cause {
        case .event(let id): .event(id)
        case .tab(let id), .reselect(let id): .tab(id)
        case .back: .back
        case .swipe: .turn
        case .dismissal: .dismissal
        case .button(let id): .button(id)
        case .route(let id): .route(id)
        case .entry(let id): .entry(id)
        case .appEvent(let id): .appEvent(id)
        case .start: .start
        }
    }
  }

  typealias Way = (inout Simulator) -> Void

  /// Returns the possible moves in a scene, except for those that depend on navigation bars and tab bars. `Walker` decides these.
  func possibleMoves(in scene: Simulator) -> [Move] {
    var result: [Move] = []
    // A link that waits for a root is opened together with a later move.
    let isRootThere = scene.tree.rootName != nil
    for id in graph.routes.ids where isRootThere || isShownAtOnce(graph.routes[id].destinations, policy: graph.routes[id].links) {
      result.append(.route(id))
    }
    for id in graph.entries.ids where isRootThere || isShownAtOnce(graph.entries[id].destinations, policy: graph.entries[id].links) {
      result.append(.entry(id))
    }
    if isRootThere { result += graph.appEvents.map { .appEvent($0) } }
    if case .alert(let alert)? = scene.tree.modals.last?.modal.id { return result + graph.alerts[alert].buttons.map { .button($0) } }
    for (_, screen) in senders(in: scene) { result += graph.events(of: screen.id).map { .event($0) } }
    return result + [.turn, .dismissal]
  }

  private func isShownAtOnce(_ destinations: IDRange<Destination>, policy: App.LinkPolicy?) -> Bool {
    graph.isShownAtOnce(destinations, under: policy, on: walker.idiom)
  }

  /// Returns the ways in which the runtime can make a move, with each of a few values.
  func ways(of move: Move, in scene: Simulator, depth: Int) -> [Way] {
    switch move {
    case .event(let id):
      return senders(in: scene).filter { graph.events(of: $0.screen.id).contains(id) }.flatMap { place, screen in
        named(values(of: graph.events[id].parameters, depth: depth)).map { values in
          { scene in
            // An accessory is visible only while its test is true.
            if scene.tree.node(place)?.screen == nil, !scene.accessories.contains(where: { $0.0 == place }) { return }
            scene.send(scene.event(for: id, of: screen, with: values), from: place)
          }
        }
      }
    case .tab(let id):
      let name = graph.text(of: graph.tabs[id].declared.name)
      return [{ scene in scene.select(name) }]
    case .back:
      return scene.front.filter { $0.screen.map { graph.screens[$0.id].hasWayBack } ?? false }.map { node in
        { scene in scene.back(from: node.id) }
      }
    case .turn: return scene.front.flatMap { node in [1, -1].map { step in { scene in scene.turn(by: step, from: node.id) } } }
    case .dismissal: return [{ scene in scene.dismiss() }]
    case .button(let id):
      let name = graph.text(of: graph.buttons[id].name)
      return [{ scene in scene.press(name) }, { scene in scene.press(name, typing: "x") }]
    case .route(let id):
      return values(of: graph.routes[id].parameters, depth: depth).map { values in { scene in scene.open(id, with: values) } }
    case .entry(let id):
      return values(of: graph.entries[id].parameters, depth: depth).map { values in { scene in scene.enter(id, with: values) } }
    case .appEvent(let id):
      return named(values(of: graph.events[id].parameters, depth: depth)).map { values in
        { scene in scene.perform(appEvent: scene.event(for: id, with: values)) }
      }
    case .start: return []
    }
  }

  /// Returns the screens that can send events: those in front, and the accessories of tab bars that no screen hides.
  private func senders(in scene: Simulator) -> [(place: NavGraph.NodeID, screen: Simulated.Screen)] {
    var result = scene.front.compactMap { node in node.screen.map { (node.id, $0) } }
    for isTrue in [true, false] {
      var scene = scene
      scene.answers.holds = { _ in isTrue }
      for case (let bar, let screen?) in scene.accessories where !result.contains(where: { $0.0 == bar }) && !isHidden(bar, in: scene) {
        result.append((bar, screen))
      }
    }
    return result
  }

  private func isHidden(_ bar: NavGraph.NodeID, in scene: Simulator) -> Bool {
    var isHidden = false
    scene.tree.node(bar)?.walk({ $0.visible }) { node in
      for pushed in (node.stack ?? []).dropFirst() {
        if let screen = pushed.screen, graph.screens[screen.id].hides.contains(.tabBar) { isHidden = true }
      }
    }
    return isHidden
  }

  /// Returns combinations of values: all cases of enumerations, and for other types
  /// two constant values, a new one, literals of the app, and the defaults.
  private func values(of parameters: IDRange<Parameter>, depth: Int) -> [[ParameterID: Value]] {
    var all: [[ParameterID: Value]] = [[:]]
    var others: [ParameterID] = []
    for parameter in parameters {
      guard let cases = graph.values(of: parameter), !cases.isEmpty else {
        others.append(parameter)
        continue
      }
      all = all.flatMap { values in cases.prefix(6).map { own in values.merging([parameter: Value(own, in: graph)]) { $1 } } }
      all = Array(all.prefix(12))
    }
    if others.isEmpty { return all }
    let own: [Value] = [.string("1"), .string("2"), .string("new \(depth)")]
    let texts = own + literals
    let required = others.filter { parameter in
      if case .optional = graph.types[graph.parameters[parameter].type] { return false }
      return graph.parameters[parameter].defaultValue == nil
    }
    let sets = required.count == others.count ? [others] : [others, required]
    var result: [[ParameterID: Value]] = []
    for values in all {
      for text in texts {
        for parameters in sets {
          var given = values
          for parameter in parameters { given[parameter] = text }
          result.append(given)
        }
      }
    }
    return result
  }

  /// Some literals that tests compare values with, or that are arguments. Values of links and events may be equal to these.
  private var literals: [Value] {
    var result: [Value] = []
    func add(_ literal: Expression) {
      let value = Value(literal, in: graph)
      if value != .unknown, !result.contains(value), result.count < 4 { result.append(value) }
    }
    for test in graph.tests { if case .equals(_, let literal) = test { add(literal) } }
    for argument in graph.arguments { if case .string = argument.value { add(argument.value) } }
    return result
  }

  private func named(_ all: [[ParameterID: Value]]) -> [[String: Value]] {
    all.map { values in Dictionary(values.map { (graph.text(of: graph.parameters[$0.key].name), $0.value) }) { first, _ in first } }
  }

  /// Returns a description of a move.
  func words(of move: Move) -> String {
    switch move {
    case .event(let id): "event " + graph.text(of: graph.events[id].declared.name) + " (\(id.raw))"
    case .appEvent(let id): "app-level event " + graph.text(of: graph.events[id].declared.name)
    case .tab(let id): "tab " + graph.text(of: graph.tabs[id].declared.name)
    case .button(let id): "button " + graph.text(of: graph.buttons[id].name)
    case .route(let id): "route " + (graph.routes[id].patterns.first.map { graph.text(of: graph.patterns[$0].text) } ?? "") + " (\(id.raw))"
    case .entry(let id): "entry " + graph.text(of: graph.entries[id].identifier)
    case .back, .turn, .dismissal, .start: "\(move)"
    }
  }
}
