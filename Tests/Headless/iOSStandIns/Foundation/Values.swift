public struct UUID: Hashable, Sendable, Codable, CustomStringConvertible {
  public typealias Bytes = (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8)
  public init() {}
  public init(uuid: Bytes) {}
  public init?(uuidString string: String) { nil }
  public var uuidString: String { "" }
  public var description: String { "" }
}

public struct Date: Hashable, Comparable, Sendable, Codable {
  public init() {}
  public init(timeIntervalSince1970: TimeInterval) {}
  public init(timeIntervalSinceReferenceDate: TimeInterval) {}
  public var timeIntervalSince1970: TimeInterval { 0 }
  public var timeIntervalSinceReferenceDate: TimeInterval { 0 }
  public static func < (left: Date, right: Date) -> Bool { false }
}

public struct Data: Hashable, Sendable, Codable, RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> UInt8 { 0 }
  public init() {}
  public init<Bytes: Sequence>(_ bytes: Bytes) where Bytes.Element == UInt8 {}
  public init?(base64Encoded string: String) { nil }
  public func base64EncodedString() -> String { "" }
}

public struct Decimal: Hashable, Comparable, Sendable, Codable {
  public init() {}
  public init(_ value: Int) {}
  public init(_ value: Double) {}
  public init?(string: String) { nil }
  public static func < (left: Decimal, right: Decimal) -> Bool { false }
}

public struct TimeZone: Hashable, Sendable {
  public init?(secondsFromGMT seconds: Int) { nil }
  public init?(identifier: String) { nil }
  public static var current: TimeZone { while true {} }
}

public struct Locale: Hashable, Sendable {
  public init(identifier: String) {}
  public static var current: Locale { Locale(identifier: "") }
}

public struct DateComponents: Hashable, Sendable {
  public var year: Int?
  public var month: Int?
  public var day: Int?
  public init(year: Int? = nil, month: Int? = nil, day: Int? = nil) {}
}

public struct Calendar: Hashable, Sendable {
  public enum Identifier: Sendable {
    case gregorian, iso8601
  }
  public init(identifier: Identifier) {}
  public var timeZone: TimeZone {
    get { TimeZone.current }
    set {}
  }
  public func date(from components: DateComponents) -> Date? { nil }
}
