@available(iOS 13.0, *) extension UIScene {
  /// The options for opening a URL in another app.
  @available(iOS 13.0, *) @MainActor open class OpenExternalURLOptions: NSObject {
    open var universalLinksOnly = false
  }
}
