/// A root, a presented content, or a guard flow that replaces a root.
///
/// A unit is identified by its content. A modal has a unit for each of its contents. `Presentation`s list everything under it.
package struct PresentationContext: Sendable {
  package enum Kind: UInt8, Sendable {
    case root, presented
    /// A guard flow that replaces a root until it finishes.
    case guardFlow
    /// A screen that code outside of the graph shows.
    case external
  }
  package struct Flags: OptionSet, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }
    /// Some place in the unit runs `finish`.
    package static let finishes = Flags(rawValue: 1)
    /// Some event dismisses the unit with `dismiss`, or with `close` at its root.
    package static let dismisses = Flags(rawValue: 2)
    /// The outcome `dismissed` is possible for every presentation of the unit, because of an event or a guard that fails.
    package static let canBeDismissed = Flags(rawValue: 4)
    /// Some place in the unit leaves everything with `dismiss all`, `switch to`, or `restart`.
    package static let escapes = Flags(rawValue: 8)
    /// Something in the unit couldn't be resolved.
    package static let isPoisoned = Flags(rawValue: 16)
    /// A guard presents the unit.
    package static let isGuardFlow = Flags(rawValue: 32)
    /// A presentation handles the result of the unit, or passes it to the screen that awaits it.
    package static let isHandled = Flags(rawValue: 64)
    /// The outcome `dismissed` is possible where the unit is presented over a root, because `dismiss all` runs in it or above it.
    package static let isDismissedAsLowest = Flags(rawValue: 128)
    /// Some place in the unit opens a link that can dismiss modals, or that shows the root which a guard flow replaces.
    package static let leavesByLink = Flags(rawValue: 256)
  }

  package var kind: Kind
  package var content: Content
  /// The top of the containment tree; nil for alerts and for contents that couldn't be resolved.
  package var slot: SlotID?
  /// For a root, its declared idioms, if any. For a modal with several contents, the idioms that show this one.
  package var idioms: Idioms = []
  /// The content that a modal shows, and `variant`, its index among the modal's contents.
  package var shown: InstanceID?
  package var variant = 0
  package var flags: Flags = []
  /// The origin by which the unit was found first.
  package var origin: Origin

  /// The idioms on which the unit can be shown: all, except for a modal with several contents.
  package var possibleIdioms: Idioms { shown == nil || idioms.isEmpty ? .every : idioms }

  package init(kind: Kind, content: Content, origin: Origin) {
    self.kind = kind
    self.content = content
    self.origin = origin
  }
}
