import NavGraphPlatform
import NavGraphRuntime

extension UIViewController {
  /// Comes out of `anchor`, and goes back into it: into what it is by then, if that is still there. Older systems have no such transition,
  /// and where the user wants less motion, or a part of a view is meant, it is the usual one.
  func zoom(from anchor: NavGraph.Anchor?) {
    guard #available(iOS 18.0, *), !UIAccessibility.isReduceMotionEnabled, let anchor, anchor.rectangle == nil, anchor.isOnScreen
    else { return }
    if anchor.current is UIKit.UIView {
      preferredTransition = .zoom(sourceViewProvider: { _ in anchor.current as? UIKit.UIView })
    } else if #available(iOS 26.0, *) {
      preferredTransition = .zoom(sourceBarButtonItemProvider: { _ in anchor.current as? UIBarButtonItem })
    }
  }
}
