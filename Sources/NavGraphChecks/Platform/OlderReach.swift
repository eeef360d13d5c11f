import NavGraphModel

/// The screens that a system can show if it leaves some slots out.
struct OlderReach {
  private let places: Places
  private let isLeftOut: [Bool]
  private var isShown: [Bool]
  private var isUp: [Bool]
  /// The units that the events of each place present, indexed by `PlaceID`, and the places of each unit that are shown without an event,
  /// indexed by `PresentationContextID`.
  private var presented: [[PresentationContextID]]
  private var declared: [[PlaceID]]
  private var open: [PlaceID] = []

  /// Searches the places.
  ///
  /// - Parameter isLeftOut: Whether each slot is left out, indexed by `SlotID`.
  init(in places: Places, without isLeftOut: [Bool]) {
    self.places = places
    self.isLeftOut = isLeftOut
    isShown = Array(repeating: false, count: places.places.count)
    isUp = Array(repeating: false, count: places.units.count)
    presented = Array(repeating: [], count: places.places.count)
    declared = Array(repeating: [], count: places.units.count)
    for presentation in places.presentations {
      if let source = presentation.source { presented[source.index].append(presentation.unit) }
    }
    for place in places.places.ids {
      let value = places.places[place]
      let isThere = !value.flags.isDisjoint(with: [.isFirst, .isDeclared])
      if case .event = value.origin, !isThere { continue }
      declared[places.unit(of: place).index].append(place)
    }
    for unit in places.units.ids where places.units[unit].kind != .presented { bringUp(unit) }
    for presentation in places.presentations where presentation.source == nil { bringUp(presentation.unit) }
    // A link shows all screens of its path.
    for place in places.linkScreens { show(place) }
    walk()
  }

  func shows(_ screen: ScreenID) -> Bool { places.places(of: screen).contains { isShown[$0.index] } }

  /// Returns the places that can be shown only through `starts`, which are left out, in the order in which they are found. They count as
  /// shown from then on.
  mutating func beyond(_ starts: some Sequence<PlaceID>) -> [PlaceID] {
    var found: [PlaceID] = []
    for place in starts { leave(place) }
    while let place = open.popLast() {
      found.append(place)
      leave(place)
    }
    return found
  }

  private mutating func walk() {
    while let place = open.popLast() { leave(place) }
  }

  private mutating func leave(_ place: PlaceID) {
    for edge in places.edges(from: place) {
      switch edge.kind {
      case .push, .replace, .show, .popTo: show(PlaceID(raw: edge.target))
      case .present, .guard, .switchTo, .window: bringUp(PresentationContextID(raw: edge.target))
      case .select, .reveal, .clear, .page, .open: break
      case .pop, .popToRoot, .dismiss, .dismissAll, .close, .finish, .restart: break
      }
    }
    for unit in presented[place.index] { bringUp(unit) }
  }

  private mutating func bringUp(_ unit: PresentationContextID) {
    guard !isUp[unit.index] else { return }
    isUp[unit.index] = true
    for place in declared[unit.index] { show(place) }
  }

  private mutating func show(_ place: PlaceID) {
    guard !isShown[place.index], !isLeftOut[places.places[place].slot.index] else { return }
    isShown[place.index] = true
    open.append(place)
  }
}
