import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// The navigation controller of a stack. An app may supply a subclass (`Containers`).
  @MainActor open class StackController: UINavigationController {
    private let relay = StackRelay()
    /// A delegate that the app sets is kept beside the coordinator.
    open override var delegate: (any UINavigationControllerDelegate)? {
      get { super.delegate }
      set {
        // UIKit asks a delegate which methods it has when it is set.
        super.delegate = nil
        super.delegate = relay.delegate(for: newValue, isOwner: newValue is any ContainerOwner)
      }
    }

    /// The delegate that somebody else has set.
    var ownDelegate: (any UINavigationControllerDelegate)? { relay.app }

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      relay.ask({ $0.navigationControllerSupportedInterfaceOrientations(_:) }) { $0(self) } ?? super.supportedInterfaceOrientations
    }
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
      let ask = relay.app?.navigationControllerPreferredInterfaceOrientationForPresentation(_:)
      return ask?(self) ?? super.preferredInterfaceOrientationForPresentation
    }

    /// Whether a screen above that many has to be asked first; then that has begun. A coordinator answers.
    var holdsBack: @MainActor (Int) -> Bool = { _ in false }

    /// VoiceOver's escape.
    open override func accessibilityPerformEscape() -> Bool {
      holdsBack(max(1, viewControllers.count - 1)) || super.accessibilityPerformEscape()
    }

    @discardableResult open override func popViewController(animated: Bool) -> UIViewController? {
      holdsBack(max(1, viewControllers.count - 1)) ? nil : super.popViewController(animated: animated)
    }

    @discardableResult open override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
      let kept = viewControllers.firstIndex { $0 === viewController }.map { $0 + 1 }
      return kept.map(holdsBack) ?? false ? nil : super.popToViewController(viewController, animated: animated)
    }

    @discardableResult open override func popToRootViewController(animated: Bool) -> [UIViewController]? {
      holdsBack(1) ? nil : super.popToRootViewController(animated: animated)
    }

    var hidden: @MainActor () -> Chrome.Bars = { [] }
    open override var childForStatusBarHidden: UIViewController? { hides(.statusBar) ? nil : super.childForStatusBarHidden }
    open override var prefersStatusBarHidden: Bool { hides(.statusBar) || super.prefersStatusBarHidden }
    open override var childForHomeIndicatorAutoHidden: UIViewController? {
      hides(.homeIndicator) ? nil : super.childForHomeIndicatorAutoHidden
    }
    open override var prefersHomeIndicatorAutoHidden: Bool { hides(.homeIndicator) || super.prefersHomeIndicatorAutoHidden }
  }

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
