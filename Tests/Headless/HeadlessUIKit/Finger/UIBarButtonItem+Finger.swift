extension UIBarButtonItem {
  /// Taps the button. False if nothing happens then.
  @discardableResult public func tap() -> Bool {
    guard isEnabled, let primaryAction else { return false }
    primaryAction.perform()
    return true
  }
}
