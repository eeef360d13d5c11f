import NavGraphSyntax

// The effects of links: for events that open them, for the screens that they leave below, and for the modals that they present.
extension TransitionGraphBuilder {
  mutating func addLinks() {
    for path in places.linkPaths {
      let screens = places.linkScreens[path.start..<path.start + path.count]
      for (lower, upper) in zip(screens, screens.dropFirst()) { add(below(upper), node(lower)) }
    }
    for route in graph.routes.ids { askFirst(graph.routes[route].requires, link(route)) }
    for entry in graph.entries {
      let node = crossing()
      for destination in entry.destinations { follow(destination, entry.links, from: node) }
      askFirst(entry.requires, node)
    }
  }

  /// Adds the presentations of app-level events, and the steps that follow them. No place leads to them.
  mutating func addStrikes() {
    let events = graph.appEvents
    for unit in places.units where unit.kind == .root && !events.isEmpty {
      guard let slot = unit.slot else { continue }
      for spot in spots(in: slot, isFresh: false) {
        for event in events {
          for branch in graph.events[event].branches {
            var now = Progress(spot: spot, from: crossing(), cause: nil, hasMoved: false)
            ask(graph.events[event].requires, &now)
            start(Run(branch: branch, index: 0, spot: spot, from: now.from, cause: nil, hasMoved: false))
          }
        }
      }
    }
  }

  /// Evaluates the guards of an entry point over whatever is shown.
  private mutating func askFirst(_ requires: IDRange<GuardUse>, _ target: UInt32) {
    guard !requires.isEmpty else { return }
    for unit in places.units where unit.kind == .root {
      guard let slot = unit.slot else { continue }
      // No place leads here, because the path begins outside the app.
      var now = Progress(
        spot: Spot(node: kept(slot), slot: slot), from: crossing(), cause: nil, hasMoved: false)
      ask(requires, &now)
      add(now.from, target)
    }
  }

  /// Adds the other guards that links evaluate, and not events.
  mutating func addGuardsOfLinks() {
    for presentation in places.presentations where presentation.source == nil {
      if case .guard = presentation.cause { add(presentation) }
    }
  }

  mutating func add(_ presentation: Presentation) {
    guard places.units[presentation.unit].slot != nil else { return }
    let content = places.units[presentation.unit].content
    let spot = Spot(node: presentation.node?.place.map(node) ?? kept(presentation.slot), slot: presentation.slot)
    show(Showing(unit: presentation.unit, spot: spot, arms: .none, resume: nil, swipe: swipe(flow: content)))
  }

  /// Returns the crossing of a route's targets.
  mutating func link(_ route: RouteID) -> UInt32 {
    if let known = routeNodes[route.index] { return known }
    let node = crossing()
    routeNodes[route.index] = node
    for destination in graph.routes[route].destinations { follow(destination, graph.routes[route].links, from: node) }
    return node
  }

  private mutating func follow(_ id: DestinationID, _ policy: App.LinkPolicy?, from: UInt32) {
    let destination = graph.destinations[id]
    let steps = Array(graph.destinationSteps[destination.steps])
    if let root = destination.root,
      let unit = unit(.root, graph.content(of: root)),
      let slot = places.units[unit].slot
    {
      add(from, follow(steps, from: Spot(node: fresh(slot), slot: slot), destination))
    }
    if let here = graph.hereSteps(of: destination) {
      followHere(here, destination, from: from, inFlows: graph.isShownAtOnce(destination, graph.linkPolicy(policy)))
    }
  }

