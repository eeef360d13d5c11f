/// What the user has said in the settings, and what VoiceOver is told.
@MainActor public enum UIAccessibility {
  /// Something that VoiceOver is told of.
  public struct Notification: Hashable, Sendable {
    let name: String

    public static let screenChanged = Notification(name: "screenChanged")
  }

  @available(iOS 8.0, *) public static var isReduceMotionEnabled: Bool { Headless.options.reducesMotion }
  @available(iOS 4.0, *) public static var isVoiceOverRunning: Bool { Headless.options.speaks }

  public static func post(notification: UIAccessibility.Notification, argument: Any?) {
    Headless.world.tell(notification, argument as? UIView)
  }
}
