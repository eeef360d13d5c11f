import NavGraphPlatform
import NavGraphRuntime

extension UIViewController {
  /// Comes out of `anchor`, and goes back into it: into what it is by then, if that is still there. Older systems have no such transition,
  /// and where the user wants less motion, or a part of a view is meant, it is the usual one.
  ///
  /// A finger that drags it back or pinches it is let if `mayGo` says so: no word of Apple's says who else would be asked.
  func zoom(from anchor: NavGraph.Anchor?, mayGo: @escaping @MainActor () -> Bool) {
    guard #available(iOS 18.0, *), !UIAccessibility.isReduceMotionEnabled, let anchor, anchor.rectangle == nil, anchor.isOnScreen
    else { return }
    let options = Transition.ZoomOptions()
    options.interactiveDismissShouldBegin = { $0.willBegin && mayGo() }
    if anchor.current is UIKit.UIView {
      preferredTransition = .zoom(options: options, sourceViewProvider: { _ in anchor.current as? UIKit.UIView })
    } else if #available(iOS 26.0, *) {
      preferredTransition = .zoom(options: options, sourceBarButtonItemProvider: { _ in anchor.current as? UIBarButtonItem })
    }
  }
}
