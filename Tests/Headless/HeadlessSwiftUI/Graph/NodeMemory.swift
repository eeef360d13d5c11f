/// The state that a system view keeps between updates, while it has its place.
@MainActor class NodeMemory {
  init() {}

  /// Embeds new controllers, before any transition begins.
  func embed() {}
  /// Updates UIKit to match the views.
  func commit() {}
  /// Cleans up after the view has lost its place.
  func leave() {}
}
