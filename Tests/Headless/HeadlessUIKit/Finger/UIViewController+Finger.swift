extension UIViewController {
  /// Drags this sheet down, or touches the screen outside of this popover (UIKit-M9 to UIKit-M12). With `complete` false, the drag is
  /// cancelled. Returns false if nothing could be dragged.
  @discardableResult public func dragSheetDown(complete: Bool = true) -> Bool {
    let sheet = outermost
    guard let host = sheet.presenter, sheet.presentation == nil, sheet.runningTransition == nil else { return false }
    let controller = sheet.preparePresentationController()
    guard controller.style.isSwipeable, !(sheet is UIAlertController), !controller.isHeldByHeight else { return false }
    guard !sheet.refusesDismissal, controller.delegate?.presentationControllerShouldDismiss(controller) ?? true else {
      if complete {  // UIKit-M11
        Headless.world.call(.didAttemptToDismiss) { controller.delegate?.presentationControllerDidAttemptToDismiss(controller) }
      }
      return true
    }
    sheet.leave(host, complete: complete, tells: controller)
    return true
  }

  /// Drags or pinches a zoomed controller back. With `complete` false, the gesture is cancelled. Returns false if the controller isn't
  /// zoomed, or may not be dismissed.
  @discardableResult public func dragZoomBack(complete: Bool = true) -> Bool {
    guard #available(iOS 18.0, *), let zoom = preferredTransition, zoom.kind == "zoom", visibleWindow != nil, runningTransition == nil,
      presentation == nil, asksToZoomBack(zoom)
    else { return false }
    if let navigation = parent as? UINavigationController {
      return navigation.topViewController === self && navigation.zoomBack(complete: complete)
    }
    guard let host = presenter else { return false }
    let controller = preparePresentationController()
    leave(host, complete: complete, tells: Headless.options.zoomTellsPresentation ? controller : nil)
    return true
  }

  /// Returns whether a zoom may be dismissed. For modals, UIKit's default depends on the options.
  @available(iOS 18.0, *) private func asksToZoomBack(_ zoom: UIViewController.Transition) -> Bool {
    var begins = true
    if presenter != nil, Headless.options.zoomAsksPresentation {
      let controller = preparePresentationController()
      begins = !refusesDismissal && controller.delegate?.presentationControllerShouldDismiss(controller) ?? true
    }
    let ask = zoom.options?.interactiveDismissShouldBegin
    return ask?(UIViewController.Transition.ZoomOptions.InteractionContext(willBegin: begins)) ?? begins
  }

  /// Begins a dismissal by the user, which calls the delegate of `told`.
  private func leave(_ host: UIViewController, complete: Bool, tells told: UIPresentationController?) {
    let sheet = self
    let transition = HeadlessTransition(
      from: sheet, to: host, animated: true, interactive: true, duration: HeadlessDuration.present)
    sheet.transition = transition
    sheet.isBeingDismissed = true
    if let told { Headless.world.call(.willDismiss) { told.delegate?.presentationControllerWillDismiss(told) } }
    sheet.beginAppearance(false, animated: true)
    let returns = sheet.preparePresentationController().presentationStyle.removesPresenter
    if returns { host.beginAppearance(true, animated: true) }
    Headless.world.after(HeadlessDuration.release, animated: true) {
      guard sheet.transition === transition else { return }
      transition.releaseFinger(cancelled: !complete)
      if !complete { sheet.beginAppearance(true, animated: true) }
      if !complete, returns { host.beginAppearance(false, animated: true) }
      Headless.world.after(HeadlessDuration.release, animated: true) {
        guard sheet.transition === transition else { return }
        sheet.transition = nil
        sheet.isBeingDismissed = false
        if complete { host.unlink([sheet]) }
        sheet.endAppearance(animated: true)
        if returns { host.endAppearance(animated: true) }
        transition.end()
        if complete, let told { Headless.world.call(.didDismiss) { told.delegate?.presentationControllerDidDismiss(told) } }
      }
    }
  }

  /// Drags this sheet to another detent (UIKit-M21). Returns false if it isn't a sheet.
  @available(iOS 15.0, *) @discardableResult
  public func dragSheet(to detent: UISheetPresentationController.Detent.Identifier) -> Bool {
    guard let sheet = outermost.presentationControllerInUse as? UISheetPresentationController else { return false }
    sheet.selectedDetentIdentifier = detent
    let listener = sheet.delegate as? any UISheetPresentationControllerDelegate
    listener?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
    return true
  }

  /// Whether this controller or a visible child prevents the dismissal of the sheet (UIKit-M11).
  private var refusesDismissal: Bool {
    isModalInPresentation || visibleChildren.contains { $0.refusesDismissal }
  }
}
