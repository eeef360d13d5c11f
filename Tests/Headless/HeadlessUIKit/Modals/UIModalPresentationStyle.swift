/// The presentation style of a modal (UIKit-M14, UIKit-M15).
@available(iOS 3.2, *) public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  @available(iOS 7.0, *) case custom = 4
  @available(iOS 8.0, *) case overFullScreen = 5
  @available(iOS 8.0, *) case overCurrentContext = 6
  @available(iOS 8.0, *) case popover = 7
  case blurOverFullScreen = 8
  @available(iOS 7.0, *) case none = -1
  @available(iOS 13.0, *) case automatic = -2

  /// The style that `.automatic` resolves to (UIKit-M14).
  @MainActor var resolved: UIModalPresentationStyle { self != .automatic ? self : Headless.has(18) ? .formSheet : .pageSheet }

  /// Whether the presenter's views are removed from the window (UIKit-M15).
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether the user can dismiss it with a gesture.
  @MainActor var isSwipeable: Bool { resolved == .pageSheet || resolved == .formSheet || self == .popover }
}
