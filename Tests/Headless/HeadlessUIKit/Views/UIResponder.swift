/// The root of views and controllers. What a keyboard says goes from the first of them up to the window (UIKit-K1, UIKit-K2).
@MainActor open class UIResponder: NSObject {
  open var next: UIResponder? { nil }
  /// UIKit-K2: only a responder that returns true responds first.
  open var canBecomeFirstResponder: Bool { false }
  @available(iOS 7.0, *) open var keyCommands: [UIKeyCommand]? { nil }
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
