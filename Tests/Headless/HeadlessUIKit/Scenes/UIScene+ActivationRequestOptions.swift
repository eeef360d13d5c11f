@available(iOS 13.0, *) extension UIScene {
  /// How a scene is asked for.
  @available(iOS 13.0, *) @MainActor open class ActivationRequestOptions: NSObject {
    open var requestingScene: UIScene?
  }
}
