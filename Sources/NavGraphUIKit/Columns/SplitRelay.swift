import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// A delegate that forwards calls to the coordinator and to the app's delegate. The coordinator alone decides which column a collapsing
  /// split shows. Methods for splits without columns are left out.
  @MainActor final class SplitRelay: DelegateProxy<any UISplitViewControllerDelegate>, UISplitViewControllerDelegate {
    nonisolated override init() { super.init() }

    func splitViewController(
      _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      let tell = app?.splitViewController(_:topColumnForCollapsingToProposedTopColumn:)
      let ask = owner?.splitViewController(_:topColumnForCollapsingToProposedTopColumn:)
      let wanted = tell?(svc, proposedTopColumn)
      return ask?(svc, proposedTopColumn) ?? wanted ?? proposedTopColumn
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
      tell(both, { $0.splitViewControllerDidCollapse(_:) }) { $0(svc) }
    }

    func splitViewController(
      _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
      var mode = proposedDisplayMode
      tell(both, { $0.splitViewController(_:displayModeForExpandingToProposedDisplayMode:) }) { mode = $0(svc, mode) }
      return mode
    }

    func splitViewControllerDidExpand(_ svc: UISplitViewController) {
      tell(both, { $0.splitViewControllerDidExpand(_:) }) { $0(svc) }
    }

    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
      tell(both, { $0.splitViewController(_:willShow:) }) { $0(svc, column) }
    }

    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
      tell(both, { $0.splitViewController(_:willHide:) }) { $0(svc, column) }
    }

    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
      tell([app], { $0.splitViewController(_:willChangeTo:) }) { $0(svc, displayMode) }
    }

    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
      tell([app], { $0.splitViewControllerInteractivePresentationGestureWillBegin(_:) }) { $0(svc) }
    }

    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
      tell([app], { $0.splitViewControllerInteractivePresentationGestureDidEnd(_:) }) { $0(svc) }
    }

    @available(iOS 26.0, *)
    func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {
      tell(both, { $0.splitViewController(_:didShow:) }) { $0(svc, column) }
    }

    @available(iOS 26.0, *)
    func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {
      tell(both, { $0.splitViewController(_:didHide:) }) { $0(svc, column) }
    }
  }

  /// The split view controller of a split. To use a subclass, set it in `Containers`.
  @MainActor open class SplitController: UISplitViewController {
    private let relay = SplitRelay()
    /// The delegate. One that your app sets is called in addition to the runtime's.
    open override var delegate: (any UISplitViewControllerDelegate)? {
      get { super.delegate }
      set {
        // UIKit determines a delegate's methods when it's set.
        super.delegate = nil
        super.delegate = relay.delegate(for: newValue, isOwner: newValue is any ContainerOwner)
      }
    }

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      relay.ask({ $0.splitViewControllerSupportedInterfaceOrientations(_:) }) { $0(self) } ?? super.supportedInterfaceOrientations
    }
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
      let ask = relay.app?.splitViewControllerPreferredInterfaceOrientationForPresentation(_:)
      return ask?(self) ?? super.preferredInterfaceOrientationForPresentation
    }

    var hidden: @MainActor () -> Chrome.Bars = { [] }
    open override var childForStatusBarHidden: UIViewController? { hides(.statusBar) ? nil : super.childForStatusBarHidden }
    open override var prefersStatusBarHidden: Bool { hides(.statusBar) || super.prefersStatusBarHidden }
    open override var childForHomeIndicatorAutoHidden: UIViewController? {
      hides(.homeIndicator) ? nil : super.childForHomeIndicatorAutoHidden
    }
    open override var prefersHomeIndicatorAutoHidden: Bool { hides(.homeIndicator) || super.prefersHomeIndicatorAutoHidden }
  }
}
