/// The key of a value in the environment.
@available(iOS 13.0, *) public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}
