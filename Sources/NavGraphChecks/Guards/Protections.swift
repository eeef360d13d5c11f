import NavGraphModel
import NavGraphSyntax

/// The places that guards on events, routes, and entries protect: the last place that each of these shows.
struct Protections {
  /// A place that a guard protects.
  struct Protection {
    var `guard`: GuardID
    var place: PlaceID
    /// The range at which the guard is required.
    var range: SourceRange
  }
  private(set) var all: [Protection] = []
  private let graph: NavigationGraph
  private let places: Places
  /// The places that a start of the app shows, which guards on links can't protect.
  private var shownAtStart: Set<PlaceID> = []

  /// Collects the protected places.
  ///
  /// - Parameter deadBranches: The dead branches, in which guards don't count.
  init(graph: NavigationGraph, places: Places, nesting: StepNesting, leavingOut deadBranches: Set<BranchID>) {
    self.graph = graph
    self.places = places
    for root in places.units where root.kind == .root && !root.idioms.isEmpty {
      if let slot = root.slot { shownAtStart.formUnion(shownFirst(in: slot)) }
    }
    addLinks()
    addHere()
    addEvents(nesting: nesting, leavingOut: Set(deadBranches.flatMap { graph.branches[$0].steps }))
  }

  private mutating func add(_ uses: IDRange<GuardUse>, at place: PlaceID?) {
    guard let place, !graph.screens[places.places[place].screen].declared.isPoisoned else { return }
    for use in graph.guardUses[uses] { all.append(Protection(guard: use.guard, place: place, range: use.range)) }
  }

  private mutating func add(link uses: IDRange<GuardUse>, to place: PlaceID?) {
    if let place, shownAtStart.contains(place) { return }
    add(uses, at: place)
  }

  private mutating func addLinks() {
    for way in places.waysIn where way.isLast {
      switch way.origin {
      case .route(let route): add(link: graph.routes[route].requires, to: place(for: way.kind, target: way.target))
      case .entry(let entry): add(link: graph.entries[entry].requires, to: place(for: way.kind, target: way.target))
      case .unit, .event, .tab, .appEvent, .root, .external, .asked, .meant: break
      }
    }
  }

  private mutating func addHere() {
    let targets =
      graph.routes.map { ($0.requires, $0.destinations) } + graph.entries.map { ($0.requires, $0.destinations) }
    for (requires, destinations) in targets where !requires.isEmpty {
      for destination in graph.destinations[destinations] {
        // A presentation there has a separate place, which `waysIn` contains.
        guard let last = graph.hereSteps(of: destination)?.last, graph.destinationSteps[destination.steps].lastPresent == nil,
          case .screen(let instance) = last.kind, case .screen(let screen) = graph.instances[instance].content
        else { continue }
        for place in places.places(of: screen) where places.slots[places.places[place].slot].hasPath { add(link: requires, to: place) }
      }
    }
  }

  private mutating func addEvents(nesting: StepNesting, leavingOut deadSteps: Set<StepID>) {
    guard graph.events.contains(where: { !$0.requires.isEmpty }) else { return }
    var lastOfRoutes: [RouteID: [PlaceID]] = [:]
    for way in places.waysIn where way.isLast {
      if case .route(let route) = way.origin, let place = place(for: way.kind, target: way.target) {
        lastOfRoutes[route, default: []].append(place)
      }
    }
    func isLast(_ step: StepID) -> Bool { nesting.isLast[step.index] && !nesting.isInArm(step) && !deadSteps.contains(step) }
    for way in places.waysIn {
      guard case .appEvent(let event) = way.origin, let step = way.step, isLast(step) else { continue }
      add(link: graph.events[event].requires, to: place(for: way.kind, target: way.target))
    }
    for event in graph.appEvents {
      for branch in graph.events[event].branches {
        guard let step = graph.branches[branch].steps.last, case .open(let route, _) = graph.steps[step].action, isLast(step) else {
          continue
        }
        for place in lastOfRoutes[route] ?? [] { add(link: graph.events[event].requires, to: place) }
      }
    }
    for edge in places.edges {
      guard let event = edge.event, let step = edge.step, !graph.events[event].requires.isEmpty else { continue }
      // Later steps of outcome handlers don't count.
      guard isLast(step) else { continue }
      let requires = graph.events[event].requires
      if edge.kind == .open {
        // On other devices, a route has other targets, and the screen of the event may not be shown there.
        for place in lastOfRoutes[RouteID(raw: edge.target)] ?? [] where places.areOnOneDevice(edge.source, place) {
          add(requires, at: place)
        }
      } else if edge.kind != .switchTo || PresentationContextID(raw: edge.target) != places.unit(of: edge.source) {
        add(requires, at: place(for: edge.kind, target: edge.target))
      }
    }
  }

  /// Returns the first visible place of a step's target.
  private func place(for kind: Edge.Kind, target: UInt32) -> PlaceID? {
    switch kind {
    case .push, .replace, .show: PlaceID(raw: target)
    case .present, .switchTo, .window: places.units[PresentationContextID(raw: target)].slot.flatMap { first(of: $0) }
    case .select, .reveal, .page: first(of: SlotID(raw: target))
    default: nil
    }
  }

  /// Returns the places that a container shows first, in all columns of a split.
  private func shownFirst(in slot: SlotID) -> [PlaceID] {
    let value = places.slots[slot]
    switch value.kind {
    case .stack, .bare, .unseen, .nothing: return [value.first].compactMap { $0 }
    case .tabs, .pages: return places.firstChild(of: slot).map(shownFirst) ?? []
    // The last column is the inspector, which isn't shown first.
    case .split: return value.children.prefix(3).flatMap(shownFirst)
    }
  }

  private func first(of slot: SlotID) -> PlaceID? {
    var slot = slot
    while true {
      let value = places.slots[slot]
      let shown: SlotID?
      switch value.kind {
      case .stack, .bare, .unseen: return value.first
      case .nothing: return nil
      case .tabs, .pages: shown = places.firstChild(of: slot)
      case .split:
        let columns = value.children.prefix(3).reversed().filter { places.slots[$0].kind != .nothing }
        shown = columns.first { places.slots[$0].hasPath } ?? columns.first
      }
      guard let shown else { return nil }
      slot = shown
    }
  }
}
