import NavGraphLowering
import NavGraphModel
import NavGraphSimulator

@testable import Oracle

/// One walk through an app, taken in the oracle and on the reducer that apps ship.
struct ComparedWalk {
  /// A move, and what the app answers while it is carried out.
  struct Move: Hashable, Sendable {
    var choice: Oracle.Simulator.Choice
    var conditions: Int
    var refused: Set<Int>
    /// Screens that are asked whether their modal may go say no.
    var stays = false
  }

  let app: ComparedApp
  private(set) var oracle: Oracle.Simulator
  /// What events carry in this walk, as the oracle writes it.
  private let known: Int
  private(set) var simulator: NavGraphSimulator.Simulator
  /// What the oracle thinks the state may be.
  private(set) var states: [AppState]
  private(set) var lines: [String] = []
  /// What the last move left undone, and why.
  private var dropped: [String] = []
  /// The run time's tables don't know of a place that a screen came to: a hole in `Places`, not in the reducer. Nothing follows.
  private(set) var isUnplaced = false
  /// Nothing more is compared.
  private var isOver = false
  /// What is wrong, if anything.
  private(set) var fault: String?

  init(_ app: ComparedApp, refusing refused: Set<Int> = []) {
    self.app = app
    known = World.values(kind: app.text.utf8.count % 3, flag: app.text.utf8.count / 3 % 2)
    oracle = app.oracle
    oracle.answers?.refused = refused
    oracle.answers?.conditions = known
    states = oracle.begin()
    simulator = NavGraphSimulator.Simulator(
      app.tables, on: app.idiom == .pad ? .pad : .phone, answers: ComparedWalk.answers(0, refused))
    lay()
    compare("start")
  }

  /// The moves that the oracle knows of in this state.
  var choices: [Oracle.Simulator.Choice] { states.first.map { oracle.choices($0) } ?? [] }

  mutating func take(_ move: Move) {
    guard fault == nil, !isUnplaced, !isOver, states.contains(where: { oracle.choices($0).contains(move.choice) }) else { return }
    // What waits, and whether the flow of a guard that is up comes once more for an event of the app that it refuses, isn't told here.
    var isUntold = false
    if case .strike = move.choice {
      if states.contains(where: { $0.units.first?.waiting?.parked != nil }) { return isOver = true }
      isUntold = !move.refused.isEmpty
    }
    oracle.answers = Oracle.Simulator.Answers(conditions: move.conditions | known | windows, refused: move.refused, stays: move.stays)
    simulator.answers = ComparedWalk.answers(move.conditions, move.refused, stays: move.stays)
    simulator.opensWindows = windows != 0
    let isSaid = states.count == 1
    let before = (oracle.windows.count, simulator.windows.count)
    states = states.flatMap { oracle.take(move.choice, $0) }
    perform(move.choice)
    let opened = (oracle.windows.count > before.0, simulator.windows.count > before.1)
    if isSaid, opened.0 != opened.1 { fault = "\(move.choice): a window opens for the oracle: \(opened.0), for the reducer: \(opened.1)" }
    dropped = simulator.dropped
    lay()
    let answers =
      (move.conditions == 0 ? "" : ", conditions \(String(move.conditions, radix: 2))")
      + (move.refused.isEmpty ? "" : ", no from \(move.refused.sorted())") + (move.stays ? ", stays" : "")
    compare("\(move.choice)\(answers)")
    if isUntold, fault != nil { (fault, isOver) = (nil, true) }
    if simulator.driver.isExhausted, fault == nil { fault = "\(move.choice) goes round in circles" }
  }

  /// How deep what is shown is: walks end before they get lost in it.
  var depth: Int { states.first.map { state in max(state.units.count, state.units.map(\.node.deepest).max() ?? 0) } ?? 0 }

  private mutating func lay() { app.isCollapsed ? simulator.collapse() : simulator.expand() }

