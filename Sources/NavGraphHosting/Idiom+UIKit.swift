import NavGraphPlatform
import NavGraphRuntime

extension NavGraph.Idiom {
  /// Creates the idiom of UIKit's. Unknown idioms become `phone`, which has the narrowest layout.
  @MainActor package init(_ idiom: UIUserInterfaceIdiom) {
    switch idiom {
    case .pad: self = .pad
    case .mac: self = .mac
    case let other:
      if #available(iOS 17.0, *), other == .vision { self = .vision } else { self = .phone }
    }
  }
}

extension UIKit.UIView: NavGraph.AnchorView {}
extension UIBarButtonItem: NavGraph.AnchorItem {}

extension NavGraph {
  /// Scrolls to the top, as a tap on the status bar does. The horizontal offset doesn't change.
  @MainActor package static func scrollToTop(_ scroll: UIScrollView) {
    scroll.setContentOffset(Foundation.CGPoint(x: scroll.contentOffset.x, y: -scroll.adjustedContentInset.top), animated: true)
  }
}

extension UIView {
  /// Sets the accessibility identifier, unless the app has set one. `old` is the name that the runtime has set before.
  package func takeName(_ name: String, insteadOf old: String? = nil) {
    if accessibilityIdentifier == nil || accessibilityIdentifier == old { accessibilityIdentifier = name }
  }
}
