import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// Tells a coordinator and the delegate that the app has set; a tap goes through if both agree.
  @MainActor final class TabBarRelay: Relay<any UITabBarControllerDelegate>, UITabBarControllerDelegate {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
      // The app first: what it refuses is no intent.
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
  }
}
