@available(iOS 13.0, *) extension UIScene {
  /// The activation state of a scene.
  @available(iOS 13.0, *) public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }
}
