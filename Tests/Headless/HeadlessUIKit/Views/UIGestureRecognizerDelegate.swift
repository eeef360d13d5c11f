/// A delegate of a gesture recognizer, which is never called.
@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {}
