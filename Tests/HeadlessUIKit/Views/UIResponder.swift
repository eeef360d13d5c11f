/// The root of views and controllers.
@MainActor open class UIResponder: NSObject {
  open var canBecomeFirstResponder: Bool { false }
  open var isFirstResponder: Bool { Headless.world.firstResponder === self }

  @discardableResult open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    if !isFirstResponder { Headless.world.firstResponder?.resignFirstResponder() }
    Headless.world.firstResponder = self
    return true
  }

  @discardableResult open func resignFirstResponder() -> Bool {
    if isFirstResponder { Headless.world.firstResponder = nil }
    return true
  }

  /// What VoiceOver's escape does here; false leaves it to others. Apple has it for every object.
  open func accessibilityPerformEscape() -> Bool { false }
}
