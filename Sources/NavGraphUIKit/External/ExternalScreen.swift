import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// A screen that the app shows itself, and holds.
  @MainActor final class ExternalScreen: RootHolder {
    private(set) weak var controller: UIViewController?

    init(_ controller: UIViewController) { self.controller = controller }

    var presenter: UIViewController? { controller }
    var shownIn: UIWindow? { controller?.viewIfLoaded?.window }
    var rootStage: UIView? { nil }
    /// It is shown already.
    func show(_ root: UIViewController) {}

    /// The app's stack in which it is, if it is in one.
    var navigationController: UINavigationController? { controller?.navigationController }

    /// That screen, if the app has pushed it in `entry`; otherwise nil.
    func screen(in entry: UIViewController) -> UIViewController? { floor?.last === entry ? controller : nil }

    /// What the app's stack has from its root up to that screen; nil while that isn't on a stack.
    var floor: ArraySlice<UIViewController>? {
      guard let controller, let navigation = navigationController else { return nil }
      // The screen may be a child of what the app has pushed.
      var entry = controller
      while let parent = entry.parent, parent !== navigation { entry = parent }
      let stack = navigation.viewControllers
      return stack.firstIndex { $0 === entry }.map { stack[...$0] }
    }
  }
}
