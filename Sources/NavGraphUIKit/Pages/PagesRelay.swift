import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
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
