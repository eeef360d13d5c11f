extension UINavigationItem {
  /// How much of the Back title is shown (UIKit-N25).
  @available(iOS 14.0, *) public enum BackButtonDisplayMode: Int, Sendable {
    case `default` = 0
    case generic = 1
    case minimal = 2
  }

  /// When the title is large.
  @available(iOS 11.0, *) public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
    @available(iOS 17.0, *) case inline = 3
  }

  /// What kind of work the bar is for.
  @available(iOS 16.0, *) public enum ItemStyle: Int, Sendable {
    case navigator = 0
    case browser = 1
    case editor = 2
  }
}
