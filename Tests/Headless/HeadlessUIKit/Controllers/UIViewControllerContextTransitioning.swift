/// The context of a custom animation.
@available(iOS 7.0, *) @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  var containerView: UIView { get }
  func completeTransition(_ didComplete: Bool)
}
