import UIKit

/// Writes down what the delegate of a tab bar controller hears.
@MainActor final class TabListener: NSObject, UITabBarControllerDelegate {
  private(set) var heard: [String] = []
  var allows = true

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

  func forget() { heard = [] }
}
