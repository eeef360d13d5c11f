/// A delegate of a popover, which is notified (UIKit-M20) and determines the adaptation (UIKit-M17).
///
/// The inherited protocol declares the same method. Without Objective-C, a subclass's method is only found if it's declared here too.
@MainActor public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  @available(iOS 8.3, *) @_nonoverride
  func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle
  @available(iOS 8.0, *)
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  @available(iOS 8.0, *) func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

// Every requirement is optional, as on iOS.
extension UIPopoverPresentationControllerDelegate {
  @available(iOS 8.0, *)
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
  @available(iOS 8.0, *) public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {}
}
