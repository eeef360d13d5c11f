// A callback that the output of navgraph does not implement may be left out, as on iOS. Whoever starts to implement it there removes
// this default, so that a near miss does not compile.
@available(iOS 5.0, *) extension UIPageViewControllerDelegate {
  @available(iOS 6.0, *) public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
}
