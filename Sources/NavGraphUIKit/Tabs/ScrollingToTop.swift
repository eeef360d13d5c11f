import NavGraphHosting
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// A screen may say what it does when its tab is tapped again and there is nothing to pop; otherwise its scroll view is found.
  @MainActor public protocol ScrollingToTop: UIViewController {
    func scrollToTop()
  }
}

extension UIViewController {
  /// Scrolls what a tab shows to its top.
  func scrollToTopOfTab() {
    if let screen = self as? any NavGraph.ScrollingToTop { return screen.scrollToTop() }
    guard let view = viewIfLoaded, let scroll = view as? UIScrollView ?? view.subviews.lazy.compactMap({ $0 as? UIScrollView }).first
    else { return }
    NavGraph.scrollToTop(scroll)
  }
}
