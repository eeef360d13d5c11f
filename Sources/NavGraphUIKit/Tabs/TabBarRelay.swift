import NavGraphRuntime
import UIKit

extension NavGraph {
  /// Tells a coordinator and the delegate that the app has set; a tap goes through if both agree.
  @MainActor final class TabBarRelay: NSObject, UITabBarControllerDelegate {
    private weak var owner: (any UITabBarControllerDelegate)?
    private weak var app: (any UITabBarControllerDelegate)?

    init(_ owner: (any UITabBarControllerDelegate)?, and app: any UITabBarControllerDelegate) {
      self.owner = owner
      self.app = app
    }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
      // The app first: what it refuses is no intent.
      [app, owner].allSatisfy { delegate in
        let ask = delegate?.tabBarController(_:shouldSelect:)
        return ask?(tabBarController, viewController) ?? true
      }
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      for delegate in [owner, app] {
        let tell = delegate?.tabBarController(_:didSelect:)
        tell?(tabBarController, viewController)
      }
    }

    @available(iOS 18.0, *)
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
      [app, owner].allSatisfy { delegate in
        let ask = delegate?.tabBarController(_:shouldSelectTab:)
        return ask?(tabBarController, tab) ?? true
      }
    }

    @available(iOS 18.0, *)
    func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
      for delegate in [owner, app] {
        let tell = delegate?.tabBarController(_:didSelectTab:previousTab:)
        tell?(tabBarController, selectedTab, previousTab)
      }
    }
  }
}
