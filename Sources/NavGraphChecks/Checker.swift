import NavGraphModel
import NavGraphSyntax

/// The graph, its places, and what else the checks share.
///
/// One object: as a value, its dozens of tables would be copied for every closure of every check.
final class Checker {
  let graph: NavigationGraph
  let places: Places
  let routes: RouteTable
  /// As if branches that never run did; nil where all do.
  private let free: Checker?
  /// What runs of the rules that are off by default.
  let optional: OptionalRules
  var diagnostics: [Diagnostic] = []
  let devices: Devices
  let collapsed: CollapsedColumns
  /// For each unit, whether something shows it. If nothing does, that is reported.
  let isShown: [Bool]
  /// For each unit, the first presentation by an event or a tab.
  let firstPresentations: [Int]
  /// For each content, where it is presented or is the flow of a guard.
  private lazy var presenters = presentersOfContents()
  private(set) lazy var presentationWords = PresentationWords(graph, places)
  /// The units that can neither finish nor be dismissed.
  private(set) lazy var caught = caughtUnits()
  /// The screens that can lie above themselves, in quotes; worked out when an assertion can't be decided.
  var growingScreens: [String]?

  init(graph: NavigationGraph, places: Places, _ routes: RouteTable, free: Checker? = nil, optional: OptionalRules) {
    self.graph = graph
    self.places = places
    self.routes = routes
    self.free = free
    devices = Devices(graph, places)
    collapsed = CollapsedColumns(graph, places, devices)
    isShown = places.shownUnits
    self.optional = optional
    var first = [Int](repeating: -1, count: places.units.count)
    for (index, presentation) in places.presentations.enumerated() where presentation.step != nil && first[presentation.unit.index] < 0 {
      first[presentation.unit.index] = index
    }
    firstPresentations = first
  }

  /// The same of all branches, as if those that never run did.
  var ofAllBranches: Checker { free ?? self }

  /// Where a content is presented, or named as the flow of a guard, in the order of the text.
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

  /// Runs every check, and returns what they report.
  ///
  /// If some branches never run, that is reported. A mistake after such a branch isn't, because users never get there. Neither is a
  /// diagnostic that only appears because the branch never runs: one mistake gives one diagnostic.
  func run() -> [Diagnostic] {
    let (once, other) = (Check.all.filter { $0.scope == .once }, Check.all.filter { $0.scope != .once })
    free?.run(other)
    run(other)
    if let free {
      let known = Set(free.diagnostics.map(Known.init))
      // With fewer ways there are fewer leaks. The way in a diagnostic may be another one, though.
      diagnostics.removeAll { $0.code != Rule.leak.code && !known.contains(Known($0)) }
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
    init(_ finding: Diagnostic) { (code, range) = (finding.code, finding.primary.range) }
  }

  /// Whether a rule that may be off has been asked for.
  func runs(_ rule: Rule) -> Bool { optional.runs(rule) }
}
