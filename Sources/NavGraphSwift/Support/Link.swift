import Foundation

nonisolated extension Navigation {
  /// A URL as routes see it: custom schemes and universal links alike, split first and decoded then.
  public nonisolated struct Link: Hashable, Sendable {
    public let scheme: String
    /// The host of a universal link.
    public let host: String?
    public let segments: [String]
    /// Keys and values in their order; a value that can't be decoded is nil.
    private let items: [Item]
    private let fragmentText: String?

    private struct Item: Hashable {
      let key: String
      let value: String?
    }

    /// Nil for a URL that none of these schemes and hosts can carry, or that is malformed.
    public init?(_ url: URL, schemes: [String], hosts: [String]) {
      var rest = Substring(url.absoluteString)
      guard let colon = rest.firstIndex(of: ":") else { return nil }
      scheme = rest[..<colon].lowercased()
      rest = rest[rest.index(after: colon)...]
      guard rest.hasPrefix("//") else { return nil }
      rest = rest.dropFirst(2)
      let fragment = Self.cut(&rest, at: "#")
      let query = Self.cut(&rest, at: "?")
      let slash = rest.firstIndex(of: "/") ?? rest.endIndex
      let authority = rest[..<slash]
      var raw = rest[slash...].dropFirst().split(separator: "/", omittingEmptySubsequences: false)
      if raw.last?.isEmpty == true { raw.removeLast() }
      if scheme == "https" {
        var name = authority.lowercased()
        if name.hasSuffix(":443") { name.removeLast(4) }
        guard hosts.contains(name) else { return nil }
        host = name
      } else {
        guard schemes.contains(scheme) else { return nil }
        host = nil
        if !authority.isEmpty { raw.insert(authority, at: 0) }
      }
      var decoded: [String] = []
      for segment in raw {
        guard let text = Self.decode(segment), !text.isEmpty, text != ".", text != ".." else { return nil }
        decoded.append(text)
      }
      segments = decoded
      items = (query ?? "").split(separator: "&").compactMap { pair in
        let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first, let key = Self.decode(first) else { return nil }
        return Item(key: key, value: parts.count > 1 ? Self.decode(parts[1]) : "")
      }
      fragmentText = fragment.flatMap(Self.decode)
    }

    private static func cut(_ text: inout Substring, at mark: Character) -> Substring? {
      guard let index = text.firstIndex(of: mark) else { return nil }
      let tail = text[text.index(after: index)...]
      text = text[..<index]
      return tail
    }

    /// Percent-decodes; nil if an escape is malformed or the bytes aren't UTF-8.
    private static func decode(_ text: Substring) -> String? {
      var bytes: [UInt8] = []
      var rest = text.utf8.makeIterator()
      while let byte = rest.next() {
        guard byte == UInt8(ascii: "%") else {
          bytes.append(byte)
          continue
        }
        guard let high = rest.next().flatMap(hexDigit), let low = rest.next().flatMap(hexDigit) else { return nil }
        bytes.append(high << 4 | low)
      }
      let decoded = String(decoding: bytes, as: UTF8.self)
      return decoded.utf8.elementsEqual(bytes) ? decoded : nil
    }

    private static func hexDigit(_ byte: UInt8) -> UInt8? {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
      default: nil
      }
    }

    // MARK: Matching

    /// Whether the path is these literals, with anything where there is nil. Bytes are compared: normal forms differ.
    public func hasPath(_ literals: String?..., andMore: Bool = false) -> Bool {
      guard andMore ? segments.count > literals.count : segments.count == literals.count else { return false }
      return zip(segments, literals).allSatisfy { segment, literal in
        guard let literal else { return true }
        return segment.utf8.elementsEqual(literal.utf8)
      }
    }

    /// Whether it came over one of these schemes, or as a universal link of one of these hosts.
    public func comes(over schemes: [String], from hosts: [String]) -> Bool {
      host.map(hosts.contains) ?? schemes.contains(scheme)
    }

    public func hasQuery(_ key: String, _ value: String) -> Bool {
      query(key, as: String.self)?.utf8.elementsEqual(value.utf8) ?? false
    }

    public func hasFragment(_ value: String) -> Bool {
      fragmentText?.utf8.elementsEqual(value.utf8) ?? false
    }

    /// The value of a segment between its affixes; nil if there is none, or none of that type.
    public func segment<Value: URLValue>(
      _ index: Int, prefix: String = "", suffix: String = "", as type: Value.Type = Value.self
    ) -> Value? {
      guard segments.indices.contains(index) else { return nil }
      let bytes = Array(segments[index].utf8)
      guard bytes.count > prefix.utf8.count + suffix.utf8.count, bytes.starts(with: prefix.utf8),
        bytes.reversed().starts(with: suffix.utf8.reversed())
      else { return nil }
      let inner = bytes.dropFirst(prefix.utf8.count).dropLast(suffix.utf8.count)
      let text = String(decoding: inner, as: UTF8.self)
      return text.utf8.elementsEqual(inner) ? Value(urlText: text) : nil
    }

    /// The segments from `index` on.
    public func rest(from index: Int) -> [String] { Array(segments.dropFirst(index)) }

    /// The first value of a query key; nil if there is none, or none of that type.
    public func query<Value: URLValue>(_ key: String, as type: Value.Type = Value.self) -> Value? {
      guard let item = items.first(where: { $0.key.utf8.elementsEqual(key.utf8) }) else { return nil }
      return item.value.flatMap { Value(urlText: $0) }
    }

    /// All values of a query key; nil if one of them is of another type.
    public func queryList<Value: URLValue>(_ key: String, as type: Value.Type = Value.self) -> [Value]? {
      var values: [Value] = []
      for item in items where item.key.utf8.elementsEqual(key.utf8) {
        guard let value = item.value.flatMap({ Value(urlText: $0) }) else { return nil }
        values.append(value)
      }
      return values
    }

    public func fragment<Value: URLValue>(as type: Value.Type = Value.self) -> Value? {
      fragmentText.flatMap { Value(urlText: $0) }
    }
  }
}
