import Foundation

nonisolated extension Navigation {
  /// The text of a link that is being written.
  public nonisolated struct LinkText: Hashable, Sendable {
    private var text: String
    private var hasQuery = false

    /// A link of a custom scheme.
    public init(scheme: String, path: [String]) {
      text = scheme + "://" + path.map(Self.encode).joined(separator: "/")
    }

    /// A universal link.
    public init(host: String, path: [String]) {
      text = "https://" + host + "/" + path.map(Self.encode).joined(separator: "/")
    }

    public mutating func append<Value: URLValue>(query key: String, _ value: Value?) {
      guard let value else { return }
      text += (hasQuery ? "&" : "?") + Self.encode(key) + "=" + Self.encode(value.urlText)
      hasQuery = true
    }

    public mutating func append<Value: URLValue>(query key: String, list values: [Value]) {
      for value in values { append(query: key, value) }
    }

    public mutating func append<Value: URLValue>(fragment value: Value?) {
      guard let value else { return }
      text += "#" + Self.encode(value.urlText)
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
