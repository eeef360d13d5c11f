/// The base class of headless views and controllers. Key commands go from the first responder up to the window (UIKit-K1,
/// UIKit-K2).
@MainActor open class UIResponder: NSObject {
  open var next: UIResponder? { nil }
  /// Whether this responder can become the first responder (UIKit-K2).
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

  /// Responds to VoiceOver's escape gesture. Returns false to leave it to other responders. Apple declares it for every object.
  open func accessibilityPerformEscape() -> Bool { false }
}
