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
