/// Hears of a user's taps (T1, T2). Apple's requirements are optional; here a near miss must not compile.
@MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  @available(iOS 3.0, *)
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  @available(iOS 18.0, *)
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
  @available(iOS 18.0, *)
  func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
  @available(iOS 18.0, *)
  func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab, proposedViewControllers: [UIViewController]
  ) -> [UIViewController]
}
