// What the output of navgraph does not implement may be left out, as on iOS.
extension UITabBarControllerDelegate {
  @available(iOS 18.0, *)
  public func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab, proposedViewControllers: [UIViewController]
  ) -> [UIViewController] { proposedViewControllers }
}
