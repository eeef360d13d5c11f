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
