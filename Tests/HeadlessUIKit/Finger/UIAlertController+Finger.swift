extension UIAlertController {
  /// Taps the button at `index`: UIKit takes the alert down and then calls the handler. False if it could not be tapped.
  @discardableResult public func tapButton(_ index: Int) -> Bool {
    guard actions.indices.contains(index), actions[index].isEnabled else { return false }
    return leave(through: actions[index])
  }

  /// Taps the first button with this title.
  @discardableResult public func tapButton(_ title: String) -> Bool {
    guard let index = actions.firstIndex(where: { $0.title == title }) else { return false }
    return tapButton(index)
  }

  /// Taps beside it: an alert stays; an action sheet goes through its cancel button; one shown as a popover may go without any.
  @discardableResult public func tapOutside() -> Bool {
    guard preferredStyle == .actionSheet else { return false }
    let cancel = actions.first { $0.style == .cancel }
    guard cancel != nil || traitCollection.horizontalSizeClass == .regular else { return false }
    return leave(through: cancel)
  }

  private func leave(through action: UIAlertAction?) -> Bool {
    guard let presenter, presentation == nil, runningTransition == nil else { return false }
    presenter.removePresented(animated: true, duration: HeadlessDuration.alert) {
      if let action { action.handler?(action) }
    }
    return true
  }
}
