/// What stands between a recogniser and a touch. Nothing here recognises anything.
@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {}
