import Foundation

nonisolated extension NavGraph {
  /// What tells that the screen shows a change.
  package nonisolated enum Expectation: Hashable, Sendable {
    /// The views have been updated, and nothing moves.
    case update
    /// That screen has appeared.
    case appearance(NodeID)
    #if SPLITS
    /// One of those screens has appeared: which of them can be seen isn't known.
    case anyAppearance(of: Set<NodeID>)
    /// The inspector of that split has gone; these screens were to be seen in it.
    case hiding(NodeID, screens: Set<NodeID>)
    #endif
    /// What lay on so many others has gone; these screens were to be seen in it.
    case departure(Int, screens: Set<NodeID>)
  }
}
