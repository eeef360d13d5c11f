@available(iOS 16.0, *) extension UINavigationController {
  /// The entries of the top screen's title menu, and whether each is selected. Nil if the screen has no title menu.
  public var titleMenu: [(title: String, isOn: Bool)]? {
    topViewController?.navigationItem.titleMenuProvider?([])?.children.compactMap { $0 as? UIAction }.map { ($0.title, $0.state == .on) }
  }

  /// Selects an entry of the top screen's title menu. Returns false if no entry has this title.
  @discardableResult public func pickFromTitleMenu(_ title: String) -> Bool {
    let actions = topViewController?.navigationItem.titleMenuProvider?([])?.children.compactMap { $0 as? UIAction } ?? []
    guard visibleWindow != nil, let action = actions.first(where: { $0.title == title }) else { return false }
    action.perform()
    return true
  }
}
