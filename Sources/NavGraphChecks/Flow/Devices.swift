import NavGraphModel

/// On which kinds of devices something comes up: roots and targets may be for some of them alone.
///
/// Phones and pads are looked at, others where the graph names them: of most apps nobody has thought of a Mac.
/// It errs on the side of more: which arm or which step of a sequence leads there is not looked at.
struct Devices {
  /// Those that have a root.
  private let known: Idioms
  /// Of each unit.
  private var units: [Idioms]
  /// Of each unit, those on which a modal shows that content.
  private let possible: [Idioms]
  /// Of what only links present, by what that is.
  private var links: [Content: Idioms] = [:]

  init(_ graph: NavigationGraph, _ places: Places) {
    possible = places.units.map(\.possibleIdioms)
    known = graph.rootIdioms ?? graph.meantIdioms
    if graph.roots.allSatisfy({ $0.idioms.isEmpty }), graph.destinations.allSatisfy({ $0.idioms.isEmpty }) {
      units = places.units.map { [known] in known.intersection($0.possibleIdioms) }
      return
    }
    units = Array(repeating: [], count: places.units.count)
    addLinks(graph)
    spread(places)
  }

  func of(_ unit: UnitID) -> Idioms { units[unit.index] }

  /// Those on which a link leads there.
  func of(_ destination: DestinationID, among all: IDRange<Destination>, in graph: NavigationGraph) -> Idioms {
    let own = graph.destinations[destination].idioms
    if !own.isEmpty { return known.intersection(own) }
    return graph.alternatives(to: destination, among: all).reduce(known) { $0.subtracting(graph.destinations[$1].idioms) }
  }

  func of(_ presentation: Presentation) -> Idioms {
    presentation.isByLink
      ? units[presentation.unit.index] : units[presentation.over.index].intersection(possible[presentation.unit.index])
  }

  private mutating func addLinks(_ graph: NavigationGraph) {
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

  /// From the roots up, over all that is presented.
  private mutating func spread(_ places: Places) {
    var above = [[UnitID]](repeating: [], count: units.count)
    var open: [UnitID] = []
    for presentation in places.presentations where !presentation.isByLink {
      above[presentation.over.index].append(presentation.unit)
    }
    for unit in places.units.ids {
      let value = places.units[unit]
      switch value.kind {
      // What is only switched to may be a root anywhere; so may what nothing is known of.
      case .root: units[unit.index] = value.idioms.isEmpty ? known : known.intersection(value.idioms)
      case .guardFlow, .external: units[unit.index] = known
      case .presented: units[unit.index] = (links[value.content] ?? []).intersection(value.possibleIdioms)
      }
      open.append(unit)
    }
    while let unit = open.popLast() {
      for next in above[unit.index] {
        let both = units[unit.index].intersection(places.units[next].possibleIdioms)
        if units[next.index].isSuperset(of: both) { continue }
        units[next.index].formUnion(both)
        open.append(next)
      }
    }
  }
}

extension Presentation {
  /// A link brings it up from outside, and no event that opens one.
  fileprivate var isByLink: Bool { cause == .link && source == nil }
}
