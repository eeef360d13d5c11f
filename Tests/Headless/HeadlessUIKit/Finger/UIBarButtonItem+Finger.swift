extension UIBarButtonItem {
  /// Taps the button. Returns false if it's disabled or has no action.
  @discardableResult public func tap() -> Bool {
    guard isEnabled, let primaryAction else { return false }
    primaryAction.perform()
    return true
  }

  /// Opens the button's menu, and taps the first action with that title. Returns false if there is none.
  @discardableResult public func tap(inMenu title: String) -> Bool {
    let actions = (menu?.children ?? []).compactMap { $0 as? UIAction }
    guard isEnabled, let action = actions.first(where: { $0.title == title }) else { return false }
    action.perform()
    return true
  }
}
