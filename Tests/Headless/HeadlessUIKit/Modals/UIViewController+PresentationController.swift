extension UIViewController {
  /// UIKit-M13: reading it before the presentation makes one for the style of that moment.
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

  /// Makes the presentation controller if there is none yet, or if the style was changed after the first was made: then
  /// the delegate is lost, and that is noted.
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
