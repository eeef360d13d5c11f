import UIKit

/// A delegate of a tab bar controller that records its calls.
@MainActor final class TabListener: NSObject, UITabBarControllerDelegate {
  private(set) var heard: [String] = []
  var allows = true
  /// The answers for displayed controllers, indexed by the tab's identifier.
  var displayed: [String: [UIViewController]] = [:]

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    heard.append("should " + names([viewController]).joined())
    return allows
  }
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    heard.append("did " + names([viewController]).joined())
  }
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    heard.append("should tab " + tab.identifier)
    return allows
  }
  func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
    heard.append("did tab " + selectedTab.identifier + " after " + (previousTab?.identifier ?? "none"))
  }

  func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab, proposedViewControllers: [UIViewController]
  ) -> [UIViewController] {
    displayed[tab.identifier] ?? proposedViewControllers
  }

  func forget() { heard = [] }
}
