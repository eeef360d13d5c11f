@available(iOS 16.0, *) extension UINavigationController {
  /// What the menu behind the title on top offers, with what is chosen; nil where there is none.
  public var titleMenu: [(title: String, isOn: Bool)]? {
    topViewController?.navigationItem.titleMenuProvider?([])?.children.compactMap { $0 as? UIAction }.map { ($0.title, $0.state == .on) }
  }

  /// Picks from the menu behind the title on top. False if nothing there is called so.
  @discardableResult public func pickFromTitleMenu(_ title: String) -> Bool {
    let actions = topViewController?.navigationItem.titleMenuProvider?([])?.children.compactMap { $0 as? UIAction } ?? []
    guard visibleWindow != nil, let action = actions.first(where: { $0.title == title }) else { return false }
    action.perform()
    return true
  }
}
