extension UIViewController {
  /// Drags this sheet down (or touches the screen beside this popover) and lets go; with `complete` false it springs back (M9 to M12). False if nothing could be dragged.
  @discardableResult public func dragSheetDown(complete: Bool = true) -> Bool {
    let sheet = outermost
    guard let host = sheet.presenter, sheet.presentation == nil, sheet.runningTransition == nil else { return false }
    let controller = sheet.preparePresentationController()
    guard controller.style.isSwipeable, !(sheet is UIAlertController) else { return false }
    guard !sheet.refusesDismissal, controller.delegate?.presentationControllerShouldDismiss(controller) ?? true else {
      if complete {  // M11
        Headless.world.call(.didAttemptToDismiss) { controller.delegate?.presentationControllerDidAttemptToDismiss(controller) }
      }
      return true
    }
    let transition = HeadlessTransition(
      from: sheet, to: host, animated: true, interactive: true, duration: HeadlessDuration.present)
    sheet.transition = transition
    sheet.isBeingDismissed = true
    Headless.world.call(.willDismiss) { controller.delegate?.presentationControllerWillDismiss(controller) }
    sheet.beginAppearance(false, animated: true)
    Headless.world.after(HeadlessDuration.release, animated: true) {
      guard sheet.transition === transition else { return }
      transition.releaseFinger(cancelled: !complete)
      if !complete { sheet.beginAppearance(true, animated: true) }
      Headless.world.after(HeadlessDuration.release, animated: true) {
        guard sheet.transition === transition else { return }
        sheet.transition = nil
        sheet.isBeingDismissed = false
        if complete { host.unlink([sheet]) }
        sheet.endAppearance(animated: true)
        transition.end()
        if complete { Headless.world.call(.didDismiss) { controller.delegate?.presentationControllerDidDismiss(controller) } }
      }
    }
    return true
  }

  /// M21: drags this sheet to another height. False if it isn't a sheet.
  @available(iOS 15.0, *) @discardableResult
  public func dragSheet(to detent: UISheetPresentationController.Detent.Identifier) -> Bool {
    guard let sheet = outermost.presentationControllerInUse as? UISheetPresentationController else { return false }
    sheet.selectedDetentIdentifier = detent
    let listener = sheet.delegate as? any UISheetPresentationControllerDelegate
    listener?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
    return true
  }

  /// A controller on the screen may hold the sheet in which it is shown (M11).
  private var refusesDismissal: Bool {
    isModalInPresentation || visibleChildren.contains { $0.refusesDismissal }
  }
}
