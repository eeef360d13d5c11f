import NavGraphLowering
import NavGraphModel
import NavGraphSimulator

/// A random walk through a program that isn't compiled: taps, links, and swipes in the runtime that apps ship.
struct Walk {
  private let graph: NavigationGraph
  private let tables: Tables
  private var scene: Simulator
  private var state: UInt64
  private var done = "start"
  /// The actions so far, each with the state of the scene after it.
  private(set) var trail: [String] = []

  init(_ tables: Tables, on idiom: NavGraph.Idiom, seed: UInt64) {
    graph = tables.graph
    self.tables = tables
    scene = Simulator(for: tables, on: idiom)
    state = seed | 1
  }

  /// Performs `steps` random steps and returns the first violated invariant, or nil.
  mutating func problem(after steps: Int) -> String? {
    for number in 0..<steps {
      answer()
      step()
      trail.append(([done + ": \(scene)"] + scene.dropped).joined(separator: "; "))
      if let problem = problem ?? (number % 7 == 0 ? problemOfRestoring() : nil) { return problem }
    }
    return nil
  }

  // MARK: Invariants

  /// Describes the first invariant that the scene violates, or returns nil.
  private var problem: String? {
    let tree = scene.tree
    if scene.driver.isExhausted { return "the answers of the app never end" }
    if scene.description.contains("?)") { return "a value is missing" }
    if tree.rootName == nil, tree.rootFlow == nil, !isAsked { return "there is no root" }
    if scene.dropped.contains(where: { $0.contains("the graph doesn't put") }) { return "a step of the graph is refused" }
    if tree.misplaced(since: 0) != nil { return "a screen is where the graph doesn't put it" }
    var seen: Set<NavGraph.NodeID> = []
    var found: String?
    for layer in tree.layers {
      layer.walk(\.children) { node in
        if !seen.insert(node.id).inserted { found = "two nodes have one identity" }
        switch node.content {
        case .stack(_, let nodes): if nodes.isEmpty { found = "a stack is empty" }
        case .tabs(_, let nodes, let selected), .pages(_, let nodes, let selected):
          if !nodes.isEmpty, !nodes.indices.contains(selected) { found = "what is selected is not there" }
        default: break
        }
      }
    }
    return found
  }

  /// Whether a guard has no answer yet.
  private var isAsked: Bool { scene.driver.scheduler.question != nil }

  /// Checks that a restored state can be saved and restored again, and that it is complete if all of it can be kept.
  /// The state doesn't contain whether the window is narrow.
  private mutating func problemOfRestoring() -> String? {
    scene.expand()
    guard scene.tree.rootFlow == nil, let saved = scene.save() else { return nil }
    let again = restored(saved)
    guard let kept = again.save() else { return "what was saved does not come back" }
    guard restored(kept).save() == kept else {
      trail.append("saved: \(scene)")
      trail.append("back: \(again)")
      return "what has come back does not come back again"
    }
    func unsigned(_ text: String) -> String { text.replacing("-0.0", with: "0.0") }
    guard canBeKept, unsigned(again.description) != unsigned(scene.description) else { return nil }
    trail.append("saved: \(scene)")
    trail.append("back: \(again)")
    return "what was saved comes back as something else"
  }

  private func restored(_ saved: NavGraph.Snapshot) -> Simulator {
    var again = Simulator(for: tables, on: scene.tree.idiom, answers: Simulator.Answers(), restoring: saved)
    again.expand()
    return again
  }

  /// Whether the complete state can be restored. Transient screens, values of external types, alerts,
  /// guard flows, and modals whose presenter a link has replaced or hidden aren't restored.
  private var canBeKept: Bool {
    let isPlain = graph.externalTypes.isEmpty && !graph.screens.contains(where: \.isTransient)
    let shown = scene.tree.shownIDs
    return isPlain && scene.driver.scheduler.parked.isEmpty
      && scene.tree.modals.allSatisfy {
        $0.content != nil && $0.continuation == nil && $0.presenter.map { shown.contains($0) } == true
      }
  }

  // MARK: Steps