  /// Follows the steps of `here`. Guard flows that replace a root are included only with `links now`.
  private mutating func followHere(_ steps: [DestinationStep], _ destination: Destination, from: UInt32, inFlows: Bool) {
    guard let first = steps.first else { return }
    guard case .screen = first.kind else {
      for unit in places.units where unit.kind == .root || inFlows && unit.kind == .guardFlow {
        if let slot = unit.slot {
          add(from, follow(steps, from: Spot(node: kept(slot), slot: slot), destination))
        }
      }
      return
    }
    var isFirst = true
    for (index, step) in steps.enumerated() {
      guard case .screen(let instance) = step.kind,
        case .screen(let screen) = graph.instances[instance].content
      else { break }
      let isLast = index == steps.count - 1
      for place in places.places(of: screen) where places.slots[places.places[place].slot].hasPath {
        let slot = places.places[place].slot
        if isFirst { add(below(place), kept(slot)) }
        if !isLast, case .screen(let next) = steps[index + 1].kind,
          case .screen(let upper) = graph.instances[next].content,
          let above = places.place(upper, in: slot)
        {
          add(below(above), node(place))
        }
        if isLast { add(from, node(place)) }
      }
      isFirst = false
    }
  }

  /// Returns the node on top at the end of a target.
  private mutating func follow(_ steps: [DestinationStep], from start: Spot, _ destination: Destination)
    -> UInt32
  {
    var spot = start
    let last = steps.lastPresent
    for (index, step) in steps.enumerated() {
      switch step.kind {
      case .tab(let tab):
        guard case .tabs(let tabs) = places.slots[spot.slot].kind,
          graph.tabSets[tabs].tabs.contains(tab)
        else { return spot.node }
        let child = places.slots[spot.slot].children[Int(tab.raw - graph.tabSets[tabs].tabs.start)]
        // The action of a tab isn't a place.
        if places.slots[child].kind != .nothing { spot = Spot(node: fresh(child), slot: child) }
      case .container: continue
      case .column(let column, let instance):
        guard let split = places.slots[spot.slot].split else { return spot.node }
        let child = places.slots[split].children[Int(column.rawValue)]
        spot = Spot(node: fresh(child), slot: child)
        guard let instance else { continue }
        if case .screen(let screen) = graph.instances[instance].content {
          if let place = places.place(screen, in: child) { spot.node = node(place) }
        } else if let shown = places.alternate(graph.instances[instance].content, in: child) {
          spot = Spot(node: fresh(shown), slot: shown)
        }
      case .page(let instance):
        guard case .pages(let pages) = places.slots[spot.slot].kind,
          let page = graph.page(of: pages, showing: graph.instances[instance].content)
        else { return spot.node }
        let child = places.slots[spot.slot].children[page]
        spot = Spot(node: fresh(child), slot: child)
      case .screen(let instance):
        guard case .screen(let screen) = graph.instances[instance].content,
          let leaf = places.leaves(of: spot.slot, isFresh: true).first,
          let place = places.place(screen, in: leaf)
        else { return spot.node }
        spot = Spot(node: node(place), slot: leaf)
      case .present(let instance, let style):
        let content = graph.instances[instance].content
        let wanted = graph.variants(of: content, on: destination.idioms, isLast: index == steps.count - 1)
        let shown = units(.presented, content).filter { wanted.contains(places.units[$0].variant) }
        guard let unit = shown.first, let slot = places.units[unit].slot else { return spot.node }
        let own = index == last ? destination.arms : .none
        for unit in shown {
          show(
            Showing(
              unit: unit, spot: spot, arms: own, resume: nil, swipe: swipe(content, style, of: unit)
            ))
        }
        spot = Spot(node: shown.count == 1 ? fresh(slot) : crossingForSome(), slot: slot)
        if shown.count > 1 { for unit in shown { if let slot = places.units[unit].slot { add(spot.node, fresh(slot)) } } }
      }
    }
    return spot.node
  }

  // MARK: Roots

  /// Adds the ends of guard flows that replace a root: the root is shown, or the flow of its next guard.
  mutating func addGates() {
    for root in places.units.ids where places.units[root].kind == .root {
      guard let slot = places.units[root].slot else { continue }
      let gates = gates(of: root)
      for gate in gates {
        add(end(gate, .finished), fresh(slot))
        for other in gates where other != gate {
          if let slot = places.units[other].slot { add(end(gate, .finished), fresh(slot)) }
        }
      }
    }
  }
}
