// Optional requirements, as on iOS. Generated code implements these callbacks only if the app has its own delegate.
extension UINavigationControllerDelegate {
  @available(iOS 7.0, *) public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  @available(iOS 7.0, *) public func navigationController(
    _ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  @available(iOS 7.0, *) public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { Headless.unanswered(navigationController.usualOrientations) }
  @available(iOS 7.0, *) public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { Headless.unanswered(.portrait) }
}
