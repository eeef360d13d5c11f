/// A delegate that is called for turns by the user (UIKit-P1). Apple's requirements are optional, but here a misspelled method must not
/// compile.
@available(iOS 5.0, *) @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  @available(iOS 6.0, *)
  func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  @available(iOS 5.0, *) func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool)
  @available(iOS 5.0, *) func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
  @available(iOS 7.0, *)
  func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController) -> UIInterfaceOrientationMask
  @available(iOS 7.0, *) func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation
}

// Optional requirements, as on iOS. Generated code implements these callbacks only if the app has its own delegate.
@available(iOS 5.0, *) extension UIPageViewControllerDelegate {
  @available(iOS 5.0, *) public func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { Headless.unanswered(pageViewController.spineLocation) }
  @available(iOS 7.0, *)
  public func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController) -> UIInterfaceOrientationMask {
    Headless.unanswered(pageViewController.usualOrientations)
  }
  @available(iOS 7.0, *) public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation { Headless.unanswered(.portrait) }
}
