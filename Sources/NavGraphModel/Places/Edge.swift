/// One thing that an event does at a place.
package struct Edge: Sendable {
  package enum Kind: UInt8, Sendable {
    /// `target` is a place.
    case push, replace, show, popTo
    /// `target` is a unit.
    case present, `guard`, switchTo
    /// `target` is a slot.
    case select, reveal, clear, page
    /// `target` is a route.
    case open
    /// No target: what is below, the presenter, the root.
    case pop, popToRoot, dismiss, dismissAll, close, finish, restart
  }
  package var source: PlaceID
  /// The number of what it leads to, as `kind` says.
  package var target: UInt32
  package var event: EventID?
  package var step: StepID?
  package var kind: Kind
  /// It runs only after another unit has ended: in an arm, or after `dismiss`.
  package var isLate: Bool
}
