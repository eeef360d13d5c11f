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

  /// UIKit-A4: Return in a field goes through the first button that isn't `cancel`. Where that is disabled, the alert goes without any.
  @discardableResult public func pressReturn() -> Bool {
    guard let field = textFields?.last, field.delegate?.textFieldShouldReturn(field) ?? true else { return false }
    guard let action = preferredAction ?? actions.first(where: { $0.style != .cancel }) else { return false }
    return leave(through: action.isEnabled ? action : nil)
  }

  /// UIKit-A5: taps beside it. An alert stays; an action sheet goes through its cancel button; one shown as a popover may go without
  /// any, and tells its delegate as other popovers do.
  @discardableResult public func tapOutside() -> Bool {
    guard preferredStyle == .actionSheet else { return false }
    let cancel = actions.first { $0.style == .cancel }
    let isPopover = traitCollection.horizontalSizeClass == .regular
    guard cancel != nil || isPopover else { return false }
    guard isPopover, cancel == nil || Headless.options.tapBesideTellsDelegateToo, let controller = presentationController else {
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
    presenter.removePresented(animated: true, duration: HeadlessDuration.alert, isFinger: true) {
      after()
      if let action { Headless.world.call(.alertAction) { action.handler?(action) } }
    }
    return true
  }
}
