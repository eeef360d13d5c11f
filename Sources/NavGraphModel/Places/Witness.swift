import NavGraphSyntax

// Names and paths of places, for diagnostics.
extension Places {
  /// Returns the path by which a place was found first: `Main > chats > ChatList --open--> Chat`. Long paths are shortened in the middle.
  ///
  /// - Parameter idioms: Devices for one of which the path is valid, if possible.
  package func way(to place: PlaceID, in graph: NavigationGraph, on idioms: Idioms = .every) -> String {
    // With the origins of several devices, the path might not end.
    var device = deviceOrigins.first { idioms.contains($0.idiom) && $0.places[place.index] != nil }
    var hops: [String] = []
    var next: PlaceID? = place
    while let place = next {
      let value = places[place]
      let name = graph.text(of: graph.screens[value.screen].declared.name)
      var text = name
      if device?.places[place.index] == nil { device = nil }
      var origin = device?.places[place.index] ?? value.origin
      if origin == .unit {
        text = (chain(of: value.slot, in: graph) + [name]).joined(separator: " > ")
        let unit = slots[value.slot].unit
        origin = device?.units[unit.index] ?? units[unit].origin
      }
      next = nil
      switch origin {
      case .event(let source, let event):
        hops.append("--\(graph.text(of: graph.events[event].declared.name))--> \(text)")
        next = source
      case .tab(let tab): hops.append("tab \(graph.text(of: graph.tabs[tab].declared.name)) --> \(text)")
      case .route(let route): hops.append("\(link(of: route, in: graph)) --> \(text)")
      case .entry(let entry):
        let value = graph.entries[entry]
        hops.append("\(value.kind.rawValue) \"\(graph.text(of: value.identifier))\" --> \(text)")
      case .appEvent(let event): hops.append("--\(graph.text(of: graph.events[event].declared.name))--> \(text)")
      case .asked(let id, let slot):
        hops.append("--\(graph.text(of: graph.guards[id].declared.name)) fails--> \(text)")
        hops.append(chain(of: slot, in: graph).joined(separator: " > "))
      case .root, .external, .unit: hops.append(text)
      case .meant: hops.append("\(text) (not shown by anything yet)")
      }
    }
    hops.reverse()
    if hops.count > 9 { hops.replaceSubrange(4..<hops.count - 4, with: ["..."]) }
    return hops.joined(separator: " ")
  }

  private func link(of route: RouteID, in graph: NavigationGraph) -> String {
    graph.pattern(of: route).map { "\"\($0)\"" } ?? "a link"
  }

  /// Returns the names from the top of a unit down to a slot, such as `Main`, `chats`.
  package func chain(of slot: SlotID, in graph: NavigationGraph) -> [String] {
    var names: [String] = []
    var next: SlotID? = slot
    while let id = next {
      switch slots[id].role {
      case .tab(let tab): names.append(graph.text(of: graph.tabs[tab].declared.name))
      case .accessory: names.append("accessory")
      case .column(let column): names.append(column.text)
      case .page: break
      case .unit:
        if let name = graph.ownName(of: units[slots[id].unit].content) { names.append(graph.text(of: name)) }
      }
      next = slots[id].parent
    }
    return names.reversed()
  }
}

extension NavigationGraph {
  /// Returns the declared name of a content; nil for a screen, and for a stack that is identified by its screen.
  package func ownName(of content: Content) -> Name? {
    switch content {
    case .screen, .unknown: nil
    case .stack(let id): stacks[id].isInline ? nil : stacks[id].declared.name
    case .tabs(let id): tabSets[id].declared.name
    case .split(let id): splits[id].declared.name
    case .pages(let id): pageSets[id].declared.name
    case .modal(let id): modals[id].declared.name
    case .alert(let id): alerts[id].declared.name
    }
  }
}
