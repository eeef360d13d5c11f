import NavGraphPlatform
import NavGraphRuntime

extension UIViewController {
  /// Comes out of `anchor`, and goes back into it if it is still there. Older systems have no such transition, and where the user wants less
  /// motion, it is the usual one.
  func zoom(from anchor: NavGraph.Anchor?) {
    guard #available(iOS 18.0, *), !UIAccessibility.isReduceMotionEnabled, let anchor, anchor.isOnScreen else { return }
    if anchor.source is UIKit.UIView {
      preferredTransition = .zoom(sourceViewProvider: { _ in anchor.source as? UIKit.UIView })
    } else if #available(iOS 26.0, *) {
      preferredTransition = .zoom(sourceBarButtonItemProvider: { _ in anchor.source as? UIBarButtonItem })
    }
  }
}
