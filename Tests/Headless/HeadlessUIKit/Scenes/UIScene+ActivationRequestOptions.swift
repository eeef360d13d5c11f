@available(iOS 13.0, *) extension UIScene {
  /// The options of a request for a scene.
  @available(iOS 13.0, *) @MainActor open class ActivationRequestOptions: NSObject {
    open var requestingScene: UIScene?
  }
}
