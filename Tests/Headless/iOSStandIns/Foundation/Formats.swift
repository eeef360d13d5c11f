open class ISO8601DateFormatter: NSObject {
  public struct Options: OptionSet, Sendable {
    public static let withInternetDateTime = Options(rawValue: 1)
    public static let withFractionalSeconds = Options(rawValue: 2)
    public static let withFullDate = Options(rawValue: 4)
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  open var formatOptions: Options = []
  open var timeZone: TimeZone!
  public override init() { super.init() }
  open func string(from date: Date) -> String { "" }
  open func date(from string: String) -> Date? { nil }
}

open class JSONEncoder {
  public struct OutputFormatting: OptionSet, Sendable {
    public static let prettyPrinted = OutputFormatting(rawValue: 1)
    public static let sortedKeys = OutputFormatting(rawValue: 2)
    public static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  open var outputFormatting: OutputFormatting = []
  public init() {}
  open func encode<T: Encodable>(_ value: T) throws -> Data { Data() }
}

open class JSONDecoder {
  public init() {}
  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { while true {} }
}

extension String {
  public struct Encoding: Sendable {
    public static let utf8 = Encoding()
  }
  public init?(data: Data, encoding: Encoding) { nil }
  public func data(using encoding: Encoding) -> Data? { nil }
}

public struct Notification: Sendable {
  public struct Name: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}
public typealias NSNotification = Notification

@available(iOS 15, *) extension BinaryInteger {
  public func formatted() -> String { "" }
}
@available(iOS 15, *) extension BinaryFloatingPoint {
  public func formatted() -> String { "" }
}
