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

    #if EXTERNAL
    /// The delegate that somebody else has set.
    var ownDelegate: (any UINavigationControllerDelegate)? { relay.app }
    #endif

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      relay.ask({ $0.navigationControllerSupportedInterfaceOrientations(_:) }) { $0(self) } ?? super.supportedInterfaceOrientations
    }
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
      let ask = relay.app?.navigationControllerPreferredInterfaceOrientationForPresentation(_:)
      return ask?(self) ?? super.preferredInterfaceOrientationForPresentation
    }

    #if BACK && CONFIRMATION
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
    #endif

    #if SYSTEMBARS
    var hidden: @MainActor () -> Chrome.Bars = { [] }
    open override var childForStatusBarHidden: UIViewController? { hides(.statusBar) ? nil : super.childForStatusBarHidden }
    open override var prefersStatusBarHidden: Bool { hides(.statusBar) || super.prefersStatusBarHidden }
    open override var childForHomeIndicatorAutoHidden: UIViewController? {
      hides(.homeIndicator) ? nil : super.childForHomeIndicatorAutoHidden
    }
    open override var prefersHomeIndicatorAutoHidden: Bool { hides(.homeIndicator) || super.prefersHomeIndicatorAutoHidden }
    #endif
  }
}
