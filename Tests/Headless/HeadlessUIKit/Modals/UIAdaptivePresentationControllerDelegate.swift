/// A delegate that is notified of dismissals by the user (UIKit-M9 to UIKit-M12), and determines adaptations (UIKit-M17, UIKit-M22).
@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  @available(iOS 13.0, *)
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  @available(iOS 13.0, *)
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  @available(iOS 13.0, *)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  @available(iOS 13.0, *)
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  @available(iOS 8.0, *)
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  @available(iOS 8.3, *)
  func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle
  @available(iOS 15.0, *)
  func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController)
  @available(iOS 8.0, *) func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  @available(iOS 8.3, *) func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
}

// Every requirement is optional, as on iOS.
extension UIAdaptivePresentationControllerDelegate {
  @available(iOS 13.0, *)
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  @available(iOS 13.0, *)
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  @available(iOS 13.0, *)
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  @available(iOS 13.0, *)
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
  @available(iOS 8.0, *)
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { Headless.unanswered(.none) }
  /// Returns the answer of the older method by default.
  @available(iOS 8.3, *) public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  @available(iOS 15.0, *) public func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  ) {}
  @available(iOS 8.0, *) public func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  @available(iOS 8.3, *) public func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
}
