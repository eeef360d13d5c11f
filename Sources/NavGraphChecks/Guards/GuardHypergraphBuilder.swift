import NavGraphModel
import NavGraphSyntax

/// A builder of all arrivals of a graph, with the guards that they evaluate.
struct GuardHypergraphBuilder {
  let graph: NavigationGraph
  let places: Places
  /// The kinds of devices that are considered.
  let idioms: Idioms
  var arrivals: GuardHypergraph
  let nesting: StepNesting

  // Units by their content
  private(set) var roots: [Content: PresentationContextID] = [:]
  private(set) var presented: [Content: [PresentationContextID]] = [:]
  private(set) var gates: [Content: PresentationContextID] = [:]

  /// The points at which the flow of each guard is presented, in the place of a root or elsewhere, or -1 if it has no flow. Indexed by
  /// `GuardID`.
  private var askedPoints: [GuardHypergraph.Vertex]
  private var askedAtRootPoints: [GuardHypergraph.Vertex]
  /// The declarations with an unresolved guard, through which nothing is known about paths.
  private let unsure: Set<SourceRange>
  /// The dead branches.
  let idle: Set<BranchID>
  /// The guards that are evaluated when each slot is shown, or nil if not all are known. Indexed by `SlotID`.
  private(set) var entering: [[GuardID]?] = []
  /// The point at which links enter each root's slot. The guards of the root have been evaluated, and the link determines the rest.
  var linkPoints: [SlotID: GuardHypergraph.Vertex] = [:]
  /// The points for screens that the same sequence removes again.
  var passing: [PassingPlace: GuardHypergraph.Vertex] = [:]

  init(graph: NavigationGraph, places: Places, leavingOut idle: Set<BranchID> = []) {
    self.graph = graph
    self.places = places
    self.idle = idle
    idioms = graph.meantIdioms
    arrivals = GuardHypergraph(in: places)
    nesting = StepNesting(in: graph)
    unsure = Set(graph.unsureQuestions.map(\.opening))
    for id in places.units.ids {
      switch places.units[id].kind {
      case .root: roots[places.units[id].content] = id
      case .presented: presented[places.units[id].content, default: []].append(id)
      case .guardFlow: gates[places.units[id].content] = id
      case .external: break
      }
    }
    askedPoints = Array(repeating: -1, count: graph.guards.count)
    askedAtRootPoints = askedPoints
    if !graph.guardUses.isEmpty { entering = places.slots.ids.map { slot in entry(of: slot).map { guards(of: $0) } } }
    build()
  }

  private mutating func build() {
    addFlows()
    addLaunches()
    addContainers()
    addEvents()
    addPresenters()
    addWaysIn()
    addHere()
  }

  func isUnsure(_ range: SourceRange) -> Bool { !unsure.isEmpty && unsure.contains(range.opening) }

  func guards(in uses: IDRange<GuardUse>) -> [GuardID] { uses.isEmpty ? [] : graph.guardUses[uses].map(\.guard) }

  // MARK: Guards

  /// Adds an arrival with the guards that are evaluated, in that order. If one fails, its flow is presented.
  mutating func emit(
    _ target: GuardHypergraph.Vertex, from sources: Points, asks: [GuardID], by cause: Hyperedge.Cause, atRoot: Bool = false
  ) {
    if !asks.isEmpty { ask(asks, from: sources, atRoot: atRoot) }
    arrivals.add(target, from: sources, asked: asks, by: cause)
  }

  /// Adds the evaluation of guards without an arrival. The guards in `before` have been evaluated.
  mutating func ask(_ guards: [GuardID], after before: [GuardID] = [], from sources: Points, atRoot: Bool = false) {
    for (index, id) in guards.enumerated() {
      var point = atRoot ? askedAtRootPoints[id.index] : askedPoints[id.index]
      if point < 0 { point = askedPoints[id.index] }
      if point >= 0 { arrivals.add(point, from: sources, asked: before + guards[..<index], by: .none) }
    }
  }

  /// Adds the flows of guards, from all points that evaluate them.
  private mutating func addFlows() {
    for id in graph.guards.ids {
      guard let flow = graph.guards[id].flow else { continue }
      let content = graph.instances[flow].content
      if presented[content]?.contains(where: { places.units[$0].slot != nil }) ?? false { askedPoints[id.index] = arrivals.newPoint() }
      if gates[content].map({ places.units[$0].slot != nil }) ?? false { askedAtRootPoints[id.index] = arrivals.newPoint() }
    }
    for id in graph.guards.ids {
      guard let flow = graph.guards[id].flow else { continue }
      let content = graph.instances[flow].content
      let atRoot = gates[content].map { [(askedAtRootPoints[id.index], $0)] } ?? []
      let flows = (presented[content] ?? []).map { (askedPoints[id.index], $0) } + atRoot
      for (point, unit) in flows where point >= 0 {
        guard let slot = places.units[unit].slot, let own = guards(entering: slot) else { continue }
        // The guards of the flow's content are evaluated before it is shown. The guard that has just failed isn't evaluated again.
        ask(own.filter { $0 != id }, after: [id], from: Points(point), atRoot: places.units[unit].kind == .guardFlow)
        arrivals.add(arrivals.point(of: slot), from: Points(point), asked: [id] + own, by: .asked(id))
      }
    }
  }

  // MARK: Units and slots

  mutating func show(
    _ unit: PresentationContextID, from sources: Points, asks: [GuardID], by cause: Hyperedge.Cause, atRoot: Bool
  ) {
    guard let slot = places.units[unit].slot else { return }
    show(slot, from: sources, asks: asks, by: cause, atRoot: atRoot)
  }

  /// Adds an arrival at a slot, with the guards of its container and of its first content.
  mutating func show(
    _ slot: SlotID, from sources: Points, asks: [GuardID], by cause: Hyperedge.Cause, atRoot: Bool = false
  ) {
    guard let own = guards(entering: slot) else { return }
    emit(arrivals.point(of: slot), from: sources, asks: asks + own, by: cause, atRoot: atRoot)
  }

  /// Returns the guards that all declarations of a root have in common, or nil if not all are known.
  func guards(ofRoot content: Content) -> [GuardID]? {
    var result: [GuardID]?
    for root in graph.roots where graph.instances[root.instance].content == content {
      if isUnsure(root.range) { return nil }
      let own = guards(in: root.requires)
      result = result.map { known in known.filter { own.contains($0) } } ?? own
    }
    return result ?? []
  }

  /// Returns the point that has been reached where a step runs.
  func point(of spot: Spot) -> GuardHypergraph.Vertex? {
    if let slot = spot.slot { return arrivals.point(of: slot) }
    guard let node = spot.node else { return nil }
    if let place = node.place { return arrivals.point(of: place) }
    guard let hub = node.hub else { return nil }
    if case .presenters = places.hubs[hub].members { return arrivals.point(of: hub) }
    return arrivals.point(of: places.hubs[hub].slot)
  }
}
