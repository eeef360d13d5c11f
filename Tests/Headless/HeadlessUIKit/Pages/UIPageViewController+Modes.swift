@available(iOS 5.0, *) extension UIPageViewController {
  /// The animation between pages.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl = 0
    case scroll = 1
  }

  /// The axis along which pages move.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// The direction of a turn.
  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse = 1
  }

  /// The location of the spine of pages that curl.
  public enum SpineLocation: Int, Sendable {
    case none = 0
    case min = 1
    case mid = 2
    case max = 3
  }

  /// The key of an option.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    @available(iOS 6.0, *) public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")

    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
