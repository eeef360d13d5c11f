/// A headless controller that manages one presentation (UIKit-M9 to UIKit-M13).
@available(iOS 8.0, *) @MainActor open class UIPresentationController: NSObject {
  /// The presented controller. The reference isn't strong, because the presented controller retains its presentation controller
  /// (UIKit-M13).
  private unowned let presented: UIViewController
  let style: UIModalPresentationStyle
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  init(presented: UIViewController, style: UIModalPresentationStyle) {
    self.presented = presented
    self.style = style
    super.init()
  }

  open var presentedViewController: UIViewController { presented }
  /// The presenter, or the presented controller itself before the presentation, because Apple's type isn't optional.
  open var presentingViewController: UIViewController { presented.presentingViewController ?? presented }
  /// Whether compact height prevents a drag of this sheet, depending on the options.
  var isHeldByHeight: Bool {
    guard Headless.options.holdsSheetsInCompactHeight, style.resolved == .pageSheet || style.resolved == .formSheet else { return false }
    guard presented.traitCollection.verticalSizeClass == .compact else { return false }
    guard #available(iOS 15.0, *), let sheet = self as? UISheetPresentationController else { return true }
    return !sheet.prefersEdgeAttachedInCompactHeight
  }

  open var presentationStyle: UIModalPresentationStyle { style.resolved }

  /// The style that the presentation has in the current size class, or `.none` if it isn't adapted (UIKit-M17).
  open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: presented.traitCollection) }

  /// Returns the adapted style, or `.none` (UIKit-M17).
  @available(iOS 8.3, *) open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    guard style == .popover || style.isSwipeable, traitCollection.horizontalSizeClass != .regular else { return .none }
    let ofPopover = delegate as? any UIPopoverPresentationControllerDelegate
    let answer = Headless.ask {
      ofPopover?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
        ?? delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
    }
    return answer ?? (style == .popover ? .formSheet : .none)
  }

  /// The adaptive style that was last reported to the delegate.
  private var adapted: UIModalPresentationStyle?

  /// Calls the delegate when the presentation begins or the size class changes (UIKit-M20, UIKit-M22).
  ///
  /// The controller that the delegate returns for the adaptation isn't shown.
  func adapt(alongside transition: (any UIViewControllerTransitionCoordinator)?) {
    let style = adaptivePresentationStyle
    let popover = style == .none ? self as? UIPopoverPresentationController : nil
    let listener = delegate as? any UIPopoverPresentationControllerDelegate
    if adapted == nil { popover.map { listener?.prepareForPopoverPresentation($0) } } else { popover?.reposition() }
    guard style != adapted else { return }
    adapted = style
    if style != .none {
      _ = delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
      let sheet = (self as? UIPopoverPresentationController)?.adaptiveSheetPresentationController
      delegate?.presentationController(self, prepare: style == .formSheet ? sheet ?? self : self)
    }
    delegate?.presentationController(self, willPresentWithAdaptiveStyle: style, transitionCoordinator: transition)
  }
}
