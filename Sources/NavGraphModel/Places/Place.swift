/// A screen in one slot.
package struct Place: Sendable {
  package struct Flags: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// It can be the lowest of its slot.
    package static let isRoot = Flags(rawValue: 1)
    /// It can be on top of another screen.
    package static let isPushed = Flags(rawValue: 2)
    /// It is shown as soon as its unit is.
    package static let isFirst = Flags(rawValue: 4)
    /// It is shown as soon as the container around it is selected: a tab's, page's or column's own screen.
    package static let isDeclared = Flags(rawValue: 8)
    /// One of its events could not be resolved.
    package static let isPoisoned = Flags(rawValue: 16)
  }
  package var slot: SlotID
  package var screen: ScreenID
  package var flags: Flags = []
  /// The way in by which it was found first.
  package var origin: Origin

  package init(slot: SlotID, screen: ScreenID, origin: Origin) {
    self.slot = slot
    self.screen = screen
    self.origin = origin
  }
}

/// From where something was reached, for witnesses.
package enum Origin: Hashable, Sendable {
  /// With the unit that it belongs to.
  case unit
  /// An event at a place; nil: an arm or a guard's question that belongs to no event.
  case event(PlaceID, EventID)
  /// The action of a tab.
  case tab(TabID)
  case route(RouteID)
  case entry(EntryID)
  /// An event of the app.
  case strike(EventID)
  case root
  case external
  /// The guard is asked where that slot is about to be shown.
  case asked(GuardID, SlotID)
  /// A step that is reported would show it.
  case meant
}

extension Origin {
  /// Whether it brings the user to where it is from anywhere, or from outside.
  var isWayIn: Bool {
    switch self {
    case .unit, .asked: false
    case .event, .tab, .route, .entry, .strike, .root, .external, .meant: true
    }
  }
}
