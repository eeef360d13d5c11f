import NavGraphLowering
import NavGraphModel
import NavGraphSimulator

@testable import Oracle

/// A random walk that runs in the oracle and in the reducer that apps ship.
struct ComparedWalk {
  /// A move, and the app's answers while it runs.
  struct Move: Hashable, Sendable {
    var choice: Oracle.Simulator.Choice
    var conditions: Int
    var refused: Set<Int>
    /// Whether screens refuse dismissal.
    var stays = false
  }

  let app: ComparedApp
  private(set) var oracle: Oracle.Simulator
  /// The values that events carry in this walk, in the oracle's encoding.
  private let known: Int
  private(set) var simulator: NavGraphSimulator.Simulator
  /// The possible states in the oracle.
  private(set) var states: [AppState]
  private(set) var lines: [String] = []
  /// The events that the last move dropped, with their reasons.
  private var dropped: [String] = []
  /// Whether the runtime's tables lack the place of a screen. That is an error of `Places`, not of the reducer, and it ends the walk.
  private(set) var isUnplaced = false
  /// Whether the comparison has ended.
  private var isOver = false
  /// The first difference, if any.
  private(set) var fault: String?

  init(of app: ComparedApp, refusing refused: Set<Int> = []) {
    self.app = app
    known = World.values(kind: app.text.utf8.count % 3, flag: app.text.utf8.count / 3 % 2)
    oracle = app.oracle
    oracle.answers?.refused = refused
    oracle.answers?.conditions = known
    states = oracle.begin()
    simulator = NavGraphSimulator.Simulator(
      for: app.tables, on: app.idiom == .pad ? .pad : .phone, answers: ComparedWalk.answers(conditions: 0, refused: refused))
    lay()
    compare(after: "start")
  }

  /// The moves that the oracle allows in this state.
  var choices: [Oracle.Simulator.Choice] { states.first.map { oracle.choices(in: $0) } ?? [] }

  mutating func take(_ move: Move) {
    guard fault == nil, !isUnplaced, !isOver, states.contains(where: { oracle.choices(in: $0).contains(move.choice) }) else { return }
    // Two things aren't compared: what waits, and whether a guard flow is presented again for an app-level event that the guard refuses.
    var isUntold = false
    if case .appEvent = move.choice {
      if states.contains(where: { $0.units.first?.waiting?.parked != nil }) { return isOver = true }
      isUntold = !move.refused.isEmpty
    }
    oracle.answers = Oracle.Simulator.Answers(conditions: move.conditions | known | windows, refused: move.refused, stays: move.stays)
    simulator.answers = ComparedWalk.answers(conditions: move.conditions, refused: move.refused, stays: move.stays)
    simulator.opensWindows = windows != 0
    let isSaid = states.count == 1
    let before = (oracle.windows.count, simulator.windows.count)
    states = states.flatMap { oracle.take(move.choice, in: $0) }
    perform(move.choice)
    let opened = (oracle.windows.count > before.0, simulator.windows.count > before.1)
    if isSaid, opened.0 != opened.1 { fault = "\(move.choice): a window opens for the oracle: \(opened.0), for the reducer: \(opened.1)" }
    dropped = simulator.dropped
    lay()
    let answers =
      (move.conditions == 0 ? "" : ", conditions \(String(move.conditions, radix: 2))")
      + (move.refused.isEmpty ? "" : ", no from \(move.refused.sorted())") + (move.stays ? ", stays" : "")
    compare(after: "\(move.choice)\(answers)")
    if isUntold, fault != nil { (fault, isOver) = (nil, true) }
    if simulator.driver.isExhausted, fault == nil { fault = "\(move.choice) goes round in circles" }
  }

  /// The depth of the shown state, which limits the length of a walk.
  var depth: Int { states.first.map { state in max(state.units.count, state.units.map(\.node.deepest).max() ?? 0) } ?? 0 }

  private mutating func lay() { app.isCollapsed ? simulator.collapse() : simulator.expand() }

  private mutating func compare(after what: String) {
    let shown = Shown(tree: simulator.tree, graph: app.graph, world: app.world)
    let wanted = states.map { Shown(of: $0, in: oracle) }
    states = zip(states, wanted).filter { $0.1 == shown }.map(\.0)
    var unique: [AppState] = []
    for state in states where !unique.contains(state) { unique.append(state) }
    states = unique
    if states.isEmpty, dropped.contains(where: { $0.hasPrefix("the graph doesn't put") }) {
      isUnplaced = true
      lines.append("\(what)\n    \(shown)\n    \(dropped)")
    } else if states.isEmpty {
      var all: [String] = []
      for one in wanted where !all.contains(one.description) { all.append(one.description) }
      fault = "\(what)\n  reducer: \(shown)\n  oracle:  \(all.joined(separator: "\n       or: "))\n  \(dropped)"
    } else {
      lines.append("\(what)\n    \(shown)")
    }
  }

