import NavGraphModel

// What events, arms, links and the actions of tabs put on screen.
extension ArrivalBuilder {
  mutating func addEvents() {
    let shared = sharedSources()
    for place in places.places.ids {
      let screen = places.places[place].screen
      let own = arrivals.point(place)
      for item in graph.screens[screen].events {
        let event = graph.events[graph.eventsOfScreens[item].event]
        if !event.requires.isEmpty { ask(guards(event.requires), from: Points(own)) }
      }
      for edge in places.edges(from: place) {
        guard let id = edge.event, edge.kind.leadsOn || edge.kind == .finish, !isUnsure(graph.events[id].declared.range) else { continue }
        var sources = Points(own)
        let spot = point(edge.spot)
        if spot != own {
          // Steps that go on elsewhere are followed once, whichever place had the event.
          if let any = shared[SharedEvent(unit: places.unit(of: place), event: id)] { sources = Points(any) }
          if let spot { sources.append(spot) }
        }
        if let step = edge.step { addEnds(around: step, to: &sources) }
        let asks = guards(graph.events[id].requires)
        if edge.kind == .finish {
          if let slot = slot(edge.spot) {
            arrivals.add(arrivals.end(places.slots[slot].unit), from: sources, asked: asks, .event(id, edge.step))
          }
        } else {
          lead(edge.kind, edge.target, from: sources, asks: asks, .event(id, edge.step))
        }
      }
    }
  }

  private struct SharedEvent: Hashable {
    var unit: UnitID
    var event: EventID
  }

  /// For events with steps that run elsewhere: of each unit, a point for all its places that have the event.
  private mutating func sharedSources() -> [SharedEvent: Arrivals.Point] {
    var isShared = [Bool](repeating: false, count: graph.events.count)
    for edge in places.edges where edge.spot != Spot(Node(edge.source)) {
      if let event = edge.event, edge.kind.leadsOn || edge.kind == .finish { isShared[event.index] = true }
    }
    var result: [SharedEvent: Arrivals.Point] = [:]
    for place in places.places.ids {
      for item in graph.screens[places.places[place].screen].events {
        let event = graph.eventsOfScreens[item].event
        guard isShared[event.index] else { continue }
        let key = SharedEvent(unit: places.unit(of: place), event: event)
        let point = result[key] ?? arrivals.newPoint()
        result[key] = point
        arrivals.add(point, from: Points(arrivals.point(place)), asked: [], .none)
      }
    }
    return result
  }

  /// The units that have finished where a step stands in their arms.
  private func addEnds(around step: StepID, to sources: inout Points) {
    var next = nesting.branch(of: step)
    while let branch = next, let arm = nesting.arm(of: branch) {
      next = nesting.branch(of: arm)
      guard graph.arms[arm].outcome == .finished, let outer = next, let last = graph.branches[outer].steps.last,
        case .present(let instance, _) = graph.steps[last].action, let unit = presented[graph.instances[instance].content]
      else { continue }
      sources.append(arrivals.end(unit))
    }
  }

  /// One step that leads on.
  mutating func lead(
    _ kind: Edge.Kind, _ target: UInt32, from sources: Points, asks: [GuardID], _ cause: Arrival.Cause
  ) {
    switch kind {
    case .push, .replace, .show:
      let place = PlaceID(raw: target)
      let screen = graph.screens[places.places[place].screen]
      if isUnsure(screen.declared.range) { return }
      var sources = sources
      let slot = places.places[place].slot
      if kind == .show {
        if let split = places.slots[slot].parent { sources.append(arrivals.point(split)) }
        arrivals.add(arrivals.point(slot), from: sources, asked: asks, .none)
      } else {
        sources.append(arrivals.point(slot))
      }
      emit(arrivals.point(place), from: sources, asks: asks + guards(screen.requires), cause)
    case .present: show(UnitID(raw: target), from: sources, asks: asks, cause, atRoot: false)
    case .switchTo:
      let unit = UnitID(raw: target)
      guard let own = guards(ofRoot: places.units[unit].content) else { return }
      show(unit, from: sources, asks: asks + own, cause, atRoot: true)
    case .select, .reveal, .page:
      let slot = SlotID(raw: target)
      var sources = sources
      if let parent = places.slots[slot].parent { sources.append(arrivals.point(parent)) }
      show(slot, from: sources, asks: asks, cause)
    default: break
    }
  }

