/// Looks after one presentation (UIKit-M9 to UIKit-M13).
@available(iOS 8.0, *) @MainActor open class UIPresentationController: NSObject {
  /// Not strong: a controller keeps its presentation controller from the first time that it is read (UIKit-M13).
  private unowned let presented: UIViewController
  let style: UIModalPresentationStyle
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  init(presented: UIViewController, style: UIModalPresentationStyle) {
    self.presented = presented
    self.style = style
    super.init()
  }

  open var presentedViewController: UIViewController { presented }
  /// Before the presentation there is none, and Apple's type has no room for that.
  open var presentingViewController: UIViewController { presented.presentingViewController ?? presented }
  /// A sheet in a window of compact height: what a finger can do there is an open question.
  var isHeldByHeight: Bool {
    guard Headless.options.holdsSheetsInCompactHeight, style.resolved == .pageSheet || style.resolved == .formSheet else { return false }
    guard presented.traitCollection.verticalSizeClass == .compact else { return false }
    guard #available(iOS 15.0, *), let sheet = self as? UISheetPresentationController else { return true }
    return !sheet.prefersEdgeAttachedInCompactHeight
  }

  open var presentationStyle: UIModalPresentationStyle { style.resolved }

  /// UIKit-M17: what it has become in the present width; `.none` says that it has not changed.
  open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: presented.traitCollection) }

  /// UIKit-M17.
  @available(iOS 8.3, *) open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    guard style == .popover || style.isSwipeable, traitCollection.horizontalSizeClass != .regular else { return .none }
    let ofPopover = delegate as? any UIPopoverPresentationControllerDelegate
    let answer = Headless.ask {
      ofPopover?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
        ?? delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
    }
    return answer ?? (style == .popover ? .formSheet : .none)
  }

  /// What the delegate was told last.
  private var adapted: UIModalPresentationStyle?

  /// UIKit-M20, UIKit-M22: the presentation begins, or the room is another one. What another controller in its place would show isn't
  /// modelled.
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
