// Optional requirements, as on iOS. Generated code doesn't implement these callbacks. If it starts to implement one, its default here
// must be removed, so that a misspelled method doesn't compile.
extension UISplitViewControllerDelegate {
  @available(iOS 14.0, *) public func splitViewController(
    _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
  @available(iOS 14.0, *) public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
  @available(iOS 14.0, *) public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
  @available(iOS 26.0, *) public func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {}
  @available(iOS 8.0, *)
  public func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {}
  @available(iOS 14.0, *) public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {}
  @available(iOS 14.0, *) public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {}
  @available(iOS 7.0, *) public func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask { Headless.unanswered(splitViewController.usualOrientations) }
  @available(iOS 7.0, *) public func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation { Headless.unanswered(.portrait) }
}
