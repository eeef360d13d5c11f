/// The embedded standard library declares it unavailable. The compiler's conversion of any hashable value to it is gone with that;
/// literals and `AnyHashable(value)` work.
public struct AnyHashable: Hashable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  public init<Value: Hashable>(_ base: Value) {}
  public init(stringLiteral value: String) {}
  public init(integerLiteral value: Int) {}
  public var base: Any { 0 }
}
