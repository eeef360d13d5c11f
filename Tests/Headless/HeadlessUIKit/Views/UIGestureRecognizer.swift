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

extension UIGestureRecognizer {
  /// The state of a gesture recognizer.
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5
  }
}
