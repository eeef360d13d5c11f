import NavGraphModel
import NavGraphSyntax

/// A builder of the `GuardHypergraph` of an app. The initializer adds all hyperedges.
///
/// A declaration with an unresolved guard has no hyperedges, because the guards that it evaluates aren't known.
struct GuardHypergraphBuilder {
  let graph: NavigationGraph
  let places: Places
  /// The kinds of devices that are considered.
  let idioms: Idioms
  var hypergraph: GuardHypergraph
  let nesting: StepNesting

  // The units of each content, by kind
  private(set) var roots: [Content: PresentationContextID] = [:]
  private(set) var presented: [Content: [PresentationContextID]] = [:]
  private(set) var guardFlows: [Content: PresentationContextID] = [:]

  /// The vertices at which a guard has failed, so that its flow is presented over a screen, or -1 if it never is. Indexed by `GuardID`.
  private var flowVertices: [GuardHypergraph.Vertex]
  /// The vertices at which a guard has failed, so that its flow replaces a root, or -1 if it never does. Indexed by `GuardID`.
  private var rootFlowVertices: [GuardHypergraph.Vertex]
  /// The opening ranges of declarations with an unresolved guard, through which nothing is known about paths.
  private let unresolved: Set<SourceRange>
  /// The dead branches, which add no hyperedges.
  let deadBranches: Set<BranchID>
  /// The guards that are evaluated when each slot is shown, or nil if not all are known. Indexed by `SlotID`.
  private(set) var entering: [[GuardID]?] = []
  /// The vertex at which links enter each root's slot. The guards of the root have been evaluated, and the link determines the rest.
  var linkVertices: [SlotID: GuardHypergraph.Vertex] = [:]
  /// The vertices for screens that the same sequence removes again.
  var passing: [PassingPlace: GuardHypergraph.Vertex] = [:]

  init(graph: NavigationGraph, places: Places, leavingOut deadBranches: Set<BranchID> = []) {
    self.graph = graph
    self.places = places
    self.deadBranches = deadBranches
    idioms = graph.meantIdioms
    hypergraph = GuardHypergraph(in: places)
    nesting = StepNesting(in: graph)
    unresolved = Set(graph.unsureQuestions.map(\.opening))
    for id in places.units.ids {
      switch places.units[id].kind {
      case .root: roots[places.units[id].content] = id
      case .presented: presented[places.units[id].content, default: []].append(id)
      case .guardFlow: guardFlows[places.units[id].content] = id
      case .external: break
      }
    }
    flowVertices = Array(repeating: -1, count: graph.guards.count)
    rootFlowVertices = flowVertices
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

  /// Returns whether the declaration that begins with a range has an unresolved guard.
  func hasUnresolvedGuard(at range: SourceRange) -> Bool { !unresolved.isEmpty && unresolved.contains(range.opening) }

  /// Returns the guards of uses, in source order.
  func guards(in uses: IDRange<GuardUse>) -> [GuardID] { uses.isEmpty ? [] : graph.guardUses[uses].map(\.guard) }

  // MARK: Guards

  /// Adds a hyperedge to `target` with the guards that are evaluated, in that order, and one to the flow of each guard, which can fail.
  mutating func emit(
    _ target: GuardHypergraph.Vertex, from sources: VertexSet, evaluating evaluated: [GuardID], by cause: Hyperedge.Cause,
    atRoot: Bool = false
  ) {
    if !evaluated.isEmpty { evaluate(evaluated, from: sources, atRoot: atRoot) }
    hypergraph.add(target, from: sources, evaluating: evaluated, by: cause)
  }

  /// Adds the evaluation of guards, in that order, without what follows if all succeed. The guards in `before` have been evaluated.
  ///
  /// - Parameter atRoot: Whether a root is entered, so that a flow replaces it, if it can.
  mutating func evaluate(_ guards: [GuardID], after before: [GuardID] = [], from sources: VertexSet, atRoot: Bool = false) {
    for (index, id) in guards.enumerated() {
      var vertex = atRoot ? rootFlowVertices[id.index] : flowVertices[id.index]
      if vertex < 0 { vertex = flowVertices[id.index] }
      if vertex >= 0 { hypergraph.add(vertex, from: sources, evaluating: before + guards[..<index], by: .none) }
    }
  }

  /// Adds the flows of guards, from all vertices that evaluate them.
  private mutating func addFlows() {
    for id in graph.guards.ids {
      guard let flow = graph.guards[id].flow else { continue }
      let content = graph.instances[flow].content
      if presented[content]?.contains(where: { places.units[$0].slot != nil }) ?? false { flowVertices[id.index] = hypergraph.newVertex() }
      if guardFlows[content].map({ places.units[$0].slot != nil }) ?? false { rootFlowVertices[id.index] = hypergraph.newVertex() }
    }
    for id in graph.guards.ids {
      guard let flow = graph.guards[id].flow else { continue }
      let content = graph.instances[flow].content
      let atRoot = guardFlows[content].map { [(rootFlowVertices[id.index], $0)] } ?? []
      let flows = (presented[content] ?? []).map { (flowVertices[id.index], $0) } + atRoot
      for (vertex, unit) in flows where vertex >= 0 {
        guard let slot = places.units[unit].slot, let own = guards(entering: slot) else { continue }
        // The guards of the flow's content are evaluated before it is shown. The guard that has just failed isn't evaluated again.
        evaluate(own.filter { $0 != id }, after: [id], from: VertexSet(vertex), atRoot: places.units[unit].kind == .guardFlow)
        hypergraph.add(hypergraph.vertex(of: slot), from: VertexSet(vertex), evaluating: [id] + own, by: .guardFlow(id))
      }
    }
  }

  // MARK: Units and slots

  mutating func show(
    _ unit: PresentationContextID, from sources: VertexSet, evaluating evaluated: [GuardID], by cause: Hyperedge.Cause, atRoot: Bool
  ) {
    guard let slot = places.units[unit].slot else { return }
    show(slot, from: sources, evaluating: evaluated, by: cause, atRoot: atRoot)
  }

  /// Adds a hyperedge at a slot, with the guards of its container and of its first content.
  mutating func show(
    _ slot: SlotID, from sources: VertexSet, evaluating evaluated: [GuardID], by cause: Hyperedge.Cause, atRoot: Bool = false
  ) {
    guard let own = guards(entering: slot) else { return }
    emit(hypergraph.vertex(of: slot), from: sources, evaluating: evaluated + own, by: cause, atRoot: atRoot)
  }

  /// Returns the guards that all declarations of a root have in common, or nil if not all are known.
  func guards(ofRoot content: Content) -> [GuardID]? {
    var result: [GuardID]?
    for root in graph.roots where graph.instances[root.instance].content == content {
      if hasUnresolvedGuard(at: root.range) { return nil }
      let own = guards(in: root.requires)
      result = result.map { known in known.filter { own.contains($0) } } ?? own
    }
    return result ?? []
  }

  /// Returns the vertex that has been reached where a step runs, or nil for `ProgramPoint.none`.
  func vertex(of point: ProgramPoint) -> GuardHypergraph.Vertex? {
    if let slot = point.slot { return hypergraph.vertex(of: slot) }
    guard let node = point.node else { return nil }
    if let place = node.place { return hypergraph.vertex(of: place) }
    guard let hub = node.hub else { return nil }
    if case .presenters = places.hubs[hub].members { return hypergraph.vertex(of: hub) }
    return hypergraph.vertex(of: places.hubs[hub].slot)
  }
}
