import UIKit

/// A stack delegate of the app, which records its calls.
final class AppStackDelegate: NSObject, UINavigationControllerDelegate {
  var heard: [String] = []

  func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
    heard.append("will \((viewController as? SampleScreen)?.name ?? "?")")
  }
  func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
    heard.append("did \((viewController as? SampleScreen)?.name ?? "?")")
  }
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    heard.append("animation")
    return nil
  }
}

final class AppTabDelegate: NSObject, UITabBarControllerDelegate {
  var heard: [String] = []
  var agrees = true

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    heard.append("should")
    return agrees
  }
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) { heard.append("did") }
  @available(iOS 18.0, *)
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    heard.append("should")
    return agrees
  }
  @available(iOS 18.0, *)
  func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
    heard.append("did")
  }
}

final class AppSheetDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  var heard: [String] = []
  var agrees = true

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    heard.append("should")
    return agrees
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { heard.append("will") }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { heard.append("did") }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { heard.append("attempt") }
}

final class AppSplitDelegate: NSObject, UISplitViewControllerDelegate {
  var heard: [String] = []

  func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    heard.append("top")
    return .primary
  }
  @available(iOS 26.0, *)
  func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {}
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { heard.append("collapsed") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { heard.append("expanded") }
}
