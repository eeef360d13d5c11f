import NavGraphPlatform
import NavGraphRuntime

extension UIView {
  /// The name in tests of the interface: what the app has named itself keeps its name; `old` is one that this gave.
  package func takeName(_ name: String, insteadOf old: String? = nil) {
    if accessibilityIdentifier == nil || accessibilityIdentifier == old { accessibilityIdentifier = name }
  }
}
