import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// Tells a coordinator, then the delegate that the app has set; what only the latter answers is left to it.
  @MainActor final class StackRelay: Relay<any UINavigationControllerDelegate>, UINavigationControllerDelegate {
    nonisolated override init() { super.init() }

    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
      tell(both, { $0.navigationController(_:willShow:animated:) }) { $0(navigationController, viewController, animated) }
    }
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
      tell(both, { $0.navigationController(_:didShow:animated:) }) { $0(navigationController, viewController, animated) }
    }
    func navigationController(
      _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      ask({ $0.navigationController(_:animationControllerFor:from:to:) }) { $0(navigationController, operation, fromVC, toVC) } ?? nil
    }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      ask({ $0.navigationController(_:interactionControllerFor:) }) { $0(navigationController, animationController) } ?? nil
    }
  }
}
