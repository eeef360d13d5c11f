import NavGraphPlatform
import NavGraphRuntime

#if EMBEDDING || EXTERNAL
extension NavGraph {
  /// Where the root of a scene stands.
  @MainActor protocol RootHolder: AnyObject {
    /// What modals are presented from.
    var presenter: UIViewController? { get }
    var shownIn: UIWindow? { get }
    /// Where one root can fade into the next; nil where it can't.
    var rootStage: UIView? { get }
    func show(_ root: UIViewController)
  }

  typealias Holder = any RootHolder
}

extension UIWindow: NavGraph.RootHolder {}
#else
extension NavGraph {
  typealias Holder = UIWindow
}
#endif

extension UIWindow {
  var presenter: UIViewController? { rootViewController }
  var shownIn: UIWindow? { self }
  var rootStage: UIView? { isHidden ? nil : self }
  func show(_ root: UIViewController) { rootViewController = root }
}
