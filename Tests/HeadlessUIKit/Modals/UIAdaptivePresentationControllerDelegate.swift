/// Hears of a user's dismissal (M9 to M12). Apple's requirements are optional; here a near miss must not compile.
@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  @available(iOS 13.0, *)
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  @available(iOS 13.0, *)
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  @available(iOS 13.0, *)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  @available(iOS 13.0, *)
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}