  /// The places over which a unit comes, where something goes on after it.
  mutating func addPresenters() {
    var hubs: [UInt64: HubID] = [:]
    for hub in places.hubs.ids {
      guard case .presenters(let unit) = places.hubs[hub].members else { continue }
      let slot = places.hubs[hub].slot
      if places.units[unit].flags.contains(.isGuardFlow) {
        // Not every place is known at which its guard is asked.
        arrivals.add(arrivals.point(hub), from: Points(arrivals.point(slot)), asked: [], .none)
      } else {
        hubs[UInt64(unit.raw) << 32 | UInt64(slot.raw)] = hub
      }
    }
    if hubs.isEmpty { return }
    for presentation in places.presentations {
      guard let hub = hubs[UInt64(presentation.unit.raw) << 32 | UInt64(presentation.slot.raw)] else { continue }
      var sources = Points()
      if let source = presentation.source { sources.append(arrivals.point(source)) }
      sources.append(presentation.node.flatMap { point(Spot($0)) } ?? arrivals.point(presentation.slot))
      arrivals.add(arrivals.point(hub), from: sources, asked: [], .none)
    }
  }

  // MARK: Links

  mutating func addWaysIn() {
    var index = 0
    while index < places.waysIn.count {
      // A link is carried out as a whole.
      var end = index + 1
      while end < places.waysIn.count, !places.waysIn[end - 1].isLast, places.waysIn[end - 1].step == nil, places.waysIn[end].step == nil,
        places.waysIn[end].origin == places.waysIn[index].origin
      {
        end += 1
      }
      let link = places.waysIn[index..<end]
      alsoAsked = graph.guardUses.isEmpty || link.count < 2 ? [] : link.flatMap { guards(of: $0) }
      for way in link { add(way) }
      alsoAsked = []
      index = end
    }
  }

  /// The guards of what a step of a link enters.
  private func guards(of way: WayIn) -> [GuardID] {
    switch way.kind {
    case .push, .replace, .show: guards(graph.screens[places.places[PlaceID(raw: way.target)].screen].requires)
    case .present: places.units[UnitID(raw: way.target)].slot.flatMap { guards(entering: $0) } ?? []
    case .select, .reveal, .page: guards(entering: SlotID(raw: way.target)) ?? []
    default: []
    }
  }

  private mutating func add(_ way: WayIn) {
    var sources = Points()
    if case .tab(let tab) = way.origin, let bar = slot(way.spot).flatMap({ places.slots[$0].tabs }),
      places.slots[bar].kind == .tabs(graph.tabs[tab].tabs)
    {
      sources.append(arrivals.bar(bar))
    }
    if let spot = point(way.spot) { sources.append(spot) }
    if let step = way.step { addEnds(around: step, to: &sources) }
    switch way.origin {
    case .tab(let tab):
      let value = graph.tabs[tab]
      if isUnsure(value.declared.range) { return }
      lead(way.kind, way.target, from: sources, asks: guards(value.requires), .tabAction(tab, way.step))
    case .route(let route):
      if isUnsure(graph.routes[route].range) { return }
      lead(way.kind, way.target, from: sources, asks: guards(graph.routes[route].requires), .route(route))
    case .entry(let entry):
      if isUnsure(graph.entries[entry].range) { return }
      lead(way.kind, way.target, from: sources, asks: guards(graph.entries[entry].requires), .entry(entry))
    case .unit, .event, .root, .external, .asked, .meant: break
    }
  }

  /// `here`: a screen on top of whatever stack may hold it.
  mutating func addHere() {
    var points: [ScreenID: Arrivals.Point] = [:]
    var order: [ScreenID] = []
    func add(_ destinations: IDRange<Destination>, _ requires: IDRange<GuardUse>, _ cause: Arrival.Cause) {
      for destination in graph.destinations[destinations] {
        guard let here = graph.hereSteps(of: destination) else { continue }
        var asks = guards(requires)
        var screens: [ScreenID] = []
        for step in here {
          guard case .screen(let instance) = step.kind, case .screen(let screen) = graph.instances[instance].content,
            !isUnsure(graph.screens[screen].declared.range)
          else { break }
          screens.append(screen)
          asks += guards(graph.screens[screen].requires)
        }
        for screen in screens {
          let known = points[screen]
          let point = known ?? arrivals.newPoint()
          if known == nil {
            points[screen] = point
            order.append(screen)
          }
          arrivals.add(point, from: .none, asked: asks, cause)
        }
      }
    }
    for id in graph.routes.ids where !isUnsure(graph.routes[id].range) {
      add(graph.routes[id].destinations, graph.routes[id].requires, .route(id))
    }
    for id in graph.entries.ids where !isUnsure(graph.entries[id].range) {
      add(graph.entries[id].destinations, graph.entries[id].requires, .entry(id))
    }
    for screen in order {
      guard let point = points[screen] else { continue }
      for place in places.places(of: screen) where places.slots[places.places[place].slot].hasPath {
        let slot = arrivals.point(places.places[place].slot)
        emit(arrivals.point(place), from: Points(point).with(slot), asks: guards(graph.screens[screen].requires), .contained)
      }
    }
  }
}
