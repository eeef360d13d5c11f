/// A stand-in for the type that the embedded standard library declares as unavailable.
///
/// The compiler's implicit conversion to it doesn't exist. Literals and `AnyHashable(value)` work.
public struct AnyHashable: Hashable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  public init<Value: Hashable>(_ base: Value) {}
  public init(stringLiteral value: String) {}
  public init(integerLiteral value: Int) {}
  public var base: Any { 0 }
}
