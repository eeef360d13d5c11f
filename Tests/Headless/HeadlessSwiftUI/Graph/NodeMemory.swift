/// What a view of the system keeps from one update to the next, for as long as it has its place.
@MainActor class NodeMemory {
  init() {}

  /// Puts what is new into the screen around it, before anything begins to move.
  func embed() {}
  /// Makes UIKit show what the views want.
  func commit() {}
  /// The view has lost its place.
  func leave() {}
}
