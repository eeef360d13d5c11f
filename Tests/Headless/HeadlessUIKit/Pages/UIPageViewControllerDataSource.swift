/// A data source that returns the neighbors of a page.
@available(iOS 5.0, *) @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  @available(iOS 5.0, *) func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  @available(iOS 5.0, *) func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}
