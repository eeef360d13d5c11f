/// Looks after one presentation (M9 to M13).
@available(iOS 8.0, *) @MainActor open class UIPresentationController: NSObject {
  /// Not strong: a controller keeps its presentation controller from the first time that it is read (M13).
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
  open var presentationStyle: UIModalPresentationStyle { style.resolved }
}
