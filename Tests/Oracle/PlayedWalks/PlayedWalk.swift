import NavGraphCompiler
import NavGraphDiagrams
import NavGraphLowering
import NavGraphModel
import NavGraphSimulator

/// A random walk through an app, with the runtime's state after each step. The page's script must produce the same states.
package struct PlayedWalk {
  let graph: NavigationGraph
  private let tables: Tables
  private let play: PlayTables
  var scene: Simulator
  private var state: UInt64
  private var input: JSON = .null
  private var shown = ""
  private var steps: [JSON] = []

  /// Returns a walk as JSON: `idiom`, and the steps, each with its input and the state after it. The state is null if it hasn't changed.
  package static func json(of tables: Tables, on idiom: NavGraph.Idiom, seed: UInt64, steps: Int) -> JSON {
    var walk = PlayedWalk(tables: tables, on: idiom, seed: seed)
    for _ in 0..<steps where !walk.scene.driver.isExhausted { walk.step() }
    return .object([("idiom", .string("\(idiom)")), ("steps", .array(walk.steps))])
  }

  private init(tables: Tables, on idiom: NavGraph.Idiom, seed: UInt64) {
    graph = tables.graph
    self.tables = tables
    play = PlayTables(for: tables)
    state = seed | 1
    scene = Simulator(for: tables, on: idiom, answers: PlayedAnswers(salt: 7, isSilent: false).answers)
    steps = [.array([.array([.string("start")]), .string(PlayedState.text(of: scene))])]
    shown = PlayedState.text(of: scene)
  }

  private mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return bound < 1 ? 0 : Int((state >> 33) % UInt64(bound))
  }

  private mutating func step() {
    // In a third of the steps, some answers are missing.
    let answers = PlayedAnswers(salt: next(below: 1 << 16), isSilent: next(below: 3) == 0)
    scene.answers = answers.answers
    input = .array([])
    move()
    let text = PlayedState.text(of: scene)
    // An endless loop is stopped, and its final state isn't compared.
    guard !scene.driver.isExhausted else { return }
    steps.append(.array([input, text == shown ? .null : .string(text), .number(answers.salt), .bool(answers.isSilent)]))
    shown = text
  }

  private mutating func done(_ name: String, with rest: JSON...) { input = .array([.string(name)] + rest) }

  private mutating func move() {
    switch next(below: 15) {
    case 0:
      done("back")
      scene.back()
    case 1:
      done("swipe")
      scene.dismiss()
    case 2:
      let by = next(below: 2) == 0 ? 1 : -1
      done("turn", with: .number(by))
      scene.turn(by: by)
    case 3 where !graph.tabs.isEmpty:
      let tab = graph.text(of: graph.tabs[TabID(next(below: graph.tabs.count))].declared.name)
      done("tab", with: .string(tab))
      scene.select(tab)
    case 4 where !graph.routes.isEmpty:
      let route = RouteID(next(below: graph.routes.count))
      let values = values(for: graph.routes[route].parameters)
      done("link", with: .string("r" + String(route.raw)), json(of: values))
      scene.open(route, with: values)
    case 5 where !graph.entries.isEmpty:
      let entry = EntryID(next(below: graph.entries.count))
      let values = values(for: graph.entries[entry].parameters)
      done("link", with: .string("y" + String(entry.raw)), json(of: values))
      scene.enter(entry, with: values)
    case 6:
      done("narrow")
      scene.collapse()
    case 7:
      done("wide")
      scene.expand()
    case 8 where !graph.appEvents.isEmpty:
      let event = graph.appEvents[next(below: graph.appEvents.count)]
      let values = values(for: graph.events[event].parameters)
      done("strike", with: .number(event.index), json(of: values))
      scene.perform(appEvent: scene.event(for: event, with: named(values)))
    case 9:
      scene.opensWindows = next(below: 2) == 0
      done("windows", with: .bool(scene.opensWindows))
    case 10, 11:
      guard scene.driver.scheduler.question != nil else { return tap() }
      done("answer")
      scene.goOn()
    case 12 where !graph.splits.isEmpty:
      done("inspector")
      scene.hideInspector()
    default: tap()
    }
  }

  /// Presses a button of the top alert, or sends an event of a visible screen.
  private mutating func tap() {
    if case .alert(let alert)? = scene.tree.modals.last?.modal.id {
      let buttons = graph.alerts[alert].buttons
      guard !buttons.isEmpty else { return }
      let name = graph.text(of: graph.buttons[buttons[next(below: buttons.count)]].name)
      // Half of the time the text is empty or nil, because a field may require text.
      let typed: String? = graph.alerts[alert].field == nil ? nil : ["", "typed", nil][next(below: 3)]
      done("press", with: .string(name), typed.map { .string($0) } ?? .null)
      scene.press(name, typing: typed)
      return
    }
    let asking = scene.front.map { ($0.id, $0.screen) } + scene.accessories
    guard !asking.isEmpty else { return }
    let (place, screen) = asking[next(below: asking.count)]
    guard let screen else { return }
    let events = graph.events(of: screen.id)
    guard !events.isEmpty else { return }
    let event = events[next(below: events.count)]
    let values = values(for: graph.events[event].parameters)
    done("send", with: .number(event.index), .number(place.rawValue), json(of: values))
    scene.send(scene.event(for: event, of: screen, with: named(values)), from: place)
  }

  // MARK: Values

  private func named(_ values: [ParameterID: Value]) -> [String: Value] {
    Dictionary(values.map { (graph.text(of: graph.parameters[$0].name), $1) }) { first, _ in first }
  }

  private func json(of values: [ParameterID: Value]) -> JSON {
    .object(values.sorted { $0.key < $1.key }.map { (String($0.key.raw), play.value(for: $0.value)) })
  }

  private mutating func values(for parameters: IDRange<Parameter>) -> [ParameterID: Value] {
    var all: [ParameterID: Value] = [:]
    for id in parameters where next(below: 8) > 0 { all[id] = value(of: graph.parameters[id].type) }
    return all
  }

  private mutating func value(of type: TypeID) -> Value {
    switch graph.carried(by: type) {
    case .string: .string(["s0", "s1", "\"é\\\u{202E}", "s2"][next(below: 4)])
    case .int: .int([0, 1, 9_007_199_254_740_993, -3][next(below: 4)])
    case .double: .double([0, -0.0, 0.5, 1e21, 1e-7][next(below: 5)])
    case .bool: .bool(next(below: 2) == 0)
    case .uuid: .uuid("00000000-0000-0000-0000-00000000000" + String(next(below: 3)))
    case .date: .date("2026-01-0" + String(1 + next(below: 3)))
    case .url: .url("https://a.example/" + String(next(below: 3)))
    case .enumeration(let id): .enumerationCase(graph.enumerations[id].cases[next(below: graph.enumerations[id].cases.count)])
    case .external: .external("e" + String(next(below: 3)))
    case .list(let element): .list((0..<next(below: 3)).map { _ in value(of: element) })
    case .alias, .optional, .unknown: .nil
    }
  }
}

/// The app's answers in a walk: a quarter of the guards fail, half of the conditions are true, and
/// a third of the modals refuse dismissal. If `isSilent` is true, some answers are missing.
private struct PlayedAnswers {
  let salt: Int
  let isSilent: Bool

  var answers: Simulator.Answers {
    var answers = Simulator.Answers()
    let (salt, isSilent) = (salt, isSilent)
    @Sendable func hash(of text: String) -> Int { text.utf8.reduce(salt) { ($0 &* 31 &+ Int($1)) & 0xFFFF } }
    answers.grants = { guardian in
      let number = hash(of: GuardKind.name(of: guardian.id, in: guardian.tables)) % 4
      return isSilent && number == 1 ? nil : number != 0
    }
    answers.holds = { hash(of: $0.description) % 2 == 0 }
    answers.mayGo = { modal in
      let number = hash(of: "\(modal)") % 3
      return isSilent && number == 1 ? nil : number != 0
    }
    return answers
  }
}
