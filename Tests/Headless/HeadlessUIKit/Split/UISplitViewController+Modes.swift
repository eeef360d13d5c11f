extension UISplitViewController {
  /// The number of columns (UIKit-S2).
  @available(iOS 14.0, *) public enum Style: Int, Sendable {
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  /// A column of a split view.
  @available(iOS 14.0, *) public enum Column: Int, Sendable {
    case primary = 0
    case supplementary = 1
    case secondary = 2
    case compact = 3
    @available(iOS 26.0, *) case inspector = 4
  }

  /// The display mode of the columns (UIKit-S6).
  @available(iOS 8.0, *) public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    @available(iOS 14.0, *) case twoBesideSecondary = 4
    @available(iOS 14.0, *) case twoOverSecondary = 5
    @available(iOS 14.0, *) case twoDisplaceSecondary = 6
  }

  /// The way in which columns share the width (UIKit-S8).
  @available(iOS 14.0, *) public enum SplitBehavior: Int, Sendable {
    case automatic = 0
    case tile = 1
    case overlay = 2
    case displace = 3
  }
}
