/// A screen in one slot.
package struct Place: Sendable {
  package struct Flags: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The place can be the lowest of its slot.
    package static let isRoot = Flags(rawValue: 1)
    /// The place can be on top of another screen.
    package static let isPushed = Flags(rawValue: 2)
    /// The place is shown as soon as its unit is.
    package static let isFirst = Flags(rawValue: 4)
    /// The place is shown as soon as the container around it is selected: it is the declared screen of a tab, page, or column.
    package static let isDeclared = Flags(rawValue: 8)
    /// One of the events of the place couldn't be resolved.
    package static let isPoisoned = Flags(rawValue: 16)
  }
  package var slot: SlotID
  package var screen: ScreenID
  package var flags: Flags = []
  /// The origin by which the place was found first.
  package var origin: Origin

  package init(slot: SlotID, screen: ScreenID, origin: Origin) {
    self.slot = slot
    self.screen = screen
    self.origin = origin
  }
}

/// The origin of a place or unit, for example paths.
package enum Origin: Hashable, Sendable {
  /// The place is shown together with its unit.
  case unit
  /// An event of a screen at a place.
  case event(PlaceID, EventID)
  /// The action of a tab.
  case tab(TabID)
  case route(RouteID)
  case entry(EntryID)
  /// An app-level event.
  case appEvent(EventID)
  case root
  case external
  /// A guard that is evaluated before the slot is shown.
  case asked(GuardID, SlotID)
  /// A step with a diagnostic, which would show the place.
  case meant
}

extension Origin {
  /// Whether the origin is independent of where the user is, or is outside of the graph.
  var isWayIn: Bool {
    switch self {
    case .unit, .asked: false
    case .event, .tab, .route, .entry, .appEvent, .root, .external, .meant: true
    }
  }
}
