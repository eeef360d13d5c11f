import NavGraphModel

// Hyperedges by links. Everything in a target is shown at once, after all guards have succeeded.
extension GuardHypergraphBuilder {
  /// Adds the effects of routes and entries, and of the actions of tabs and app-level events.
  mutating func addWaysIn() {
    var index = 0
    while index < places.waysIn.count {
      let first = places.waysIn[index]
      var end = index + 1
      if first.step == nil, first.origin.isLink {
        while end < places.waysIn.count, !places.waysIn[end - 1].isLast, places.waysIn[end].step == nil,
          places.waysIn[end].origin == first.origin
        {
          end += 1
        }
        add(link: places.waysIn[index..<end])
      } else {
        add(first)
      }
      index = end
    }
  }

  /// Adds the effects of one target, which consecutive elements of `waysIn` describe.
  private mutating func add(link: ArraySlice<WayIn>) {
    guard let first = link.first else { return }
    let cause: Hyperedge.Cause
    var evaluated: [GuardID]
    switch first.origin {
    case .route(let route):
      if hasUnresolvedGuard(at: graph.routes[route].range) { return }
      (cause, evaluated) = (.route(route), guards(in: graph.routes[route].requires))
    case .entry(let entry):
      if hasUnresolvedGuard(at: graph.entries[entry].range) { return }
      (cause, evaluated) = (.entry(entry), guards(in: graph.entries[entry].requires))
    case .unit, .event, .tab, .appEvent, .root, .external, .asked, .meant: return
    }
    // A target that only presents does so over the current screen. Other targets enter their root. Each of these sources suffices.
    var sources = [VertexSet()]
    var tops: [SlotID] = []
    if first.kind != .present, let top = top(of: first) {
      tops.append(top)
      // A root that the app block doesn't declare is entered from any current root.
      let isSwitchedTo = linkVertices[top] == nil && places.units[places.slots[top].unit].kind == .root
      let vertices = isSwitchedTo ? starts : [linkVertices[top] ?? hypergraph.vertex(of: top)]
      if !vertices.isEmpty { sources = vertices.map { VertexSet($0) } }
    } else if let point = vertex(of: first.point) {
      sources = [VertexSet(point)]
    }
    let choices = choices(of: link)
    var screens: [PlaceID] = []
    for way in link {
      switch way.kind {
      case .present: if let top = places.units[PresentationContextID(raw: way.target)].slot { tops.append(top) }
      case .push, .replace, .show:
        let place = PlaceID(raw: way.target)
        let screen = graph.screens[places.places[place].screen]
        if hasUnresolvedGuard(at: screen.declared.range) { return }
        screens.append(place)
        if way.kind != .show { evaluated += guards(in: screen.requires) }
      default: break
      }
    }
    var slots: [SlotID] = []
    for top in tops {
      guard let entry = entry(of: top, with: choices) else { return }
      slots += entry.slots
      evaluated += guards(of: entry)
    }
    for source in sources {
      for slot in slots { emit(hypergraph.vertex(of: slot), from: source, evaluating: evaluated, by: cause) }
      for place in screens { emit(hypergraph.vertex(of: place), from: source, evaluating: evaluated, by: cause) }
    }
  }

  /// The vertices at which links enter the declared roots.
  private var starts: [GuardHypergraph.Vertex] {
    graph.roots.compactMap { root in
      roots[graph.instances[root.instance].content].flatMap { places.units[$0].slot }.flatMap { linkVertices[$0] }
    }
  }

  /// Returns the topmost slot of the unit that a way in leads to.
  private func top(of way: WayIn) -> SlotID? {
    let unit: PresentationContextID
    switch way.kind {
    case .push, .replace, .show: unit = places.unit(of: PlaceID(raw: way.target))
    case .select, .reveal, .page: unit = places.slots[SlotID(raw: way.target)].unit
    case .switchTo, .window: unit = PresentationContextID(raw: way.target)
    default: return nil
    }
    return places.units[unit].slot
  }

  /// Returns the contents of containers that a target names.
  private func choices(of link: ArraySlice<WayIn>) -> Choices {
    var result = Choices()
    for way in link {
      switch way.kind {
      case .select, .page:
        let child = SlotID(raw: way.target)
        if let parent = places.slots[child].parent { result.children[parent] = child }
      case .reveal:
        let slot = SlotID(raw: way.target)
        if let parent = places.slots[slot].parent, case .column(let column) = places.slots[slot].role {
          result.columns[places.slots[parent].children[Int(column.rawValue)]] = slot
        }
      case .show: result.roots[places.places[PlaceID(raw: way.target)].slot] = PlaceID(raw: way.target)
      default: break
      }
    }
    return result
  }

  /// Adds the screens that `here` pushes on any stack that can contain them.
  mutating func addHere() {
    var vertices: [ScreenID: GuardHypergraph.Vertex] = [:]
    var order: [ScreenID] = []
    func add(_ destinations: IDRange<Destination>, requiring requires: IDRange<GuardUse>, by cause: Hyperedge.Cause) {
      for destination in graph.destinations[destinations] {
        guard let here = graph.hereSteps(of: destination) else { continue }
        var evaluated = guards(in: requires)
        var screens: [ScreenID] = []
        for step in here {
          guard case .screen(let instance) = step.kind, case .screen(let screen) = graph.instances[instance].content,
            !hasUnresolvedGuard(at: graph.screens[screen].declared.range)
          else { break }
          screens.append(screen)
          evaluated += guards(in: graph.screens[screen].requires)
        }
        for screen in screens {
          let known = vertices[screen]
          let vertex = known ?? hypergraph.newVertex()
          if known == nil {
            vertices[screen] = vertex
            order.append(screen)
          }
          hypergraph.add(vertex, from: .none, evaluating: evaluated, by: cause)
        }
      }
    }
    for id in graph.routes.ids where !hasUnresolvedGuard(at: graph.routes[id].range) {
      add(graph.routes[id].destinations, requiring: graph.routes[id].requires, by: .route(id))
    }
    for id in graph.entries.ids where !hasUnresolvedGuard(at: graph.entries[id].range) {
      add(graph.entries[id].destinations, requiring: graph.entries[id].requires, by: .entry(id))
    }
    for screen in order {
      guard let vertex = vertices[screen] else { continue }
      for place in places.places(of: screen) where places.slots[places.places[place].slot].hasPath {
        let slot = hypergraph.vertex(of: places.places[place].slot)
        emit(
          hypergraph.vertex(of: place), from: VertexSet(vertex).with(slot), evaluating: guards(in: graph.screens[screen].requires),
          by: .contained)
      }
    }
  }
}

extension Origin {
  fileprivate var isLink: Bool {
    switch self {
    case .route, .entry: true
    case .unit, .event, .tab, .appEvent, .root, .external, .asked, .meant: false
    }
  }
}
