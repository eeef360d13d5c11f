/// A transition of the app's own that follows a finger.
@available(iOS 7.0, *) @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}
