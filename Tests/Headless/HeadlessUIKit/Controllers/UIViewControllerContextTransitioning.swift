/// What an animation of the app's own works on.
@available(iOS 7.0, *) @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  var containerView: UIView { get }
  func completeTransition(_ didComplete: Bool)
}
