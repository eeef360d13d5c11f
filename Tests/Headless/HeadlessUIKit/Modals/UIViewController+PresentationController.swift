extension UIViewController {
  /// The presentation controller. Reading it before the presentation creates one for the current style (UIKit-M13).
  @available(iOS 8.0, *) public var presentationController: UIPresentationController? {
    if let parent, presenter == nil { return parent.presentationController }
    return preparePresentationController(reading: true)
  }

  @available(iOS 16.0, *) public var activePresentationController: UIPresentationController? {
    presentingViewController == nil ? nil : presentationController
  }

  @available(iOS 15.0, *) public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  @available(iOS 8.0, *) public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// Returns the presentation controller, and creates it if necessary.
  ///
  /// If the style has changed since its creation, creates another one and records that the delegate is lost.
  @discardableResult func preparePresentationController(reading: Bool = false) -> UIPresentationController {
    let style = styleToPresent
    if let existing = presentationControllerInUse {
      if existing.style == style || presenter != nil || reading { return existing }
      Headless.world.violate(
        "UIKit-M13",
        "\(headlessName(self)): the presentation style was changed after presentationController had been read; its delegate is lost")
    }
    let made: UIPresentationController =
      switch style.resolved {
      case .popover: UIPopoverPresentationController(presented: self, style: style)
      case .pageSheet, .formSheet: UISheetPresentationController(presented: self, style: style)
      default: UIPresentationController(presented: self, style: style)
      }
    presentationControllerInUse = made
    return made
  }
}
