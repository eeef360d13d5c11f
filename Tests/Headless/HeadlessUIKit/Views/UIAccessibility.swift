/// The accessibility settings and VoiceOver notifications of the simulated device.
@MainActor public enum UIAccessibility {
  /// A VoiceOver notification.
  public struct Notification: Hashable, Sendable {
    let name: String

    public static let screenChanged = Notification(name: "screenChanged")
  }

  @available(iOS 8.0, *) public static var isReduceMotionEnabled: Bool { Headless.options.reducesMotion }
  @available(iOS 4.0, *) public static var isVoiceOverRunning: Bool { Headless.options.isVoiceOverRunning }

  public static func post(notification: UIAccessibility.Notification, argument: Any?) {
    Headless.world.tell(notification, argument as? UIView)
  }
}
