// Callbacks that the output of navgraph does not implement may be left out, as on iOS. Whoever starts to implement one there removes
// its default here, so that a near miss does not compile.
extension UISplitViewControllerDelegate {
  @available(iOS 14.0, *) public func splitViewController(
    _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
  @available(iOS 14.0, *) public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
  @available(iOS 14.0, *) public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
  @available(iOS 26.0, *) public func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {}
}
