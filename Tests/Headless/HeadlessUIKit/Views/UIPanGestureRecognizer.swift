/// Recognises a finger that moves.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {}
