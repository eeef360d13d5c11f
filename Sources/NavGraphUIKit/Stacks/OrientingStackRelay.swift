import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// A `StackRelay` that also forwards the interface orientations of the app's stack. UIKit uses any result of these methods, so this class
  /// is used only for delegates that have them.
  @MainActor final class OrientingStackRelay: DelegateProxy<any UINavigationControllerDelegate>, UINavigationControllerDelegate {
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

    func navigationControllerSupportedInterfaceOrientations(_ navigation: UINavigationController) -> UIInterfaceOrientationMask {
      ask({ $0.navigationControllerSupportedInterfaceOrientations(_:) }) { $0(navigation) }
        ?? (navigation.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown)
    }

    func navigationControllerPreferredInterfaceOrientationForPresentation(_ navigation: UINavigationController) -> UIInterfaceOrientation {
      ask({ $0.navigationControllerPreferredInterfaceOrientationForPresentation(_:) }) { $0(navigation) } ?? .portrait
    }
  }
}
