import Foundation

nonisolated extension NavGraph {
  /// How a split likes to show its columns.
  public nonisolated struct SplitOptions: Hashable, Sendable {
    public nonisolated enum Display: Hashable, Sendable {
      case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary,
        twoDisplaceSecondary
    }
    public nonisolated enum Behavior: Hashable, Sendable {
      case automatic, tile, overlay, displace
    }

    public var display: Display
    public var behavior: Behavior
    /// The column that a collapsed split shows; nil: the deepest that shows something else than declared.
    public var collapsesTo: Column?

    public init(display: Display = .automatic, behavior: Behavior = .automatic, collapsesTo: Column? = nil) {
      self.display = display
      self.behavior = behavior
      self.collapsesTo = collapsesTo
    }
  }
}
