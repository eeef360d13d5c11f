import NavGraphModel
import NavGraphSyntax

/// Gathers every way by which something comes on screen, with the guards that are asked on it.
struct ArrivalBuilder {
  let graph: NavigationGraph
  let places: Places
  /// The devices that are thought of.
  let idioms: Idioms
  var arrivals: Arrivals
  let nesting: StepNesting

  // Units by what they show
  private(set) var roots: [Content: UnitID] = [:]
  private(set) var presented: [Content: [UnitID]] = [:]
  private(set) var gates: [Content: UnitID] = [:]

  /// Of each guard with a flow, the point at which it is asked: in a root's place, or elsewhere; -1: there is no flow.
  private var askedPoints: [Arrivals.Point]
  private var askedAtRootPoints: [Arrivals.Point]
  /// What may ask a guard that could not be resolved: nothing is known of a way through it.
  private let unsure: Set<SourceRange>
  /// Branches that never run where they stand.
  let idle: Set<BranchID>
  /// Of each slot, the guards that are asked when it comes up; nil where not all are known.
  private(set) var entering: [[GuardID]?] = []
  /// Of each root's slot, the point from which links come: its root has let them in, and what they show is theirs to say.
  var linkPoints: [SlotID: Arrivals.Point] = [:]
  /// What a step puts somewhere and the same sequence takes away again.
  var passing: [PassingPlace: Arrivals.Point] = [:]

  init(_ graph: NavigationGraph, _ places: Places, leavingOut idle: Set<BranchID> = []) {
    self.graph = graph
    self.places = places
    self.idle = idle
    idioms = graph.meantIdioms
    arrivals = Arrivals(places)
    nesting = StepNesting(graph)
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

  func guards(_ uses: IDRange<GuardUse>) -> [GuardID] { uses.isEmpty ? [] : graph.guardUses[uses].map(\.guard) }

  // MARK: Asking

  /// Something comes on screen, once the guards have been asked in that order. A flow is shown where one says no.
  mutating func emit(
    _ target: Arrivals.Point, from sources: Points, asks: [GuardID], _ cause: Arrival.Cause, atRoot: Bool = false
  ) {
    if !asks.isEmpty { ask(asks, from: sources, atRoot: atRoot) }
    arrivals.add(target, from: sources, asked: asks, cause)
  }

  /// Guards are asked, whatever comes then; some others have been asked before.
  mutating func ask(_ guards: [GuardID], after before: [GuardID] = [], from sources: Points, atRoot: Bool = false) {
    for (index, id) in guards.enumerated() {
      var point = atRoot ? askedAtRootPoints[id.index] : askedPoints[id.index]
      if point < 0 { point = askedPoints[id.index] }
      if point >= 0 { arrivals.add(point, from: sources, asked: before + guards[..<index], .none) }
    }
  }

  /// The flows of guards, each from wherever its guard is asked.
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
        // What comes up with the flow is asked before it is shown. A guard that has just said no is not asked again.
        ask(own.filter { $0 != id }, after: [id], from: Points(point), atRoot: places.units[unit].kind == .guardFlow)
        arrivals.add(arrivals.point(slot), from: Points(point), asked: [id] + own, .asked(id))
      }
    }
  }

  // MARK: Units and slots

  /// A unit comes up.
  mutating func show(
    _ unit: UnitID, from sources: Points, asks: [GuardID], _ cause: Arrival.Cause, atRoot: Bool
  ) {
    guard let slot = places.units[unit].slot else { return }
    show(slot, from: sources, asks: asks, cause, atRoot: atRoot)
  }

  /// A slot comes up: the guards of its container and of what it shows first are asked.
  mutating func show(
    _ slot: SlotID, from sources: Points, asks: [GuardID], _ cause: Arrival.Cause, atRoot: Bool = false
  ) {
    guard let own = guards(entering: slot) else { return }
    emit(arrivals.point(slot), from: sources, asks: asks + own, cause, atRoot: atRoot)
  }

  /// The guards of a root, by whatever declaration it is entered.
  func guards(ofRoot content: Content) -> [GuardID]? {
    var result: [GuardID]?
    for root in graph.roots where graph.instances[root.instance].content == content {
      if isUnsure(root.range) { return nil }
      let own = guards(root.requires)
      result = result.map { known in known.filter { own.contains($0) } } ?? own
    }
    return result ?? []
  }

  /// What has been on screen where a step runs.
  func point(_ spot: Spot) -> Arrivals.Point? {
    if let slot = spot.slot { return arrivals.point(slot) }
    guard let node = spot.node else { return nil }
    if let place = node.place { return arrivals.point(place) }
    guard let hub = node.hub else { return nil }
    if case .presenters = places.hubs[hub].members { return arrivals.point(hub) }
    return arrivals.point(places.hubs[hub].slot)
  }
}
