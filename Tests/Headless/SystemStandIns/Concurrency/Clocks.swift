// Stand-ins for the parts of the concurrency module that navgraph uses, but no app does.

@available(macOS 13.0, iOS 16.0, *)
public struct ContinuousClock: Sendable {
  public struct Instant: Comparable, Hashable, Sendable {
    public static var now: Instant { Instant() }
    public static func < (left: Instant, right: Instant) -> Bool { false }
    public static func + (left: Instant, right: Duration) -> Instant { left }
    public static func - (left: Instant, right: Instant) -> Duration { .zero }
    public func duration(to other: Instant) -> Duration { .zero }
  }
  public static var now: Instant { Instant() }
  public var now: Instant { Instant() }
  public init() {}
  public func measure(_ work: () throws -> Void) rethrows -> Duration { .zero }
}

@propertyWrapper
@available(macOS 10.15, iOS 13.0, *)
public final class TaskLocal<Value: Sendable>: Sendable {
  private let value: Value
  public init(wrappedValue: Value) { value = wrappedValue }
  public var wrappedValue: Value { value }
  public var projectedValue: TaskLocal<Value> { self }
  public func withValue<R>(_ valueDuringOperation: Value, operation: () throws -> R, file: String = #fileID, line: UInt = #line) rethrows
    -> R
  {
    try operation()
  }
}
