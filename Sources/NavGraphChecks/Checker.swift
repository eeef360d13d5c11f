import NavGraphModel
import NavGraphSyntax

/// The graph, its places, and the other tables that the checks share.
///
/// A class, because as a value, dozens of tables would be copied for every closure of every check.
final class Checker {
  let graph: NavigationGraph
  let places: Places
  let routes: RouteTable
  /// The checker of the graph that includes dead branches.
  private let free: Checker?
  /// The rules that are off by default and that the command line turned on.
  let optional: OptionalRules
  var diagnostics: [Diagnostic] = []
  let devices: Devices
  let collapsed: CollapsedColumns
  /// Whether each unit is shown, indexed by `PresentationContextID`. If nothing shows a unit, another diagnostic reports it.
  let isShown: [Bool]
  /// The index in `Places.presentations` of each unit's first presentation by a step, or -1. Indexed by `PresentationContextID`.
  let firstPresentations: [Int]
  /// The instances that present each content, or name it as the flow of a guard.
  private lazy var presenters = presentersOfContents()
  private(set) lazy var presentationWords = PresentationDescription(graph: graph, places: places)
  /// The units that can neither finish nor be dismissed.
  private(set) lazy var caught = caughtUnits()
  /// The quoted names of screens that can be above themselves, which are computed when an assertion can't be decided.
  var growingScreens: [String]?

  init(graph: NavigationGraph, places: Places, routes: RouteTable, free: Checker? = nil, optional: OptionalRules) {
    self.graph = graph
    self.places = places
    self.routes = routes
    self.free = free
    devices = Devices(graph: graph, places: places)
    collapsed = CollapsedColumns(graph: graph, places: places, devices: devices)
    isShown = places.shownUnits
    self.optional = optional
    var first = [Int](repeating: -1, count: places.units.count)
    for (index, presentation) in places.presentations.enumerated() where presentation.step != nil && first[presentation.unit.index] < 0 {
      first[presentation.unit.index] = index
    }
    firstPresentations = first
  }

  /// The checker of the graph that includes dead branches.
  var ofAllBranches: Checker { free ?? self }

  /// Whether all places are known. If something couldn't be resolved, a screen may have further places.
  var isSure: Bool { places.isWhole && !places.units.contains { $0.flags.contains(.isPoisoned) } }

  /// The oldest system that the app runs on.
  var platform: App.Version { graph.app?.platform ?? .oldest }

  /// Returns the instances that present a content, or name it as the flow of a guard, in source order.
  func presenters(of content: Content) -> [InstanceID] { presenters[content] ?? [] }

  private func presentersOfContents() -> [Content: [InstanceID]] {
    var result: [Content: [InstanceID]] = [:]
    func add(_ instance: InstanceID) { result[graph.instances[instance].content, default: []].append(instance) }
    for step in graph.steps { if case .present(let instance, _) = step.action { add(instance) } }
    for value in graph.guards { if let flow = value.flow { add(flow) } }
    for step in graph.destinationSteps { if case .present(let instance, _) = step.kind { add(instance) } }
    return result.mapValues { list in list.sorted { graph.instances[$0].range < graph.instances[$1].range } }
  }

  func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// Runs all checks and returns their diagnostics.
  ///
  /// Dead branches have separate diagnostics. A mistake after a dead branch isn't reported, because users never get there. A diagnostic
  /// that only appears because a branch is dead isn't reported either, so that one mistake has one diagnostic.
  func run() -> [Diagnostic] {
    let (once, other) = (Check.all.filter { $0.scope == .once }, Check.all.filter { $0.scope != .once })
    free?.run(other)
    run(other)
    if let free {
      let known = Set(free.diagnostics.map(Known.init))
      // Without dead branches there are fewer paths, and therefore fewer leaks, but a leak may be reported with another path.
      diagnostics.removeAll { $0.code != Rule.leak.code && !known.contains(Known(of: $0)) }
    }
    run(once)
    return diagnostics
  }

  private func run(_ checks: [Check]) { for check in checks where isReady(for: check) { check.run(self)() } }

  func isReady(for check: Check) -> Bool {
    guard check.rules.contains(where: runs) else { return false }
    switch check.scope {
    case .declarations: return true
    case .options: return graph.app != nil || graph.isAlone
    case .graph, .once: return !graph.isAlone
    case .places: return !graph.isAlone && places.isWhole
    case .systems: return graph.app != nil
    case .surePlaces: return graph.app != nil && isSure
    }
  }

  private struct Known: Hashable {
    let code: Code
    let range: SourceRange
    init(of diagnostic: Diagnostic) { (code, range) = (diagnostic.code, diagnostic.primary.range) }
  }

  /// Whether a rule is on, by default or because the command line turned it on.
  func runs(_ rule: Rule) -> Bool { optional.runs(rule) }
}
