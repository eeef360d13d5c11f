/// Says how a popover adapts (M17). Apple declares the callback one protocol higher, as an optional one.
@MainActor public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  @available(iOS 8.3, *)
  func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle
}
