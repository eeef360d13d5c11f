/// A delegate that is notified of a new detent.
@available(iOS 15.0, *) @MainActor public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
}

// Every requirement is optional, as on iOS.
@available(iOS 15.0, *) extension UISheetPresentationControllerDelegate {
  @available(iOS 15.0, *)
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) {}
}
