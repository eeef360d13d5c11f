import Foundation
import NavGraphLowering
import NavGraphModel
import NavGraphSimulator
import NavGraphSyntax
import Testing

@testable import Oracle

/// Tests that the guards of containers are evaluated for the values that are shown, independent of how they got there.
///
/// The apps and the paths are random. The guards succeed for `a` and `c`, and fail for `b`. In a container or a modal with a guard,
/// what is shown, or is under what is shown, must never be `b`, and the guard must have been evaluated for it. There are 400 apps.
@Suite struct GuardedValuesTests {
  private static let first = ProcessInfo.processInfo.environment["NAVGRAPH_SEED"].flatMap { UInt64($0) } ?? 0

  @Test(arguments: 0..<4) func whatIsShownHasBeenAskedFor(part: UInt64) {
    var shown = 0
    for seed in Self.first &+ part * 100..<Self.first &+ part * 100 + 100 {
      var walk = GuardedWalk(seed: seed)
      #expect(walk.errors == [], "seed \(seed):\n\(walk.app.text)")
      walk.run()
      shown += walk.shown
      if let fault = walk.fault { Issue.record("seed \(seed): \(fault)\n\(walk.lines.joined(separator: "\n"))\n\(walk.app.text)") }
    }
    // The walks must show enough values.
    #expect(shown > 300, "only \(shown) values were shown")
  }
}

/// A random walk through a `GuardedApp`.
private struct GuardedWalk {
  let app: GuardedApp
  private let graph: NavigationGraph
  private let tables: Tables
  private var simulator: NavGraphSimulator.Simulator
  private var dice: Dice
  private var asked: Set<String> = ["a"]
  let errors: [String]
  var lines: [String] = []
  var fault: String?
  /// The number of times that an allowed value other than the first was shown in something with a guard.
  var shown = 0

  init(seed: UInt64) {
    app = GuardedApp(seed: seed)
    var names = NameTable()
    var diagnostics: [Diagnostic] = []
    let tree = parse(SourceFile(path: "App.navgraph", text: app.text), file: FileID(0), names: &names, diagnostics: &diagnostics)
    graph = resolve([tree], names: names, diagnostics: &diagnostics)
    errors = diagnostics.filter { $0.severity == .error }.map { "\($0)" }
    tables = Tables(for: graph, places: Places(of: graph))
    dice = Dice(seed: seed &+ 7)
    simulator = NavGraphSimulator.Simulator(for: tables, answers: Self.answers)
    look(after: "start")
  }

  private static var answers: NavGraphSimulator.Simulator.Answers {
    var answers = NavGraphSimulator.Simulator.Answers()
    answers.grants = { $0.values != [.string("b")] }
    return answers
  }

  mutating func run() {
    for _ in 0..<14 where fault == nil && errors.isEmpty { take() }
  }

  private mutating func take() {
    let value = ["a", "b", "b", "c"][dice.below(4)]
    let values = ["value": Value.string(value)]
    switch dice.below(10) {
    case 0:
      simulator = NavGraphSimulator.Simulator(for: tables, answers: Self.answers, restoring: simulator.save())
      look(after: "restored")
    case 1:
      guard let route = route() else { return }
      simulator = NavGraphSimulator.Simulator(
        for: tables, answers: Self.answers, opening: simulator.target(of: route.id, with: parameters(of: route.id, value: value)))
      look(after: "started by \(route.name) \(value)")
    case 2:
      simulator.perform(appEvent: "call", with: values)
      look(after: "call \(value)")
    case 3:
      simulator.back()
      simulator.dismiss()
      look(after: "back")
    case 4...6:
      let events = ["other", "item", "turn", "read", "slip", "shown", "enter", "ok", "no"].shuffled(by: &dice)
      guard let event = events.first(where: { simulator.send($0, with: values) }) else { return }
      look(after: "\(event) \(value)")
    default:
      guard let route = route() else { return }
      simulator.open(route.id, with: parameters(of: route.id, value: value))
      look(after: "\(route.name) \(value)")
    }
  }

  private mutating func route() -> (id: RouteID, name: String)? {
    guard let name = dice.pick(from: app.links) else { return nil }
    let found = graph.routes.ids.first { id in
      graph.routes[id].patterns.first.map { graph.text(of: graph.patterns[$0].text).hasPrefix("/\(name)/") } ?? false
    }
    return found.map { ($0, name) }
  }

  private func parameters(of route: RouteID, value: String) -> [ParameterID: Value] {
    graph.routes[route].parameters.reduce(into: [:]) { $0[$1] = .string(value) }
  }

  /// Checks whether the values that are shown in something with a guard may be shown.
  private mutating func look(after move: String) {
    asked.formUnion(simulator.asked.compactMap { if case .string(let text)? = $0.values.first { text } else { nil } })
    let tree = simulator.tree
    lines.append("\(move)\n    \(simulator)")
    var guarded: [String] = []
    for layer in tree.layers {
      layer.walk({ $0.children }) { node in
        guard let container = node.container.map({ "\($0)" }), container == "Files" || container == "Book" else { return }
        if let value = node.children.first.flatMap(Self.value) { guarded.append(value) }
      }
    }
    for modal in tree.modals where "\(modal.modal)".hasPrefix("Slip") {
      if let value = modal.content.flatMap(Self.value) { guarded.append(value) }
    }
    for value in guarded {
      if value == "c" { shown += 1 }
      if value == "b" { fault = "`b` is shown after \(move)" }
      if !asked.contains(value) { fault = "nobody has been asked about `\(value)` after \(move)" }
    }
  }

  private static func value(of node: NavGraph.Node<Simulated>) -> String? {
    guard let screen = node.screen, ["List", "Cover"].contains(where: { screen.description.hasPrefix($0) }) else { return nil }
    if case .string(let text)? = screen.values.first { return text }
    return nil
  }
}

extension Array {
  func shuffled(by dice: inout Dice) -> [Element] {
    var rest = self
    return indices.map { _ in rest.remove(at: dice.below(rest.count)) }
  }
}
