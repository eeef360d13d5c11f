import NavGraphPlatform
import NavGraphRuntime

extension NavGraph.Idiom {
  /// Whatever is none of the others is as narrow as a phone may be.
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
  /// Scrolls to the top as a tap on the status bar does: only up and down.
  @MainActor package static func scrollToTop(_ scroll: UIScrollView) {
    scroll.setContentOffset(Foundation.CGPoint(x: scroll.contentOffset.x, y: -scroll.adjustedContentInset.top), animated: true)
  }
}

extension UIView {
  /// The name in tests of the interface: what the app has named itself keeps its name; `old` is one that this gave.
  package func takeName(_ name: String, insteadOf old: String? = nil) {
    if accessibilityIdentifier == nil || accessibilityIdentifier == old { accessibilityIdentifier = name }
  }
}
