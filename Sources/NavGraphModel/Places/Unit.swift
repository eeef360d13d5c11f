/// What covers the screen as a whole: a root, something presented, or what a guard put in a root's place.
///
/// A unit is known by its content; a modal with several, for some idioms each, has a unit for each of them. That it can be presented over many others is told by `Presentation`s.
package struct Unit: Sendable {
  package enum Kind: UInt8, Sendable {
    case root, presented
    /// The flow of a guard, in a root's place until it finishes.
    case guardFlow
    /// A screen that the graph can't see being opened.
    case external
  }
  package struct Flags: OptionSet, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }
    /// Some place in it runs `finish`.
    package static let finishes = Flags(rawValue: 1)
    /// Some event dismisses it: `dismiss`, or `close` at its root.
    package static let dismisses = Flags(rawValue: 2)
    /// The outcome `dismissed` can come wherever it is presented: an event, or a guard that refuses.
    package static let canBeDismissed = Flags(rawValue: 4)
    /// Some place in it leaves everything: `dismiss all`, `switch to`, `restart`.
    package static let escapes = Flags(rawValue: 8)
    /// Something in it could not be resolved.
    package static let isPoisoned = Flags(rawValue: 16)
    /// Presented by a guard.
    package static let isGuardFlow = Flags(rawValue: 32)
    /// A presentation handles its result, or hands it to the screen that asked.
    package static let isHandled = Flags(rawValue: 64)
    /// The outcome `dismissed` can come where it is presented over a root: `dismiss all` in it or above it.
    package static let isDismissedAsLowest = Flags(rawValue: 128)
    /// Some place in it opens a link that takes down what is presented, unless something blocks, or that brings the root for which the flow
    /// of a guard stands.
    package static let leavesByLink = Flags(rawValue: 256)
  }

  package var kind: Kind
  package var content: Content
  /// The top of its containment tree; nil for alerts and for what could not be resolved.
  package var slot: SlotID?
  /// Of a root: the idioms that it is declared for, none if it is only switched to. Of a modal that shows something else on others:
  /// those on which it shows this.
  package var idioms: Idioms = []
  /// What a modal shows, and which of its contents that is.
  package var shown: InstanceID?
  package var variant = 0
  package var flags: Flags = []
  /// The way in by which it was found first; nil for a root and a link.
  package var origin: Origin

  /// Those on which it can be: all, but for a modal that shows something else on others.
  package var possibleIdioms: Idioms { shown == nil || idioms.isEmpty ? .every : idioms }

  package init(kind: Kind, content: Content, origin: Origin) {
    self.kind = kind
    self.content = content
    self.origin = origin
  }
}
