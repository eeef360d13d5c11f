@available(iOS 13.0, *) extension UIScene {
  /// What is known about a URL that was opened.
  @available(iOS 13.0, *) @MainActor open class OpenURLOptions: NSObject {
    public internal(set) var sourceApplication: String?
    public internal(set) var openInPlace = false
  }
}
