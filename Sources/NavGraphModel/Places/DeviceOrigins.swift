import NavGraphSyntax

extension Places {
  /// Whether some kind of device shows both places. Always true if all kinds of devices show the same places.
  package func areOnOneDevice(_ place: PlaceID, _ other: PlaceID) -> Bool {
    deviceOrigins.isEmpty || deviceOrigins.contains { $0.places[place.index] != nil && $0.places[other.index] != nil }
  }
}

/// The origins by which places and units are first found on one kind of device, so that a reported path doesn't switch devices.
///
/// The source of an origin was found earlier, so every path ends.
struct DeviceOrigins: Sendable {
  let idiom: Idioms
  private(set) var places: [Origin?]
  private(set) var units: [Origin?]
  private var open: [PlaceID] = []
  private var next = 0
  /// The places that each unit shows first, indexed by `PresentationContextID`.
  private var declared: [[PlaceID]]
  /// The units that tabs, links, and app-level events present over each unit, indexed by `PresentationContextID`.
  private var above: [[(unit: PresentationContextID, origin: Origin)]]
  /// The guard flows that replace each root, and those that replace these flows.
  private var flows: [PresentationContextID: [PresentationContextID]]
  /// The places that links show in units that haven't been found on this device.
  private var pending: [PresentationContextID: [(place: PlaceID, origin: Origin)]] = [:]

  init(in found: Places, flowsInPlace: [PresentationContextID: [PresentationContextID]], on idiom: Idioms) {
    self.idiom = idiom
    places = Array(repeating: nil, count: found.places.count)
    units = Array(repeating: nil, count: found.units.count)
    declared = Array(repeating: [], count: found.units.count)
    above = Array(repeating: [], count: found.units.count)
    flows = flowsInPlace
    for place in found.places.ids where found.places[place].origin == .unit { declared[found.unit(of: place).index].append(place) }
    for presentation in found.presentations {
      if let origin = Self.origin(of: presentation, in: found) { above[presentation.over.index].append((presentation.unit, origin)) }
    }
    for unit in found.units.ids { begin(unit, in: found) }
    walk(in: found)
    // Links can lead anywhere. For places that events lead to, the events are the origins.
    for way in found.waysIn {
      // A place that wasn't found on this device leads nowhere on it.
      if case .event(let source, _) = way.origin, places[source.index] == nil { continue }
      switch way.kind {
      case .push, .replace, .show:
        let place = PlaceID(raw: way.target)
        let unit = found.unit(of: place)
        enter(unit, from: way.origin, in: found)
        if units[unit.index] == nil { pending[unit, default: []].append((place, way.origin)) } else { reach(place, from: way.origin) }
      case .select, .reveal, .page: enter(found.slots[SlotID(raw: way.target)].unit, from: way.origin, in: found)
      // A phone has one window.
      case .window where idiom == .phone: break
      case .present, .switchTo, .window: reach(PresentationContextID(raw: way.target), from: way.origin, in: found)
      default: break
      }
    }
    walk(in: found)
    (open, declared, above, flows, pending) = ([], [], [], [:], [:])
  }

  /// Returns the origin of a unit that no place presents; nil if a place presents it.
  private static func origin(of presentation: Presentation, in found: Places) -> Origin? {
    if presentation.source != nil { return nil }
    switch presentation.cause {
    case .tab(let tab): return .tab(tab)
    case .appEvent(let event): return .appEvent(event)
    case .guard(let id): return .asked(id, presentation.slot)
    case .event, .link:
      let origin = found.units[presentation.unit].origin
      if case .event = origin { return nil }
      return origin
    }
  }

  private mutating func begin(_ unit: PresentationContextID, in found: Places) {
    let value = found.units[unit]
    switch value.kind {
    case .presented, .guardFlow: return
    case .root: if value.origin != .root || !value.idioms.contains(idiom) { return }
    case .external: break
    }
    reach(unit, from: value.origin, in: found)
  }

  private mutating func reach(_ place: PlaceID, from origin: Origin) {
    guard places[place.index] == nil else { return }
    places[place.index] = origin
    open.append(place)
  }

  private mutating func reach(_ unit: PresentationContextID, from origin: Origin, in found: Places) {
    var waiting = [(unit: unit, origin: origin)]
    while let (unit, origin) = waiting.popLast() {
      guard units[unit.index] == nil, found.units[unit].possibleIdioms.contains(idiom) else { continue }
      units[unit.index] = origin
      for place in declared[unit.index] { reach(place, from: .unit) }
      for (place, origin) in pending.removeValue(forKey: unit) ?? [] { reach(place, from: origin) }
      waiting += above[unit.index]
      for flow in flows[unit] ?? [] { waiting.append((flow, origin)) }
    }
  }

  /// Enters a root by a link. A link enters a declared root only on the root's devices.
  private mutating func enter(_ unit: PresentationContextID, from origin: Origin, in found: Places) {
    guard found.units[unit].idioms.isEmpty || found.units[unit].idioms.contains(idiom) else { return }
    reach(unit, from: origin, in: found)
  }

  private mutating func walk(in found: Places) {
    while next < open.count {
      let place = open[next]
      next += 1
      for edge in found.edges(from: place) {
        guard let event = edge.event else { continue }
        switch edge.kind {
        case .push, .replace, .show: reach(PlaceID(raw: edge.target), from: .event(place, event))
        case .window where idiom == .phone: break
        case .present, .guard, .switchTo, .window: reach(PresentationContextID(raw: edge.target), from: .event(place, event), in: found)
        default: break
        }
      }
    }
  }
}
