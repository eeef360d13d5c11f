/// A delegate that is called when columns change (UIKit-S3, UIKit-S4, UIKit-S6).
///
/// A misspelling of a method that generated code implements doesn't compile. The other requirements are optional, as on iOS.
@MainActor public protocol UISplitViewControllerDelegate: AnyObject {
  @available(iOS 14.0, *) func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  @available(iOS 14.0, *) func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  @available(iOS 14.0, *) func splitViewController(
    _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  @available(iOS 14.0, *) func splitViewControllerDidExpand(_ svc: UISplitViewController)
  @available(iOS 14.0, *) func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  @available(iOS 14.0, *) func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  @available(iOS 26.0, *) func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column)
  @available(iOS 26.0, *) func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column)
  @available(iOS 8.0, *)
  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  @available(iOS 14.0, *) func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
  @available(iOS 14.0, *) func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
  @available(iOS 7.0, *)
  func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController) -> UIInterfaceOrientationMask
  @available(iOS 7.0, *) func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation
}

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
