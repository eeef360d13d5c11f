import NavGraphModel

@testable import NavGraphChecks
@testable import Oracle

extension Comparison {
  /// Modals that can come to lie on themselves (0602), each by name.
  static let growth = Comparison(name: "0602", least: 150) { app in
    if !app.isWhole { return .skipped }
    let graph = app.checked.graph
    let units = ModalGraph(graph, app.checked.places).unitsOnLoops()
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
    // A guard whose flow needs the guard is reported as that, and a loop through a branch that is never taken as the branch.
    if app.isPlain, found.isEmpty == app.has(602), !app.has(802) { return .disagreed("0602 and the loops differ") }
    let isExact = app.isPlain && app.isServed && app.isAsked
    // A step that selects a tab under the modal meets the guards of what isn't shown there yet. Which screens those are, a walk inside the
    // modal doesn't know, so it meets more.
    if app.world.selectsFromAbove, !app.world.guards.isEmpty { return isExact ? .only(truth, in: found) : .skipped }
    return isExact ? .same(found, truth) : .all(of: truth, in: found)
  }

  /// Modals that can neither finish nor be dismissed (0607), by name.
  static let noWayOut = Comparison(name: "0607", least: 30) { app in
    // What lies on itself, swiped away in one place and held in another, is one unit for the checks.
    if app.has(602), !app.isServed { return .skipped }
    // A flow that is brought up more often than in truth is a way out more.
    // A branch that is never taken counts as a way out, and as a way in.
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
    // Where a modal can be swiped away on one kind of device, the checks let its arms run on all of them: a way out that only some have
    // counts for all.
    if app.world.hearsOfDevices { return isExact ? .only(truth, in: found) : .skipped }
    return isExact ? .same(found, truth) : .all(of: truth, in: found)
  }

  private static func text(_ content: Content, _ graph: NavigationGraph) -> String {
    let name = graph.declared(content).map { graph.text($0.name) } ?? "?"
    if case .stack(let id) = content, graph.stacks[id].isInline { return "stack \(name)" }
    return name
  }
}

extension OracleCase {
  /// The walks inside one presented unit.
  func inside(_ content: World.Content, isSwiped: Bool, _ idiom: World.Idiom, knowsShown: Bool = false) -> Exploration {
    let bounds =
      isDeep
      ? Exploration.Bounds(stack: 4 + world.screens.count + world.mostPushes, units: 6, states: 20_000)
      : Exploration.Bounds(stack: 4, units: 5, states: 600)
    return Exploration(world, idiom: idiom, inside: content, isSwiped: isSwiped, bounds: bounds, holds: held, knowsShown: knowsShown)
  }

  /// The declarations whose names stand at findings with these codes.
  func names(_ isWanted: (Int) -> Bool) -> Set<String> {
    Set(
      checked.findings.filter { isWanted(Int($0.code.number)) }.map { finding in
        let range = Int(finding.primary.range.start)..<Int(finding.primary.range.end)
        return String(decoding: checked.source.bytes[range], as: UTF8.self)
      })
  }
}

extension World.Content {
  /// The name that is declared: that of its screen for a stack without one.
  var name: String { if case .stack(let id) = self { "S\(id)" } else { text } }
}

extension World {
  /// Whether some step names tabs, which may be under what is presented.
  fileprivate var selectsFromAbove: Bool {
    bodies.joined().contains { act in
      if case .select(_, _, isNamed: true) = act { true } else { false }
    }
  }

  /// Whether anything goes on after a modal that can be swiped away on some kinds of devices only: after its end, or a guard's no.
  fileprivate var hearsOfDevices: Bool {
    func differs(_ content: Content?) -> Bool { if case .modal(let id)? = content { modals[id].differs } else { false } }
    let isHeard = bodies.joined().contains { act in
      if case .present(let content, _, _?) = act { differs(content) } else { false }
    }
    return isHeard || guards.contains { differs($0.flow) }
  }
}
