import UIKit

/// A delegate of a split view controller that records its calls and returns configured answers.
@MainActor final class SplitListener: NSObject, UISplitViewControllerDelegate {
  private(set) var heard: [String] = []
  var top: UISplitViewController.Column?
  var mode: UISplitViewController.DisplayMode?

  func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    heard.append("top? \(proposedTopColumn)")
    return top ?? proposedTopColumn
  }
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { heard.append("collapsed \(svc.isCollapsed)") }
  func splitViewController(
    _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    heard.append("mode? \(proposedDisplayMode)")
    return mode ?? proposedDisplayMode
  }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { heard.append("expanded \(svc.isCollapsed)") }
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    heard.append("will show \(column)")
  }
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    heard.append("will hide \(column)")
  }
  func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {
    heard.append("did show \(column)")
  }
  func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {
    heard.append("did hide \(column)")
  }

  func forget() { heard = [] }
}
