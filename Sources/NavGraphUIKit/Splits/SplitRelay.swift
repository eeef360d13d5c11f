import NavGraphRuntime
import UIKit

extension NavGraph {
  /// Tells a coordinator and the delegate that the app has set. Which column a collapsing split shows is the coordinator's affair.
  @MainActor final class SplitRelay: NSObject, UISplitViewControllerDelegate {
    private weak var owner: (any UISplitViewControllerDelegate)?
    private weak var app: (any UISplitViewControllerDelegate)?

    init(_ owner: (any UISplitViewControllerDelegate)?, and app: any UISplitViewControllerDelegate) {
      self.owner = owner
      self.app = app
    }

    func splitViewController(
      _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      let tell = app?.splitViewController(_:topColumnForCollapsingToProposedTopColumn:)
      let ask = owner?.splitViewController(_:topColumnForCollapsingToProposedTopColumn:)
      let wanted = tell?(svc, proposedTopColumn)
      return ask?(svc, proposedTopColumn) ?? wanted ?? proposedTopColumn
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
      for delegate in [owner, app] {
        let tell = delegate?.splitViewControllerDidCollapse(_:)
        tell?(svc)
      }
    }

    func splitViewController(
      _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
      [owner, app].reduce(proposedDisplayMode) { proposed, delegate in
        let ask = delegate?.splitViewController(_:displayModeForExpandingToProposedDisplayMode:)
        return ask?(svc, proposed) ?? proposed
      }
    }

    func splitViewControllerDidExpand(_ svc: UISplitViewController) {
      for delegate in [owner, app] {
        let tell = delegate?.splitViewControllerDidExpand(_:)
        tell?(svc)
      }
    }

    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
      for delegate in [owner, app] {
        let tell = delegate?.splitViewController(_:willShow:)
        tell?(svc, column)
      }
    }

    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
      for delegate in [owner, app] {
        let tell = delegate?.splitViewController(_:willHide:)
        tell?(svc, column)
      }
    }

    @available(iOS 26.0, *)
    func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {
      for delegate in [owner, app] {
        let tell = delegate?.splitViewController(_:didShow:)
        tell?(svc, column)
      }
    }

    @available(iOS 26.0, *)
    func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {
      for delegate in [owner, app] {
        let tell = delegate?.splitViewController(_:didHide:)
        tell?(svc, column)
      }
    }
  }
}
