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

@available(iOS 15.0, *) extension UISheetPresentationControllerDelegate {
  @available(iOS 15.0, *)
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) {}
}

extension UIPopoverPresentationControllerDelegate {
  @available(iOS 8.0, *)
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
  @available(iOS 8.0, *) public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {}
}
