/// Hears of a popover (M20).
@MainActor public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  @available(iOS 8.0, *)
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  @available(iOS 8.0, *) func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>)
}
