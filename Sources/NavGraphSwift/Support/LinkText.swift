import Foundation

nonisolated extension Navigation {
  /// The text of a link that is being written.
  public nonisolated struct LinkText: Hashable, Sendable {
    private var text: String
    private var hasQuery = false

    /// A link of a custom scheme. Segments that are nil are left out.
    public init(scheme: String, path: [String?], rest: [String] = []) {
      text = scheme + "://" + (path.compactMap { $0 } + rest).map(Self.encode).joined(separator: "/")
    }

    /// A universal link.
    public init(host: String, path: [String?], rest: [String] = []) {
      text = "https://" + host + "/" + (path.compactMap { $0 } + rest).map(Self.encode).joined(separator: "/")
    }

    /// The link with one more query item, if there is a value.
    public func query<Value: URLValue>(_ key: String, _ value: Value?) -> LinkText {
      guard let value else { return self }
      var longer = self
      longer.text += (hasQuery ? "&" : "?") + Self.encode(key) + "=" + Self.encode(value.urlText)
      longer.hasQuery = true
      return longer
    }

    public func query<Value: URLValue>(_ key: String, list values: [Value]) -> LinkText {
      values.reduce(self) { $0.query(key, $1) }
    }

    public func fragment<Value: URLValue>(_ value: Value?) -> LinkText {
      guard let value else { return self }
      var longer = self
      longer.text += "#" + Self.encode(value.urlText)
      return longer
    }

    public var url: URL? { URL(string: text) }

    /// Everything but unreserved characters is escaped, byte by byte.
    private static func encode(_ part: String) -> String {
      let digits = Array("0123456789ABCDEF".utf8)
      var bytes: [UInt8] = []
      for byte in part.utf8 {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
          UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
          bytes.append(byte)
        default:
          bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}
