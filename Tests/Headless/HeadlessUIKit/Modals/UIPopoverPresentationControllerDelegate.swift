/// A delegate of a popover, which is notified (UIKit-M20) and determines the adaptation (UIKit-M17).
///
/// Apple declares the method for the adaptation in the inherited protocol. Without Objective-C, a method that a subclass adds is only
/// found if this protocol declares it again.
@MainActor public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  @available(iOS 8.3, *) @_nonoverride
  func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle
  @available(iOS 8.0, *)
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  @available(iOS 8.0, *) func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>)
}
