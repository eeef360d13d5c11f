/// Where a sequence has come to, and what is in scope there.
struct Moment {
  var zone: Int
  /// Nil where a sequence has moved on, or in a group of events.
  var screen: Int?
  var scope: Scope
  /// Something is below on the stack, surely.
  var isPushed = false
  /// Something was, before the sequence began: where a guard refuses the event, its arms run there.
  var wasPushed = false
  /// What the sequence presents has arms, and it had moved on before: where a guard refuses the event, they would run where it began.
  var hasArmsElsewhere = false
  /// The sender of the event hands over a view.
  var isAnchored = false
  var mayAnchor = true
}
