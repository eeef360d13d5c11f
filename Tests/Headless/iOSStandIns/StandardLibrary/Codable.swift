// Stand-ins for Codable, which the embedded standard library lacks. The methods that the compiler would synthesize have default
// implementations, so only the ordinary build diagnoses a type whose properties aren't codable.

public typealias Codable = Decodable & Encodable

public protocol Encodable {
  func encode(to encoder: any Encoder) throws
}

public protocol Decodable {
  init(from decoder: any Decoder) throws
}

extension Encodable {
  public func encode(to encoder: any Encoder) throws {}
}

extension Decodable {
  public init(from decoder: any Decoder) throws { while true {} }
}

public protocol CodingKey: Sendable, CustomStringConvertible {
  var stringValue: String { get }
  var intValue: Int? { get }
  init?(stringValue: String)
  init?(intValue: Int)
}

extension CodingKey {
  public var stringValue: String { "" }
  public var intValue: Int? { nil }
  public var description: String { "" }
  public init?(stringValue: String) { nil }
  public init?(intValue: Int) { nil }
}

public struct CodingUserInfoKey: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init?(rawValue: String) { self.rawValue = rawValue }
}

public protocol Encoder {
  var codingPath: [any CodingKey] { get }
  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key>
  func unkeyedContainer() -> any UnkeyedEncodingContainer
  func singleValueContainer() -> any SingleValueEncodingContainer
}

public protocol Decoder {
  var codingPath: [any CodingKey] { get }
  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer
  func singleValueContainer() throws -> any SingleValueDecodingContainer
}

public struct KeyedEncodingContainer<Key: CodingKey> {
  public mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws {}
  public mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {}
  public mutating func encodeNil(forKey key: Key) throws {}
  public mutating func nestedContainer<Nested: CodingKey>(keyedBy keyType: Nested.Type, forKey key: Key) -> KeyedEncodingContainer<Nested> {
    while true {}
  }
  public mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { while true {} }
}

public struct KeyedDecodingContainer<Key: CodingKey> {
  public var codingPath: [any CodingKey] { [] }
  public var allKeys: [Key] { [] }
  public func contains(_ key: Key) -> Bool { false }
  public func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { while true {} }
  public func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? { nil }
  public func decodeNil(forKey key: Key) throws -> Bool { false }
  public func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) throws -> KeyedDecodingContainer<Nested> {
    while true {}
  }
  public func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { while true {} }
}

public protocol UnkeyedEncodingContainer {
  var count: Int { get }
  mutating func encode<T: Encodable>(_ value: T) throws
  mutating func encodeNil() throws
  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer
}

public protocol UnkeyedDecodingContainer {
  var codingPath: [any CodingKey] { get }
  var count: Int? { get }
  var isAtEnd: Bool { get }
  var currentIndex: Int { get }
  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T
  mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T?
  mutating func decodeNil() throws -> Bool
  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer
}

public protocol SingleValueEncodingContainer {
  mutating func encode<T: Encodable>(_ value: T) throws
  mutating func encodeNil() throws
}

public protocol SingleValueDecodingContainer {
  var codingPath: [any CodingKey] { get }
  func decode<T: Decodable>(_ type: T.Type) throws -> T
  func decodeNil() -> Bool
}

public enum EncodingError: Error, @unchecked Sendable {
  public struct Context: Sendable {
    public init(codingPath: [any CodingKey], debugDescription: String, underlyingError: (any Error)? = nil) {}
  }
  case invalidValue(Any, Context)
}

public enum DecodingError: Error, @unchecked Sendable {
  public struct Context: Sendable {
    public init(codingPath: [any CodingKey], debugDescription: String, underlyingError: (any Error)? = nil) {}
  }
  case typeMismatch(Any.Type, Context)
  case valueNotFound(Any.Type, Context)
  case keyNotFound(any CodingKey, Context)
  case dataCorrupted(Context)

  public static func dataCorruptedError<C: UnkeyedDecodingContainer>(in container: C, debugDescription: String) -> DecodingError {
    .dataCorrupted(Context(codingPath: [], debugDescription: debugDescription))
  }
  public static func dataCorruptedError(in container: any SingleValueDecodingContainer, debugDescription: String) -> DecodingError {
    .dataCorrupted(Context(codingPath: [], debugDescription: debugDescription))
  }
  public static func dataCorruptedError<C: CodingKey>(
    forKey key: C, in container: KeyedDecodingContainer<C>, debugDescription: String
  ) -> DecodingError {
    .dataCorrupted(Context(codingPath: [], debugDescription: debugDescription))
  }
}

extension Bool: Codable {}
extension Int: Codable {}
extension Int64: Codable {}
extension Int32: Codable {}
extension UInt: Codable {}
extension UInt64: Codable {}
extension Double: Codable {}
extension Float: Codable {}
extension String: Codable {}
extension Array: Encodable where Element: Encodable {}
extension Array: Decodable where Element: Decodable {}
extension Set: Encodable where Element: Encodable {}
extension Set: Decodable where Element: Decodable {}
extension Optional: Encodable where Wrapped: Encodable {}
extension Optional: Decodable where Wrapped: Decodable {}
extension Dictionary: Encodable where Key: Encodable, Value: Encodable {}
extension Dictionary: Decodable where Key: Decodable, Value: Decodable {}