  private mutating func perform(_ choice: Oracle.Simulator.Choice) {
    switch choice {
    case .event(let number, let at):
      guard let (place, screen) = asking(at: at), let screen,
        let id = app.graph.events(of: screen.id).first(where: { app.graph.text(of: app.graph.events[$0].declared.name) == "e\(number)" })
      else { return }
      simulator.send(simulator.event(for: id, of: screen, with: carried), from: place)
    case .tab(let tab): _ = simulator.select("t0\(tab)") || simulator.select("t1\(tab)")
    case .back(let at):
      if let node = node(at: at) { simulator.back(from: node.id) }
    case .page(let at, let by):
      if let node = node(at: at) { simulator.turn(by: by, from: node.id) }
    case .dismissal: simulator.dismiss()
    case .button(let number): simulator.press("b\(number)")
    case .link(let number): if let target = target(of: number) { simulator.open(target) }
    case .appEvent(let number): simulator.perform(appEvent: "e\(number)", with: ["v": .string("v")])
    case .start(let number):
      simulator = NavGraphSimulator.Simulator(
        for: app.tables, on: app.idiom == .pad ? .pad : .phone, answers: simulator.answers, opening: target(of: number))
    case .restoration:
      simulator = NavGraphSimulator.Simulator(
        for: app.tables, on: app.idiom == .pad ? .pad : .phone, answers: simulator.answers, restoring: simulator.save())
    }
  }

  private func target(of link: Int) -> NavGraph.Target<Simulated>? {
    let name = "l\(link)"
    if let id = app.graph.entries.ids.first(where: { app.graph.text(of: app.graph.entries[$0].identifier) == name }) {
      return simulator.target(of: id)
    }
    let route = app.graph.routes.ids.first { route in
      app.graph.routes[route].patterns.contains { app.graph.text(of: app.graph.patterns[$0].text) == "/" + name }
    }
    return route.map { simulator.target(of: $0) }
  }

  /// Returns the screen whose events a position sends: the visible screen, or the accessory of the tab bar.
  private func asking(at: At) -> (NavGraph.NodeID, Simulated.Screen?)? {
    guard let node = position(of: at) else { return nil }
    if case .tabs(let name, _, _) = node.content { return (node.id, Simulated.tabBar(of: name).accessory) }
    return (node.leaf.id, node.leaf.screen)
  }

  /// The values that events carry. They are constant in a walk, because outcome handlers use the values of the event that presented.
  private var carried: [String: Value] {
    var values: [String: Value] = ["v": .string("v"), "f": .bool(known >> 10 & 1 == 1)]
    let name = ["a", "b", "c"][min(known >> 8 & 3, 2)]
    if let kind = app.graph.enumerationCases.ids.first(where: { app.graph.text(of: app.graph.enumerationCases[$0].name) == name }) {
      values["k"] = .enumerationCase(kind)
    }
    return values
  }

  /// A phone has only one window.
  private var windows: Int { app.idiom == .pad ? World.hasWindows : 0 }

  /// Returns the visible node at a position.
  private func node(at: At) -> NavGraph.Node<Simulated>? { position(of: at)?.leaf }

  private func position(of at: At) -> NavGraph.Node<Simulated>? {
    let tree = simulator.tree
    guard at.unit == 0 || tree.modals.indices.contains(at.unit - 1) else { return nil }
    var node = at.unit == 0 ? tree.root : tree.modals[at.unit - 1].content
    for number in at.spot {
      switch node?.content {
      case .tabs(_, let nodes, let selected)?: node = nodes.indices.contains(selected) ? nodes[selected] : nil
      case .split(_, let columns, _)?: node = columns[[.sidebar, .content, .detail][number]]
      default: return nil
      }
    }
    return node
  }

  private static func answers(conditions: Int, refused: Set<Int>, stays: Bool = false) -> NavGraphSimulator.Simulator.Answers {
    var answers = NavGraphSimulator.Simulator.Answers()
    answers.holds = { conditions >> (Int($0.description.dropFirst()) ?? 0) & 1 == 1 }
    answers.grants = { question in
      let id = Int(question.description.dropFirst().prefix { $0.isNumber }) ?? 0
      return !refused.contains(question.values.first == .int(2) ? Guards.other(of: id) : id)
    }
    answers.mayGo = { _ in !stays }
    return answers
  }

  /// The app, the walk, and the difference.
  var report: String {
    "\(app.idiom)\(app.isCollapsed ? ", collapsed" : "")\n\(app.text)\n\(lines.joined(separator: "\n"))\n\(fault ?? "")"
  }
}
