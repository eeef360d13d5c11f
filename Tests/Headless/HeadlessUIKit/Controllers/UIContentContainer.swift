/// A controller that can request a size from its container.
@available(iOS 8.0, *) @MainActor public protocol UIContentContainer: NSObjectProtocol {
  @available(iOS 8.0, *) var preferredContentSize: CGSize { get }
  @available(iOS 8.0, *) func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
}

extension UIViewController: UIContentContainer {}
