/// What the user has said in the settings.
@MainActor public enum UIAccessibility {
  @available(iOS 8.0, *) public static var isReduceMotionEnabled: Bool { Headless.options.reducesMotion }
}