  private mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return bound < 1 ? 0 : Int((state >> 33) % UInt64(bound))
  }

  /// Sets random answers: a quarter of the guards fail, half of the conditions are true, and a third of the modals refuse dismissal.
  private mutating func answer() {
    let salt = next(1 << 20)
    @Sendable func hash(_ text: String) -> Int { text.utf8.reduce(salt) { ($0 &* 31 &+ Int($1)) & 0xFFFF } }
    scene.answers.grants = { hash(GuardKind.name(of: $0.id, in: $0.tables)) % 4 != 0 }
    scene.answers.holds = { hash($0.description) % 2 == 0 }
    scene.answers.mayGo = { hash("\($0)") % 3 != 0 }
  }

  private mutating func step() {
    switch next(12) {
    case 0:
      done = "back"
      scene.back()
    case 1:
      done = "swipe"
      scene.dismiss()
    case 2:
      done = "turn"
      scene.turn(by: next(2) == 0 ? 1 : -1)
    case 3 where !graph.tabs.isEmpty:
      let tab = graph.text(of: graph.tabs[TabID(next(graph.tabs.count))].declared.name)
      done = "tab " + tab
      scene.select(tab)
    case 4 where !graph.routes.isEmpty:
      let route = RouteID(next(graph.routes.count))
      done = "route \(route.index)"
      scene.open(route, with: values(graph.routes[route].parameters))
    case 5 where !graph.entries.isEmpty:
      let entry = EntryID(next(graph.entries.count))
      done = "entry \(entry.index)"
      scene.enter(entry, with: values(graph.entries[entry].parameters))
    case 6:
      done = "narrow"
      scene.collapse()
    case 7:
      done = "wide"
      scene.expand()
    case 8 where !graph.appEvents.isEmpty:
      let event = graph.appEvents[next(graph.appEvents.count)]
      done = "app event " + graph.text(of: graph.events[event].declared.name)
      scene.perform(appEvent: graph.text(of: graph.events[event].declared.name), with: named(values(graph.events[event].parameters)))
    default: tap()
    }
  }

  private func named(_ values: [ParameterID: Value]) -> [String: Value] {
    Dictionary(values.map { (graph.text(of: graph.parameters[$0].name), $1) }) { first, _ in first }
  }

  /// Presses a button of the top alert, or sends an event of a screen in front.
  private mutating func tap() {
    if case .alert(let alert)? = scene.tree.modals.last?.modal.id {
      let buttons = graph.alerts[alert].buttons
      done = "button"
      // Half of the time the text is empty, because a field may require text.
      let typed = graph.alerts[alert].field.map { _ in next(2) == 0 ? "" : "typed" }
      if !buttons.isEmpty { scene.press(graph.text(of: graph.buttons[buttons[next(buttons.count)]].name), typing: typed) }
      return
    }
    let front = scene.front
    guard !front.isEmpty, let screen = front[next(front.count)].screen else { return }
    let events = graph.events(of: screen.id)
    guard !events.isEmpty else { return }
    let event = events[next(events.count)]
    done = "event " + graph.text(of: graph.events[event].declared.name)
    let own = named(values(graph.events[event].parameters))
    scene.send(graph.text(of: graph.events[event].declared.name), with: own, from: ScreenKind.name(of: screen.id, in: tables))
  }

  // MARK: Values

  private mutating func values(_ parameters: IDRange<Parameter>) -> [ParameterID: Value] {
    var all: [ParameterID: Value] = [:]
    for id in parameters { all[id] = value(graph.parameters[id].type) }
    return all
  }

  private mutating func value(_ type: TypeID) -> Value {
    switch graph.carried(by: type) {
    case .string: .string("s" + String(next(3)))
    case .int: .int(Int64(next(3)))
    case .double: .double(Double(next(3)) / 2)
    case .bool: .bool(next(2) == 0)
    case .uuid: .uuid("00000000-0000-0000-0000-00000000000" + String(next(3)))
    case .date: .date("2026-01-0" + String(1 + next(3)))
    case .url: .url("https://a.example/" + String(next(3)))
    case .enumeration(let id): .enumerationCase(graph.enumerations[id].cases[next(graph.enumerations[id].cases.count)])
    case .external: .external("e" + String(next(3)))
    case .list(let element): .list((0..<next(3)).map { _ in value(element) })
    case .alias, .optional, .unknown: .nil
    }
  }
}
