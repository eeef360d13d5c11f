import Foundation

nonisolated extension NavGraph {
  /// A builder for the text of a URL.
  public nonisolated struct LinkText: Hashable, Sendable {
    private var text: String
    private var hasQuery = false

    /// Creates a link with a custom scheme. Segments that are nil are left out.
    ///
    /// The first segment takes the position of the host, which is empty if the segment isn't a valid host.
    public init(scheme: String, path: [String?], rest: [String] = [], before suffix: String = "") {
      let segments = path.compactMap { $0 } + Self.ending(rest, suffix)
      let isPlain = segments.first?.utf8.allSatisfy { Self.isUnreserved($0) || $0 == UInt8(ascii: "@") } ?? true
      text = scheme + (isPlain ? "://" : ":///") + segments.map(Self.encode).joined(separator: "/")
    }

    /// Creates a universal link.
    public init(host: String, path: [String?], rest: [String] = [], before suffix: String = "") {
      text = "https://" + host + "/" + (path.compactMap { $0 } + Self.ending(rest, suffix)).map(Self.encode).joined(separator: "/")
    }

    private static func ending(_ rest: [String], _ suffix: String) -> [String] {
      guard !suffix.isEmpty, let last = rest.last else { return rest }
      return rest.dropLast() + [last + suffix]
    }

    /// Returns the link with a query item, if the value isn't nil.
    public func query<Value: URLValue>(_ key: String, _ value: Value?) -> LinkText {
      guard let value else { return self }
      var longer = self
      longer.text += (hasQuery ? "&" : "?") + Self.encode(key) + "=" + Self.encode(value.urlText)
      longer.hasQuery = true
      return longer
    }

    public func query<Value: URLValue>(_ key: String, list values: [Value]?) -> LinkText {
      (values ?? []).reduce(self) { $0.query(key, $1) }
    }

    public func fragment<Value: URLValue>(_ value: Value?, after prefix: String = "", before suffix: String = "") -> LinkText {
      guard let value else { return self }
      var longer = self
      longer.text += "#" + Self.encode(prefix + value.urlText + suffix)
      return longer
    }

    public var url: Foundation.URL? { Foundation.URL(string: text) }

    /// Percent-encodes each byte that isn't allowed in a segment, query, or fragment.
    private static func encode(_ part: String) -> String {
      if part.utf8.allSatisfy(isUnreserved) { return part }
      let digits = Array("0123456789ABCDEF".utf8)
      var bytes: [UInt8] = []
      for byte in part.utf8 {
        if isUnreserved(byte) || "!$'()*,:;@".utf8.contains(byte) {
          bytes.append(byte)
        } else {
          bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
      }
      return String(decoding: bytes, as: UTF8.self)
    }

    private static func isUnreserved(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
        true
      default: false
      }
    }
  }
}
