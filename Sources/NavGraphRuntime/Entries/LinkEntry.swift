nonisolated extension NavGraph {
  /// The ways into an app besides URLs: shortcuts, notifications, activities, intents and files.
  public nonisolated protocol LinkEntry: Hashable, Sendable {
    associatedtype G: Graph

    /// Everything that is visible once the entry has been taken.
    var target: Target<G> { get }
  }
}
