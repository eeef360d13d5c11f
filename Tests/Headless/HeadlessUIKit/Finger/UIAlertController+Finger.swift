extension UIAlertController {
  /// Taps the button at `index`. UIKit dismisses the alert and then calls the handler. Returns false if the button couldn't be tapped.
  @discardableResult public func tapButton(_ index: Int) -> Bool {
    guard actions.indices.contains(index), actions[index].isEnabled else { return false }
    return leave(through: actions[index])
  }

  /// Taps the first button with this title.
  @discardableResult public func tapButton(_ title: String) -> Bool {
    guard let index = actions.firstIndex(where: { $0.title == title }) else { return false }
    return tapButton(index)
  }

  /// Types into the field at `index`. Returns false if the field doesn't exist, or the alert isn't presented.
  @discardableResult public func type(_ text: String, into index: Int = 0) -> Bool {
    guard let fields = textFields, fields.indices.contains(index), presenter != nil else { return false }
    fields[index].text = text
    fields[index].sendActions(for: .editingChanged)
    return true
  }

  /// Presses Return in the last field, which taps the preferred action, or else the first that isn't `cancel` (UIKit-A4). A disabled
  /// action only dismisses the alert.
  @discardableResult public func pressReturn() -> Bool {
    guard let field = textFields?.last, field.delegate?.textFieldShouldReturn(field) ?? true else { return false }
    guard let action = preferredAction ?? actions.first(where: { $0.style != .cancel }) else { return false }
    return leave(through: action.isEnabled ? action : nil)
  }

  /// Taps next to the alert (UIKit-A5).
  ///
  /// An alert stays. An action sheet is dismissed with its cancel button. A popover can be dismissed without one, and then calls its
  /// delegate.
  @discardableResult public func tapOutside() -> Bool {
    guard preferredStyle == .actionSheet else { return false }
    let cancel = actions.first { $0.style == .cancel }
    let isPopover = traitCollection.horizontalSizeClass == .regular
    guard cancel != nil || isPopover else { return false }
    guard isPopover, cancel == nil || Headless.options.tapOutsideCallsDelegateToo, let controller = presentationController else {
      return leave(through: cancel)
    }
    guard controller.delegate?.presentationControllerShouldDismiss(controller) ?? true else { return false }
    let delegate = controller.delegate
    return leave(through: cancel) {
      Headless.world.call(.willDismiss) { delegate?.presentationControllerWillDismiss(controller) }
    } after: {
      Headless.world.call(.didDismiss) { delegate?.presentationControllerDidDismiss(controller) }
    }
  }

  private func leave(
    through action: UIAlertAction?, before: @MainActor () -> Void = {}, after: @escaping @MainActor () -> Void = {}
  ) -> Bool {
    guard let presenter, presentation == nil, runningTransition == nil else { return false }
    before()
    presenter.dismissPresented(animated: true, duration: HeadlessDuration.alert, isByUser: true) {
      after()
      if let action { Headless.world.call(.alertAction) { action.handler?(action) } }
    }
    return true
  }
}
