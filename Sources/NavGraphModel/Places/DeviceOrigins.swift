import NavGraphSyntax

/// The origins by which places and units are first found on one kind of device. A path that is reported stays on that device.
struct DeviceOrigins: Sendable {
  let idiom: Idioms
  private(set) var places: [Origin?]
  private(set) var units: [Origin?]
  private var open: [PlaceID] = []
  private var next = 0

  init(_ found: Places, on idiom: Idioms) {
    self.idiom = idiom
    places = Array(repeating: nil, count: found.places.count)
    units = Array(repeating: nil, count: found.units.count)
    var declared = [[PlaceID]](repeating: [], count: found.units.count)
    for place in found.places.ids where found.places[place].origin == .unit { declared[found.unit(of: place).index].append(place) }
    // Presentations by tabs, links, and app-level events have no source place.
    var above = [[UnitID]](repeating: [], count: found.units.count)
    for presentation in found.presentations where presentation.source == nil { above[presentation.over.index].append(presentation.unit) }
    for unit in found.units.ids {
      let value = found.units[unit]
      if value.kind == .root && value.origin == .root ? value.idioms.contains(idiom) : value.kind == .guardFlow || value.kind == .external {
        reach(unit, value.origin, declared, above, found)
      }
    }
    walk(declared, above, found)
    // Links may lead anywhere. For what events lead to, the events are the origins.
    for way in found.waysIn {
      switch way.kind {
      case .push, .replace, .show: reach(PlaceID(raw: way.target), way.origin)
      case .present, .switchTo, .window: reach(UnitID(raw: way.target), way.origin, declared, above, found)
      default: break
      }
    }
    walk(declared, above, found)
    open = []
  }

  private mutating func reach(_ place: PlaceID, _ origin: Origin) {
    guard places[place.index] == nil else { return }
    places[place.index] = origin
    open.append(place)
  }

  private mutating func reach(_ unit: UnitID, _ origin: Origin, _ declared: [[PlaceID]], _ above: [[UnitID]], _ found: Places) {
    var waiting = [(unit, origin)]
    while let (unit, origin) = waiting.popLast() {
      guard units[unit.index] == nil, found.units[unit].possibleIdioms.contains(idiom) else { continue }
      units[unit.index] = origin
      for place in declared[unit.index] { reach(place, .unit) }
      for other in above[unit.index] { waiting.append((other, found.units[other].origin)) }
    }
  }

  private mutating func walk(_ declared: [[PlaceID]], _ above: [[UnitID]], _ found: Places) {
    while next < open.count {
      let place = open[next]
      next += 1
      for edge in found.edges(from: place) {
        guard let event = edge.event else { continue }
        switch edge.kind {
        case .push, .replace, .show: reach(PlaceID(raw: edge.target), .event(place, event))
        case .present, .guard, .switchTo, .window: reach(UnitID(raw: edge.target), .event(place, event), declared, above, found)
        default: break
        }
      }
    }
  }
}
