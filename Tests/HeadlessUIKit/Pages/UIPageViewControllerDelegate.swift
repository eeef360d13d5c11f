/// Hears of turns by a finger (P1). A near miss of the second does not compile; the first may be left out, as on iOS.
@available(iOS 5.0, *) @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  @available(iOS 6.0, *)
  func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  @available(iOS 5.0, *) func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool)
}
