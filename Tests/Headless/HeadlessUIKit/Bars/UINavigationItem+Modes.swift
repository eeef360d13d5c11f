extension UINavigationItem {
  /// The display mode of the Back button's title (UIKit-N25).
  @available(iOS 14.0, *) public enum BackButtonDisplayMode: Int, Sendable {
    case `default` = 0
    case generic = 1
    case minimal = 2
  }

  /// The display mode of large titles.
  @available(iOS 11.0, *) public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
    @available(iOS 17.0, *) case inline = 3
  }

  /// The layout style of a navigation bar.
  @available(iOS 16.0, *) public enum ItemStyle: Int, Sendable {
    case navigator = 0
    case browser = 1
    case editor = 2
  }
}
