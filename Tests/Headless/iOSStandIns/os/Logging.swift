// Declarations of the parts of the unified log that the runtime uses.

public struct OSLogPrivacy: Sendable {
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
}

public struct OSLogInterpolation: StringInterpolationProtocol {
  public init(literalCapacity: Int, interpolationCount: Int) {}
  public mutating func appendLiteral(_ literal: String) {}
  public mutating func appendInterpolation(_ argument: @autoclosure @escaping () -> String, privacy: OSLogPrivacy) {}
}

public struct OSLogMessage: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: OSLogInterpolation) {}
}

@available(iOS 14.0, *)
public struct Logger: Sendable {
  public init(subsystem: String, category: String) {}
  public func notice(_ message: OSLogMessage) {}
}

public struct SignpostMetadata: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: OSLogInterpolation) {}
}

@available(iOS 15.0, *)
public final class OSSignpostIntervalState {}

@available(iOS 15.0, *)
public struct OSSignposter: Sendable {
  public init(subsystem: String, category: String) {}
  public func beginInterval(_ name: StaticString, _ message: SignpostMetadata) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
}
