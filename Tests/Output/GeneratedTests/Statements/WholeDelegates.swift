import UIKit

/// A delegate of the app with every method, which records its calls.
class WholeDelegate: NSObject {
  var heard: [String] = []

  fileprivate func hear(_ what: String) { heard.append(what) }
}

/// An animation that takes 0.8 seconds.
final class SlowAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.8 }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
}

final class WholeStackDelegate: WholeDelegate, UINavigationControllerDelegate {
  func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
    hear("willShow")
  }
  func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
    hear("didShow")
  }
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    hear("animation")
    return SlowAnimator()
  }
  func navigationController(
    _ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    hear("interaction")
    return nil
  }
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { .landscapeLeft }
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { .landscapeLeft }
}

final class WholeTabDelegate: WholeDelegate, UITabBarControllerDelegate {
  var displayed: [UIViewController]?

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { true }
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) { hear("didSelect") }
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    hear("shouldSelectTab")
    return true
  }
  func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
    hear("didSelectTab")
  }
  func tabBarController(_ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]) {
    hear("willBeginCustomizing")
  }
  func tabBarController(_ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool) {
    hear("willEndCustomizing")
  }
  func tabBarController(_ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool) {
    hear("didEndCustomizing")
  }
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    hear("animation")
    return SlowAnimator()
  }
  func tabBarController(
    _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    hear("interaction")
    return nil
  }
  func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask { .landscape }
  func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController) -> UIInterfaceOrientation {
    .landscapeRight
  }
  func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) { hear("willBeginEditing") }
  func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) { hear("didEndEditing") }
  func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]) { hear("visibility") }
  func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup) { hear("order") }
  func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab, proposedViewControllers: [UIViewController]
  ) -> [UIViewController] { displayed ?? proposedViewControllers }
  func tabBarController(
    _ tabBarController: UITabBarController, tab: UITab, operationForAcceptingItemsFrom session: any UIDropSession
  ) -> UIDropOperation {
    hear("operation")
    return .copy
  }
  func tabBarController(_ tabBarController: UITabBarController, tab: UITab, acceptItemsFrom session: any UIDropSession) { hear("accept") }
}

final class WholeSplitDelegate: WholeDelegate, UISplitViewControllerDelegate {
  func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    hear("top")
    return .primary
  }
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { hear("collapsed") }
  func splitViewController(
    _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    hear("mode")
    return proposedDisplayMode
  }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { hear("expanded") }
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) { hear("willShow") }
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) { hear("willHide") }
  func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) { hear("didShow") }
  func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) { hear("didHide") }
  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
    hear("willChangeTo")
  }
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) { hear("gestureWillBegin") }
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) { hear("gestureDidEnd") }
  func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController) -> UIInterfaceOrientationMask {
    .landscape
  }
  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation { .landscapeRight }
}

final class WholePageDelegate: WholeDelegate, UIPageViewControllerDelegate {
  func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) {
    hear("will")
  }
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) { hear("did \(completed)") }
  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { .max }
  func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController) -> UIInterfaceOrientationMask {
    .landscape
  }
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation { .landscapeRight }
}

/// A delegate with the methods that are notifications. The classes below have those about adaptivity.
class WholeModalDelegate: WholeDelegate, UIPopoverPresentationControllerDelegate, UISheetPresentationControllerDelegate {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    hear("should")
    return true
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { hear("will") }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { hear("did") }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { hear("attempt") }
  func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  ) { hear("prepare") }
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    hear("controller")
    return nil
  }
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) { hear("\(style)") }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) {
    hear("detent")
  }
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) { hear("popover") }
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {
    hear("reposition")
    rect.pointee = CGRect(x: 1, y: 2, width: 3, height: 4)
  }
}
