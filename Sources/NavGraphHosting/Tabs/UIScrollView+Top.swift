import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// Scrolls to the top as a tap on the status bar does: only up and down.
  @MainActor package static func scrollToTop(_ scroll: UIScrollView) {
    scroll.setContentOffset(Foundation.CGPoint(x: scroll.contentOffset.x, y: -scroll.adjustedContentInset.top), animated: true)
  }
}
