/// The position in a sequence of steps, and the values in scope there.
struct Moment {
  var zone: Int
  /// The current screen. Nil after the sequence has navigated, and in a group of events.
  var screen: Int?
  var scope: Scope
  /// Whether a screen is certainly below on the stack.
  var isPushed = false
  /// Whether a screen was below before the sequence began. If a guard fails, its outcome handlers run there.
  var wasPushed = false
  /// Whether the sequence presents something with outcome handlers after it
  /// has navigated. If a guard fails, they run where the sequence began.
  var hasArmsElsewhere = false
  /// Whether the sender of the event supplies an anchor.
  var isAnchored = false
  var mayAnchor = true
}
