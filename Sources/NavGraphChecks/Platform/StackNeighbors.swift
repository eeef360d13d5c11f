import NavGraphModel

/// The possible positions of each place in a stack, which determine the effects of navigation bar options.
struct StackNeighbors {
  /// Whether another screen can be on top of each place, so that its Back button refers to it. Indexed by `PlaceID`.
  private(set) var hasAbove: [Bool]
  /// Whether each place can be on top of another one, so that it has a Back button. Indexed by `PlaceID`.
  private(set) var hasBelow: [Bool]

  init(in places: Places) {
    hasAbove = Array(repeating: false, count: places.places.count)
    hasBelow = hasAbove
    var isCrowded = [Bool](repeating: false, count: places.slots.count)
    for move in places.moves where move.kind == .push {
      if let place = move.from.place { hasAbove[place.index] = true }
      // The members of a hub aren't distinguished, so any place of the stack counts.
      if let hub = move.from.hub { isCrowded[places.hubs[hub].slot.index] = true }
      hasBelow[move.to.index] = true
    }
    for path in places.linkPaths {
      let screens = places.linkScreens[path.start..<path.start + path.count]
      for place in screens.dropLast() { hasAbove[place.index] = true }
      for place in screens.dropFirst() { hasBelow[place.index] = true }
    }
    for place in places.places.ids {
      let value = places.places[place]
      let slot = places.slots[value.slot]
      if isCrowded[value.slot.index] || slot.kind == .unseen { hasAbove[place.index] = true }
      // The position of a place isn't always known: after a `pop` and two replacements, for example.
      if value.flags.contains(.isPushed) || value.flags.isDisjoint(with: .position) || slot.kind == .unseen { hasBelow[place.index] = true }
      // A collapsed split is a single stack: `content` on `sidebar`, `detail` on both.
      guard let column = slot.column, case .column(let role) = places.slots[column].role else { continue }
      if role == .sidebar || role == .content { hasAbove[place.index] = true }
      if role == .content || role == .detail { hasBelow[place.index] = true }
    }
  }
}

extension Checker {
  /// Whether a slot has a navigation bar. A stack has one, the columns of a split are stacks, and an external screen may be in one.
  func hasBar(in slot: SlotID) -> Bool {
    switch places.slots[slot].kind {
    case .stack, .unseen: true
    case .bare where graph.rootPlace == .external && places.units[places.slots[slot].unit].kind == .root: true
    case .bare, .tabs, .split, .pages, .nothing: places.slots[slot].column != nil
    }
  }

  /// Whether a place is presented as a bare screen, alone or as the content of a modal.
  func isPresentedBare(_ place: PlaceID) -> Bool {
    let slot = places.slots[places.places[place].slot]
    return slot.role == .unit && slot.kind == .bare && places.units[slot.unit].kind == .presented
  }

  /// Whether these places of a screen are all presented bare, or are a guard's flow that replaces a root. The title and the Back button are
  /// then reported as invisible (NAV0511).
  func isPresentedBareAlone(_ all: ArraySlice<PlaceID>) -> Bool {
    all.contains { isPresentedBare($0) }
      && all.allSatisfy { place in
        let slot = places.slots[places.places[place].slot]
        return isPresentedBare(place) || slot.role == .unit && slot.kind == .bare && places.units[slot.unit].kind == .guardFlow
      }
  }

  /// Returns a note with the path to a place, for the first diagnostics of a kind. The length of a path can grow with the app.
  func way(to place: PlaceID?, told: inout Int) -> [String] {
    guard let place, told < 20 else { return [] }
    told += 1
    return [reached(place)]
  }

  /// Whether the places of a screen aren't checked, because it has none, or an error was reported.
  func isOpen(_ screen: ScreenID) -> Bool {
    places.places(of: screen).isEmpty || graph.screens[screen].isExternal || graph.screens[screen].declared.isPoisoned
  }
}
