/// A headless gesture recognizer, used in failure requirements (UIKit-N20).
@MainActor open class UIGestureRecognizer: NSObject {
  @available(iOS 3.2, *) open var isEnabled = true
  @available(iOS 3.2, *) open internal(set) var state = UIGestureRecognizer.State.possible
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The recognizers that must fail before this one may begin, oldest first.
  package private(set) var required: [UIGestureRecognizer] = []

  public override required init() { super.init() }

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) { required.append(otherGestureRecognizer) }
}
