import NavGraphModel

@testable import NavGraphChecks
@testable import Oracle

extension Comparison {
  /// Compares the modals that can be on top of themselves (0602) by name.
  static let growth = Comparison(name: "0602", least: 150) { app in
    if !app.isWhole { return .skipped }
    let graph = app.checked.graph
    let units = ModalGraph(graph: graph, places: app.checked.places).unitsOnLoops()
    let found = Set(units.map { text(app.checked.places.units[$0].content, graph) })
    var truth: Set<String> = []
    var compared: Set<String> = []
    for (exploration, idiom) in zip(app.explorations, app.world.idioms) {
      for content in Set(exploration.facts.presented.map(\.content)) {
        if case .alert = content { continue }
        let inside = app.inside(content, isSwiped: true, idiom, knowsShown: true)
        if inside.facts.presentsBase { truth.insert(content.text) } else if inside.isOverfull { return .skipped }
        compared.insert(content.text)
      }
    }
    if compared.isEmpty { return .skipped }
    // A guard whose flow requires the guard, and a cycle through a dead branch, have other diagnostics.
    if app.isPlain, found.isEmpty == app.has(602), !app.has(802) { return .disagreed("0602 and the loops differ") }
    let isExact = app.isPlain && app.isServed && app.isAsked
    // A step that selects a tab under the modal evaluates the guards of screens that aren't shown yet. Inside the modal these screens are
    // unknown, so the exploration evaluates more guards.
    if app.world.selectsFromAbove, !app.world.guards.isEmpty { return isExact ? .only(truth, in: found) : .skipped }
    return isExact ? .same(found, truth) : .all(of: truth, in: found)
  }

  /// Compares the modals that can neither finish nor be dismissed (0607) by name.
  static let noWayOut = Comparison(name: "0607", least: 30) { app in
    // The checks treat a modal on top of itself as one, although it may be swipeable in only one of its places.
    if app.has(602), !app.isServed { return .skipped }
    // A guard flow that is presented too often in the exploration adds an exit. A dead branch counts as an exit and as a path to the modal.
    if app.world.hasIdleBranches || !app.isWhole || !app.isAsked || app.world.covers { return .skipped }
    var truth: Set<String> = []
    var compared = false
    for (exploration, idiom) in zip(app.explorations, app.world.idioms) {
      for presented in exploration.facts.presented where !presented.isSwiped {
        if case .alert = presented.content { continue }
        let inside = app.inside(presented.content, isSwiped: false, idiom)
        if inside.facts.leaves { compared = true } else if inside.isOverfull { return .skipped }
        if !inside.facts.leaves { truth.insert(presented.content.name) }
      }
    }
    let found = app.names { $0 == 607 }
    if !compared, truth.isEmpty, found.isEmpty { return .skipped }
    let isExact = app.isServed && app.isAsked
    // If a modal can be swiped away on one idiom, the checks run its handlers on all of them, so an exit of one counts for all.
    if app.world.hearsOfDevices { return isExact ? .only(truth, in: found) : .skipped }
    return isExact ? .same(found, truth) : .all(of: truth, in: found)
  }

  private static func text(_ content: Content, _ graph: NavigationGraph) -> String {
    let name = graph.declared(of: content).map { graph.text(of: $0.name) } ?? "?"
    if case .stack(let id) = content, graph.stacks[id].isInline { return "stack \(name)" }
    return name
  }
}

extension OracleCase {
  /// Explores the states inside one presented modal.
  func inside(_ content: World.Content, isSwiped: Bool, _ idiom: World.Idiom, knowsShown: Bool = false) -> Exploration {
    let bounds =
      isDeep
      ? Exploration.Bounds(stack: 4 + world.screens.count + world.maxPushes, units: 6, states: 20_000)
      : Exploration.Bounds(stack: 4, units: 5, states: 600)
    let simulator = Simulator(of: world, idiom: idiom, holds: held, knowsShown: knowsShown)
    return Exploration(inside: content, isSwiped: isSwiped, with: simulator, bounds: bounds)
  }

  /// Returns the declared names at diagnostics with these codes.
  func names(_ isWanted: (Int) -> Bool) -> Set<String> {
    Set(
      checked.diagnostics.filter { isWanted(Int($0.code.number)) }.map { diagnostic in
        let range = Int(diagnostic.primary.range.start)..<Int(diagnostic.primary.range.end)
        return String(decoding: checked.source.bytes[range], as: UTF8.self)
      })
  }
}

extension World.Content {
  /// The name of the declaration. A stack without one has the name of its screen.
  var name: String { if case .stack(let id) = self { "S\(id)" } else { text } }
}

extension World {
  /// Whether a step selects named tabs, which may be under a modal.
  fileprivate var selectsFromAbove: Bool {
    bodies.joined().contains { act in
      if case .select(_, _, isNamed: true) = act { true } else { false }
    }
  }

  /// Whether a modal that can be swiped away only on some idioms has outcome handlers, or is the flow of a guard.
  fileprivate var hearsOfDevices: Bool {
    func differs(_ content: Content?) -> Bool { if case .modal(let id)? = content { modals[id].differs } else { false } }
    let isHeard = bodies.joined().contains { act in
      if case .present(let content, _, _?) = act { differs(content) } else { false }
    }
    return isHeard || guards.contains { differs($0.flow) }
  }
}
