/// A value that views find around them.
@available(iOS 13.0, *) public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}
