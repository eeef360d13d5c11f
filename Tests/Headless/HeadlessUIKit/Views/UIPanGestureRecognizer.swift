/// A headless pan recognizer, which recognizes nothing.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {}
