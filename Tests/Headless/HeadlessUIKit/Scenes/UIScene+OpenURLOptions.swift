@available(iOS 13.0, *) extension UIScene {
  /// The options with which a URL was opened.
  @available(iOS 13.0, *) @MainActor open class OpenURLOptions: NSObject {
    public internal(set) var sourceApplication: String?
    public internal(set) var openInPlace = false
  }
}
