import NavGraphModel
import NavGraphSyntax

/// Gathers every way by which something comes on screen, with the guards that are asked on it.
struct ArrivalBuilder {
  let graph: NavigationGraph
  let places: Places
  var arrivals: Arrivals
  let nesting: StepNesting

  // Units by what they show
  private(set) var roots: [Content: UnitID] = [:]
  private(set) var presented: [Content: UnitID] = [:]
  private(set) var gates: [Content: UnitID] = [:]

  /// Of each guard with a flow, the point at which it is asked: in a root's place, or elsewhere; -1: there is no flow.
  private var askedPoints: [Arrivals.Point]
  private var askedAtRootPoints: [Arrivals.Point]
  /// What may ask a guard that could not be resolved: nothing is known of a way through it.
  private let unsure: Set<SourceRange>
  /// The guards of a link as a whole: nothing of it is shown before each has been asked.
  var alsoAsked: [GuardID] = []

  init(_ graph: NavigationGraph, _ places: Places) {
    self.graph = graph
    self.places = places
    arrivals = Arrivals(places)
    nesting = StepNesting(graph)
    unsure = Set(graph.unsureQuestions.map(\.opening))
    for id in places.units.ids {
      switch places.units[id].kind {
      case .root: roots[places.units[id].content] = id
      case .presented: presented[places.units[id].content] = id
      case .guardFlow: gates[places.units[id].content] = id
      case .external: break
      }
    }
    askedPoints = Array(repeating: -1, count: graph.guards.count)
    askedAtRootPoints = askedPoints
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
    arrivals.add(target, from: sources, asked: alsoAsked.isEmpty ? asks : asks + alsoAsked, cause)
  }

  /// Guards are asked, whatever comes then.
  mutating func ask(_ guards: [GuardID], from sources: Points, atRoot: Bool = false) {
    for (index, id) in guards.enumerated() {
      var point = atRoot ? askedAtRootPoints[id.index] : askedPoints[id.index]
      if point < 0 { point = askedPoints[id.index] }
      if point >= 0 { arrivals.add(point, from: sources, asked: Array(guards[..<index]), .none) }
    }
  }

  /// The flows of guards, each from wherever its guard is asked.
  private mutating func addFlows() {
    for id in graph.guards.ids {
      guard let flow = graph.guards[id].flow else { continue }
      let content = graph.instances[flow].content
      if presented[content].map({ places.units[$0].slot != nil }) ?? false { askedPoints[id.index] = arrivals.newPoint() }
      if gates[content].map({ places.units[$0].slot != nil }) ?? false { askedAtRootPoints[id.index] = arrivals.newPoint() }
    }
    for id in graph.guards.ids {
      guard let flow = graph.guards[id].flow else { continue }
      let content = graph.instances[flow].content
      for (point, unit) in [(askedPoints[id.index], presented[content]), (askedAtRootPoints[id.index], gates[content])] where point >= 0 {
        if let unit { show(unit, from: Points(point), asks: [id], .asked(id), atRoot: false) }
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

  /// The guards of a slot, outermost first; nil where not all are known.
  func guards(entering slot: SlotID) -> [GuardID]? {
    if graph.guardUses.isEmpty { return [] }
    let value = places.slots[slot]
    var result: [GuardID] = []
    func add(_ uses: IDRange<GuardUse>, _ range: SourceRange) -> Bool {
      for use in uses { result.append(graph.guardUses[use].guard) }
      return !isUnsure(range)
    }
    var isSure = true
    switch value.role {
    case .tab(let tab): isSure = add(graph.tabs[tab].requires, graph.tabs[tab].declared.range)
    case .unit:
      if case .modal(let modal) = places.units[value.unit].content {
        isSure = add(graph.modals[modal].requires, graph.modals[modal].declared.range)
      }
    case .accessory, .column, .page: break
    }
    if let content = value.kind.content, let declared = graph.declared(content) {
      isSure = add(graph.requirements(of: content), declared.range) && isSure
    }
    if value.column == nil, let first = value.first {
      let screen = places.places[first].screen
      isSure = add(graph.screens[screen].requires, graph.screens[screen].declared.range) && isSure
    }
    return isSure ? result : nil
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

  func slot(_ spot: Spot) -> SlotID? {
    spot.slot
      ?? spot.node.flatMap { node in
        node.place.map { places.places[$0].slot } ?? node.hub.map { places.hubs[$0].slot }
      }
  }
}

extension NavigationGraph {
  /// The guards of a container itself.
  func requirements(of content: Content) -> IDRange<GuardUse> {
    switch content {
    case .stack(let id): stacks[id].requires
    case .tabs(let id): tabSets[id].requires
    case .split(let id): splits[id].requires
    case .pages(let id): pageSets[id].requires
    case .screen, .modal, .alert, .unknown: .none
    }
  }
}
