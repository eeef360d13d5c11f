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

  /// Types into the field of this number; false if there is none, or the alert isn't up.
  @discardableResult public func type(_ text: String, into index: Int = 0) -> Bool {
    guard let fields = textFields, fields.indices.contains(index), presenter != nil else { return false }
    fields[index].text = text
    fields[index].sendActions(for: .editingChanged)
    return true
  }

  /// A4: Return in a field goes through the first button that isn't `cancel`. Where that is disabled, the alert goes without any.
  @discardableResult public func pressReturn() -> Bool {
    guard let field = textFields?.last, field.delegate?.textFieldShouldReturn(field) ?? true else { return false }
    guard let action = preferredAction ?? actions.first(where: { $0.style != .cancel }) else { return false }
    return leave(through: action.isEnabled ? action : nil)
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
    presenter.removePresented(animated: true, duration: HeadlessDuration.alert, isFinger: true) {
      if let action { Headless.world.call(.alertAction) { action.handler?(action) } }
    }
    return true
  }
}
