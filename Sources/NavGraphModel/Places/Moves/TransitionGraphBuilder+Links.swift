import NavGraphSyntax

// The effects of links: for events that open them, for the screens that they leave below, and for the modals that they present.
extension TransitionGraphBuilder {
  mutating func addLinks() {
    for path in places.linkPaths {
      let screens = places.linkScreens[path.start..<path.start + path.count]
      for (lower, upper) in zip(screens, screens.dropFirst()) { add(from: below(upper), to: node(of: lower)) }
    }
    for route in graph.routes.ids { askFirst(graph.routes[route].requires, before: link(of: route)) }
    for entry in graph.entries {
      let node = crossing()
      for destination in entry.destinations { follow(destination, policy: entry.links, from: node) }
      askFirst(entry.requires, before: node)
    }
  }

  /// Adds the presentations of app-level events, and the steps that follow them. No place leads to them.
  mutating func addAppEvents() {
    let events = graph.appEvents
    for unit in places.units where unit.kind == .root && !events.isEmpty {
      guard let slot = unit.slot else { continue }
      for position in positions(in: slot, isFresh: false) {
        for event in events {
          for branch in graph.events[event].branches {
            var now = Progress(position: position, from: crossing(), cause: nil, hasMoved: false)
            ask(graph.events[event].requires, at: &now)
            start(Run(branch: branch, index: 0, position: position, from: now.from, cause: nil, hasMoved: false))
          }
        }
      }
    }
  }

  /// Evaluates the guards of an entry point over whatever is shown.
  private mutating func askFirst(_ requires: IDRange<GuardUse>, before target: UInt32) {
    guard !requires.isEmpty else { return }
    for unit in places.units where unit.kind == .root {
      guard let slot = unit.slot else { continue }
      // No place leads here, because the path begins outside the app.
      var now = Progress(
        position: Position(node: kept(in: slot), slot: slot), from: crossing(), cause: nil, hasMoved: false)
      ask(requires, at: &now)
      add(from: now.from, to: target)
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
    let position = Position(node: presentation.node?.place.map(node) ?? kept(in: presentation.slot), slot: presentation.slot)
    show(Showing(unit: presentation.unit, position: position, arms: .empty, resume: nil, swipe: swipe(flow: content)))
  }

  /// Returns the crossing of a route's targets.
  mutating func link(of route: RouteID) -> UInt32 {
    if let known = routeNodes[route.index] { return known }
    let node = crossing()
    routeNodes[route.index] = node
    for destination in graph.routes[route].destinations { follow(destination, policy: graph.routes[route].links, from: node) }
    return node
  }

  private mutating func follow(_ id: DestinationID, policy: App.LinkPolicy?, from: UInt32) {
    let destination = graph.destinations[id]
    let steps = Array(graph.destinationSteps[destination.steps])
    if let root = destination.root,
      let unit = unit(as: .root, for: graph.content(of: root)),
      let slot = places.units[unit].slot
    {
      add(from: from, to: follow(steps, from: Position(node: fresh(in: slot), slot: slot), to: destination))
    }
    if let here = graph.hereSteps(of: destination) {
      followHere(here, of: destination, from: from, inFlows: graph.isShownAtOnce(destination, under: graph.linkPolicy(own: policy)))
    }
  }

  /// Follows the steps of `here`. Guard flows that replace a root are included only with `links now`.
  private mutating func followHere(_ steps: [DestinationStep], of destination: Destination, from: UInt32, inFlows: Bool) {
    guard let first = steps.first else { return }
    guard case .screen = first.kind else {
      for unit in places.units where unit.kind == .root || inFlows && unit.kind == .guardFlow {
        if let slot = unit.slot {
          add(from: from, to: follow(steps, from: Position(node: kept(in: slot), slot: slot), to: destination))
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
        if isFirst { add(from: below(place), to: kept(in: slot)) }
        if !isLast, case .screen(let next) = steps[index + 1].kind,
          case .screen(let upper) = graph.instances[next].content,
          let above = places.place(of: upper, in: slot)
        {
          add(from: below(above), to: node(of: place))
        }
        if isLast { add(from: from, to: node(of: place)) }
      }
      isFirst = false
    }
  }

  /// Returns the node on top at the end of a target.
  private mutating func follow(_ steps: [DestinationStep], from start: Position, to destination: Destination)
    -> UInt32
  {
    var position = start
    let last = steps.lastPresent
    for (index, step) in steps.enumerated() {
      switch step.kind {
      case .tab(let tab):
        guard case .tabs(let tabs) = places.slots[position.slot].kind,
          graph.tabSets[tabs].tabs.contains(tab)
        else { return position.node }
        let child = places.slots[position.slot].children[Int(tab.raw - graph.tabSets[tabs].tabs.start)]
        // The action of a tab isn't a place.
        if places.slots[child].kind != .nothing { position = Position(node: fresh(in: child), slot: child) }
      case .container: continue
      case .column(let column, let instance):
        guard let split = places.slots[position.slot].split else { return position.node }
        let child = places.slots[split].children[Int(column.rawValue)]
        position = Position(node: fresh(in: child), slot: child)
        guard let instance else { continue }
        if case .screen(let screen) = graph.instances[instance].content {
          if let place = places.place(of: screen, in: child) { position.node = node(of: place) }
        } else if let shown = places.alternate(for: graph.instances[instance].content, in: child) {
          position = Position(node: fresh(in: shown), slot: shown)
        }
      case .page(let instance):
        guard case .pages(let pages) = places.slots[position.slot].kind,
          let page = graph.page(of: pages, showing: graph.instances[instance].content)
        else { return position.node }
        let child = places.slots[position.slot].children[page]
        position = Position(node: fresh(in: child), slot: child)
      case .screen(let instance):
        guard case .screen(let screen) = graph.instances[instance].content,
          let leaf = places.leaves(of: position.slot, isFresh: true).first,
          let place = places.place(of: screen, in: leaf)
        else { return position.node }
        position = Position(node: node(of: place), slot: leaf)
      case .present(let instance, let style):
        let content = graph.instances[instance].content
        let wanted = graph.variants(of: content, on: destination.idioms, isLast: index == steps.count - 1)
        let shown = units(as: .presented, for: content).filter { wanted.contains(places.units[$0].variant) }
        guard let unit = shown.first, let slot = places.units[unit].slot else { return position.node }
        let own = index == last ? destination.arms : .empty
        for unit in shown {
          show(
            Showing(
              unit: unit, position: position, arms: own, resume: nil, swipe: swipe(for: content, as: style, of: unit)
            ))
        }
        position = Position(node: shown.count == 1 ? fresh(in: slot) : crossingForSome(), slot: slot)
        if shown.count > 1 { for unit in shown { if let slot = places.units[unit].slot { add(from: position.node, to: fresh(in: slot)) } } }
      }
    }
    return position.node
  }

  // MARK: Roots

  /// Adds the ends of guard flows that replace a root: the root is shown, or the flow of its next guard.
  mutating func addGates() {
    for root in places.units.ids where places.units[root].kind == .root {
      guard let slot = places.units[root].slot else { continue }
      let gates = gates(of: root)
      for gate in gates {
        add(from: end(of: gate, by: .finished), to: fresh(in: slot))
        for other in gates where other != gate {
          if let slot = places.units[other].slot { add(from: end(of: gate, by: .finished), to: fresh(in: slot)) }
        }
      }
    }
  }
}
