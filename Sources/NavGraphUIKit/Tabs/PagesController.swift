import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// The page view controller of pages. To use a subclass, set it in `Containers`.
  @MainActor open class PagesController: UIPageViewController {
    private let relay = PagesRelay()
    /// The delegate. One that your app sets is called in addition to the runtime's.
    open override var delegate: (any UIPageViewControllerDelegate)? {
      get { super.delegate }
      set {
        // UIKit determines a delegate's methods when it's set.
        super.delegate = nil
        super.delegate = relay.delegate(for: newValue, isOwner: newValue is any ContainerOwner)
      }
    }

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      relay.ask({ $0.pageViewControllerSupportedInterfaceOrientations(_:) }) { $0(self) } ?? super.supportedInterfaceOrientations
    }
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
      let ask = relay.app?.pageViewControllerPreferredInterfaceOrientationForPresentation(_:)
      return ask?(self) ?? super.preferredInterfaceOrientationForPresentation
    }

    var hidden: @MainActor () -> Chrome.Bars = { [] }
    open override var childForStatusBarHidden: UIViewController? { hides(.statusBar) ? nil : super.childForStatusBarHidden }
    open override var prefersStatusBarHidden: Bool { hides(.statusBar) || super.prefersStatusBarHidden }
    open override var childForHomeIndicatorAutoHidden: UIViewController? {
      hides(.homeIndicator) ? nil : super.childForHomeIndicatorAutoHidden
    }
    open override var prefersHomeIndicatorAutoHidden: Bool { hides(.homeIndicator) || super.prefersHomeIndicatorAutoHidden }
  }

  /// A delegate that forwards calls to the coordinator and to the app's delegate.
  @MainActor final class PagesRelay: DelegateProxy<any UIPageViewControllerDelegate>, UIPageViewControllerDelegate {
    nonisolated override init() { super.init() }

    func pageViewController(_ pages: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) {
      tell(both, { $0.pageViewController(_:willTransitionTo:) }) { $0(pages, pendingViewControllers) }
    }

    func pageViewController(
      _ pages: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
      transitionCompleted completed: Bool
    ) {
      tell(both, { $0.pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:) }) {
        $0(pages, finished, previousViewControllers, completed)
      }
    }

    /// Forwards a call that UIKit makes only for pages that curl.
    func pageViewController(
      _ pages: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
      ask({ $0.pageViewController(_:spineLocationFor:) }) { $0(pages, orientation) } ?? pages.spineLocation
    }
  }
}
