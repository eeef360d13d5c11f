import NavGraphModel

/// The kinds of devices on which each unit is shown. Roots and targets can be declared for some devices only.
///
/// Phones and pads are always considered, other devices only if the graph names them. The result may contain too many devices, because
/// outcome handlers and sequences aren't distinguished.
struct Devices {
  /// The kinds of devices that have a root.
  private let known: Idioms
  /// The kinds of devices that show each unit, indexed by `PresentationContextID`.
  private var units: [Idioms]
  /// The kinds of devices on which each modal shows the content of the unit, indexed by `PresentationContextID`.
  private let possible: [Idioms]
  /// The kinds of devices that the app distinguishes.
  private let distinguished: Idioms
  /// The kinds of devices for which links present a content.
  private var links: [Content: Idioms] = [:]

  init(graph: NavigationGraph, places: Places) {
    possible = places.units.map(\.possibleIdioms)
    known = graph.rootIdioms ?? graph.meantIdioms
    distinguished = DeviceSearches.distinguished(in: graph)
    let areAlike = graph.roots.allSatisfy { $0.idioms.isEmpty } && graph.destinations.allSatisfy { $0.idioms.isEmpty }
    if areAlike, !places.edges.contains(where: { $0.kind == .window }) {
      units = places.units.map { [known] in known.intersection($0.possibleIdioms) }
      return
    }
    units = Array(repeating: [], count: places.units.count)
    addLinks(of: graph)
    spread(over: places)
  }

  /// Returns the kinds of devices that show a unit.
  func of(_ unit: PresentationContextID) -> Idioms { units[unit.index] }

  /// Whether a device that the walker represents shows the unit. One walker represents all kinds of devices that the app doesn't
  /// distinguish.
  func show(_ unit: PresentationContextID, to walker: AbstractInterpreter) -> Bool {
    let alike = distinguished.contains(walker.idiom) ? walker.idiom : Idioms.every.subtracting(distinguished)
    return !units[unit.index].isDisjoint(with: alike)
  }

  /// Returns the kinds of devices on which a link leads to this destination.
  func of(_ destination: DestinationID, among all: IDRange<Destination>, in graph: NavigationGraph) -> Idioms {
    let own = graph.destinations[destination].idioms
    if !own.isEmpty { return known.intersection(own) }
    return graph.alternatives(to: destination, among: all).reduce(known) { $0.subtracting(graph.destinations[$1].idioms) }
  }

  /// Returns the kinds of devices on which a presentation is possible.
  func of(_ presentation: Presentation) -> Idioms {
    presentation.isByLink
      ? units[presentation.unit.index] : units[presentation.over.index].intersection(possible[presentation.unit.index])
  }

  /// Computes `links`.
  private mutating func addLinks(of graph: NavigationGraph) {
    func add(_ destinations: IDRange<Destination>) {
      for id in destinations {
        let destination = graph.destinations[id]
        let idioms = of(id, among: destinations, in: graph)
        for step in graph.destinationSteps[destination.steps] {
          if case .present(let instance, _) = step.kind { links[graph.instances[instance].content, default: []].formUnion(idioms) }
        }
      }
    }
    for route in graph.routes { add(route.destinations) }
    for entry in graph.entries { add(entry.destinations) }
  }

  /// Adds the devices of each unit to those that it presents or switches to, from the roots up.
  private mutating func spread(over places: Places) {
    var above = [[PresentationContextID]](repeating: [], count: units.count)
    var open: [PresentationContextID] = []
    for presentation in places.presentations where !presentation.isByLink {
      above[presentation.over.index].append(presentation.unit)
    }
    var windows = above.map { _ in [PresentationContextID]() }
    for edge in places.edges {
      let source = places.unit(of: edge.source).index
      switch edge.kind {
      case .switchTo: above[source].append(PresentationContextID(raw: edge.target))
      case .window: windows[source].append(PresentationContextID(raw: edge.target))
      default: break
      }
    }
    // A link leads to a declared root only on the root's devices.
    var anywhere: Set<PresentationContextID> = []
    for way in places.waysIn {
      let unit: PresentationContextID
      switch way.kind {
      case .switchTo, .window: unit = PresentationContextID(raw: way.target)
      case .push, .replace, .show: unit = places.unit(of: PlaceID(raw: way.target))
      case .select, .reveal, .page, .clear: unit = places.slots[SlotID(raw: way.target)].unit
      default: continue
      }
      let isEntered = way.step != nil && (way.kind == .switchTo || way.kind == .window)
      if isEntered || places.units[unit].idioms.isEmpty { anywhere.insert(unit) }
    }
    for unit in places.units.ids {
      let value = places.units[unit]
      switch value.kind {
      case .root where anywhere.contains(unit): units[unit.index] = known
      // A root that only events switch to gets its devices from them.
      case .root: units[unit.index] = known.intersection(value.idioms)
      case .guardFlow, .external: units[unit.index] = known
      case .presented: units[unit.index] = (links[value.content] ?? []).intersection(value.possibleIdioms)
      }
      open.append(unit)
    }
    while let unit = open.popLast() {
      func add(_ idioms: Idioms, to next: PresentationContextID) {
        let both = idioms.intersection(places.units[next].possibleIdioms)
        if units[next.index].isSuperset(of: both) { return }
        units[next.index].formUnion(both)
        open.append(next)
      }
      for next in above[unit.index] { add(units[unit.index], to: next) }
      // A phone has one window.
      for next in windows[unit.index] { add(units[unit.index].subtracting(.phone), to: next) }
    }
  }
}

extension Presentation {
  /// Whether a link from outside presents the unit, and not an event that opens a route.
  fileprivate var isByLink: Bool { cause == .link && source == nil }
}
