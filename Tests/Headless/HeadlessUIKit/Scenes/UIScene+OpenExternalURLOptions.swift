@available(iOS 13.0, *) extension UIScene {
  /// How another app is asked to open a URL.
  @available(iOS 13.0, *) @MainActor open class OpenExternalURLOptions: NSObject {
    open var universalLinksOnly = false
  }
}
