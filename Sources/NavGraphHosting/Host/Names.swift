import NavGraphPlatform
import NavGraphRuntime

// What views are called in tests of the interface.
extension UIView {
  /// What the app has named itself keeps its name; `old` is one that this gave.
  package func takeName(_ name: String, insteadOf old: String? = nil) {
    if accessibilityIdentifier == nil || accessibilityIdentifier == old { accessibilityIdentifier = name }
  }
}

extension NavGraph {
  /// The name of an enum's case, without what it carries.
  package static func caseName(of value: Any) -> String {
    Swift.Mirror(reflecting: value).children.first?.label ?? "\(value)"
  }
}
