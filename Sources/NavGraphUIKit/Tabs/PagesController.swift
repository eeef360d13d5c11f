import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// The page view controller of pages. An app may supply a subclass (`Containers`).
  @MainActor open class PagesController: UIPageViewController {
    private let relay = PagesRelay()
    /// A delegate that the app sets is kept beside the coordinator.
    open override var delegate: (any UIPageViewControllerDelegate)? {
      get { super.delegate }
      set {
        // UIKit asks a delegate which methods it has when it is set.
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

  /// Tells a coordinator and the delegate that the app has set.
  @MainActor final class PagesRelay: Relay<any UIPageViewControllerDelegate>, UIPageViewControllerDelegate {
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

    /// Asked of pages that curl.
    func pageViewController(
      _ pages: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
      ask({ $0.pageViewController(_:spineLocationFor:) }) { $0(pages, orientation) } ?? pages.spineLocation
    }
  }
}
