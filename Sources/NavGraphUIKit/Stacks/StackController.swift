import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// The navigation controller of a stack. To use a subclass, set it in `Containers`.
  @MainActor open class StackController: UINavigationController {
    private let relay = StackRelay()
    /// The delegate. One that your app sets is called in addition to the runtime's.
    open override var delegate: (any UINavigationControllerDelegate)? {
      get { super.delegate }
      set {
        // UIKit determines a delegate's methods when it's set.
        super.delegate = nil
        super.delegate = relay.delegate(for: newValue, isOwner: newValue is any ContainerOwner)
      }
    }

    /// The delegate that the app or another graph has set.
    var ownDelegate: (any UINavigationControllerDelegate)? { relay.app }

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      relay.ask({ $0.navigationControllerSupportedInterfaceOrientations(_:) }) { $0(self) } ?? super.supportedInterfaceOrientations
    }
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
      let ask = relay.app?.navigationControllerPreferredInterfaceOrientationForPresentation(_:)
      return ask?(self) ?? super.preferredInterfaceOrientationForPresentation
    }

    /// The closure that returns whether a screen above this number of controllers must confirm its removal, and starts the confirmation.
    var holdsBack: @MainActor (Int) -> Bool = { _ in false }

    /// Handles the escape gesture of VoiceOver.
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

    /// The closure that returns the bars that the visible screen hides.
    var hidden: @MainActor () -> Chrome.Bars = { [] }
    open override var childForStatusBarHidden: UIViewController? { hides(.statusBar) ? nil : super.childForStatusBarHidden }
    open override var prefersStatusBarHidden: Bool { hides(.statusBar) || super.prefersStatusBarHidden }
    open override var childForHomeIndicatorAutoHidden: UIViewController? {
      hides(.homeIndicator) ? nil : super.childForHomeIndicatorAutoHidden
    }
    open override var prefersHomeIndicatorAutoHidden: Bool { hides(.homeIndicator) || super.prefersHomeIndicatorAutoHidden }
  }

  /// A delegate that forwards calls to the coordinator and then to the app's delegate. Transitions are left to the app's delegate.
  @MainActor final class StackRelay: DelegateProxy<any UINavigationControllerDelegate>, UINavigationControllerDelegate {
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
