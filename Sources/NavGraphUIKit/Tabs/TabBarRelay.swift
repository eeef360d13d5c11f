import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// A delegate that forwards calls to the coordinator and to the app's delegate. A tab is selected only if both agree.
  @MainActor final class TabBarRelay: DelegateProxy<any UITabBarControllerDelegate>, UITabBarControllerDelegate {
    nonisolated override init() { super.init() }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
      // The app is asked first, so that a tap that it refuses doesn't become an intent.
      agree([app, owner], { $0.tabBarController(_:shouldSelect:) }) { $0(tabBarController, viewController) }
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      tell(both, { $0.tabBarController(_:didSelect:) }) { $0(tabBarController, viewController) }
    }

    @available(iOS 18.0, *)
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
      agree([app, owner], { $0.tabBarController(_:shouldSelectTab:) }) { $0(tabBarController, tab) }
    }

    @available(iOS 18.0, *)
    func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
      tell(both, { $0.tabBarController(_:didSelectTab:previousTab:) }) { $0(tabBarController, selectedTab, previousTab) }
    }

    // MARK: Calls for the app's delegate only

    func tabBarController(
      _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      ask({ $0.tabBarController(_:animationControllerForTransitionFrom:to:) }) { $0(tabBarController, fromVC, toVC) } ?? nil
    }

    func tabBarController(
      _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      ask({ $0.tabBarController(_:interactionControllerFor:) }) { $0(tabBarController, animationController) } ?? nil
    }

    func tabBarController(_ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]) {
      tell([app], { $0.tabBarController(_:willBeginCustomizing:) }) { $0(tabBarController, viewControllers) }
    }

    func tabBarController(_ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool) {
      tell([app], { $0.tabBarController(_:willEndCustomizing:changed:) }) { $0(tabBarController, viewControllers, changed) }
    }

    func tabBarController(_ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool) {
      tell([app], { $0.tabBarController(_:didEndCustomizing:changed:) }) { $0(tabBarController, viewControllers, changed) }
    }

    @available(iOS 18.0, *)
    func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) {
      tell([app], { $0.tabBarControllerWillBeginEditing(_:) }) { $0(tabBarController) }
    }

    @available(iOS 18.0, *)
    func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) {
      tell([app], { $0.tabBarControllerDidEndEditing(_:) }) { $0(tabBarController) }
    }

    @available(iOS 18.0, *)
    func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]) {
      tell([app], { $0.tabBarController(_:visibilityDidChangeFor:) }) { $0(tabBarController, tabs) }
    }

    @available(iOS 18.0, *)
    func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup) {
      tell([app], { $0.tabBarController(_:displayOrderDidChangeFor:) }) { $0(tabBarController, group) }
    }

    @available(iOS 18.0, *)
    func tabBarController(
      _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab, proposedViewControllers: [UIViewController]
    ) -> [UIViewController] {
      ask({ $0.tabBarController(_:displayedViewControllersFor:proposedViewControllers:) }) {
        $0(tabBarController, tab, proposedViewControllers)
      } ?? proposedViewControllers
    }

    @available(iOS 18.0, *)
    func tabBarController(
      _ tabBarController: UITabBarController, tab: UITab, operationForAcceptingItemsFrom session: any UIDropSession
    ) -> UIDropOperation {
      ask({ $0.tabBarController(_:tab:operationForAcceptingItemsFrom:) }) { $0(tabBarController, tab, session) } ?? .cancel
    }

    @available(iOS 18.0, *)
    func tabBarController(_ tabBarController: UITabBarController, tab: UITab, acceptItemsFrom session: any UIDropSession) {
      tell([app], { $0.tabBarController(_:tab:acceptItemsFrom:) }) { $0(tabBarController, tab, session) }
    }
  }
}