  private mutating func compare(_ what: String) {
    let shown = Shown(simulator.tree, app.graph, app.world)
    let wanted = states.map { Shown($0, oracle) }
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
      guard let (place, screen) = asking(at), let screen,
        let id = app.graph.events(of: screen.id).first(where: { app.graph.text(app.graph.events[$0].declared.name) == "e\(number)" })
      else { return }
      simulator.send(simulator.event(id, of: screen, carried), from: place)
    case .tab(let tab): _ = simulator.select("t0\(tab)") || simulator.select("t1\(tab)")
    case .back(let at):
      if let node = node(at) { simulator.back(from: node.id) }
    case .page(let at, let by):
      if let node = node(at) { simulator.turn(by: by, from: node.id) }
    case .dismissal: simulator.dismiss()
    case .button(let number): simulator.press("b\(number)")
    case .link(let number): if let target = target(of: number) { simulator.open(target) }
    case .strike(let number): simulator.strike("e\(number)", ["v": .string("v")])
    case .start(let number):
      simulator = NavGraphSimulator.Simulator(
        app.tables, on: app.idiom == .pad ? .pad : .phone, answers: simulator.answers, opening: target(of: number))
    case .restoration:
      simulator = NavGraphSimulator.Simulator(
        app.tables, on: app.idiom == .pad ? .pad : .phone, answers: simulator.answers, restoring: simulator.save())
    }
  }

  private func target(of link: Int) -> NavGraph.Target<Simulated>? {
    let name = "l\(link)"
    if let id = app.graph.entries.ids.first(where: { app.graph.text(app.graph.entries[$0].identifier) == name }) {
      return simulator.target(id)
    }
    let route = app.graph.routes.ids.first { route in
      app.graph.routes[route].patterns.contains { app.graph.text(app.graph.patterns[$0].text) == "/" + name }
    }
    return route.map { simulator.target($0) }
  }

  /// Whose events come from a position: the screen that is visible there, or the accessory of that bar.
  private func asking(_ at: At) -> (NavGraph.NodeID, Simulated.Screen?)? {
    guard let node = position(at) else { return nil }
    if case .tabs(let name, _, _) = node.content { return (node.id, Simulated.tabBar(of: name).accessory) }
    return (node.leaf.id, node.leaf.screen)
  }

  /// What events carry: that stays as it is for the whole walk, since arms look at what the event has carried that presented.
  private var carried: [String: Value] {
    var values: [String: Value] = ["v": .string("v"), "f": .bool(known >> 10 & 1 == 1)]
    let name = ["a", "b", "c"][min(known >> 8 & 3, 2)]
    if let kind = app.graph.enumerationCases.ids.first(where: { app.graph.text(app.graph.enumerationCases[$0].name) == name }) {
      values["k"] = .enumerationCase(kind)
    }
    return values
  }

  /// A phone has one window.
  private var windows: Int { app.idiom == .pad ? World.hasWindows : 0 }

  /// What is visible at a position.
  private func node(_ at: At) -> NavGraph.Node<Simulated>? { position(at)?.leaf }

  private func position(_ at: At) -> NavGraph.Node<Simulated>? {
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

  private static func answers(_ conditions: Int, _ refused: Set<Int>, stays: Bool = false) -> NavGraphSimulator.Simulator.Answers {
    var answers = NavGraphSimulator.Simulator.Answers()
    answers.holds = { conditions >> (Int($0.description.dropFirst()) ?? 0) & 1 == 1 }
    answers.grants = { question in
      let id = Int(question.description.dropFirst().prefix { $0.isNumber }) ?? 0
      return !refused.contains(question.values.first == .int(2) ? Guards.other(id) : id)
    }
    answers.mayGo = { _ in !stays }
    return answers
  }

  /// All that one needs to judge who is right.
  var report: String {
    "\(app.idiom)\(app.isCollapsed ? ", collapsed" : "")\n\(app.text)\n\(lines.joined(separator: "\n"))\n\(fault ?? "")"
  }
}
