import Foundation

nonisolated extension NavGraph {
  /// The preferences of a split for displaying its columns.
  public nonisolated struct SplitOptions: Hashable, Sendable {
    /// The preferred display mode, as in UIKit.
    public nonisolated enum Display: Hashable, Sendable {
      case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary,
        twoDisplaceSecondary
    }
    /// The preferred split behavior, as in UIKit.
    public nonisolated enum Behavior: Hashable, Sendable {
      case automatic, tile, overlay, displace
    }

    public var display: Display
    public var behavior: Behavior
    /// The column that a collapsed split shows; nil for the deepest one that has changed.
    public var collapsesTo: Column?

    public init(display: Display = .automatic, behavior: Behavior = .automatic, collapsesTo: Column? = nil) {
      self.display = display
      self.behavior = behavior
      self.collapsesTo = collapsesTo
    }
  }
}
