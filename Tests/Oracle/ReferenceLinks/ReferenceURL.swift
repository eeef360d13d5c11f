/// A URL, divided at its marks and then decoded. The initializer returns nil if no pattern can match the text.
package struct ReferenceURL {
  package var scheme: String
  /// The host of a universal link without the port, or nil for a custom scheme.
  package var host: String?
  package var segments: [[UInt8]]
  /// The query items in order. A value that can't be decoded is nil. Items
  /// whose key can't be decoded are omitted, because no pattern has them.
  package var items: [(key: [UInt8], value: [UInt8]?)]
  /// The fragment. The outer optional is nil if there is none, and the inner one if it can't be decoded.
  package var fragment: [UInt8]??

  package init?(_ text: [UInt8]) {
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    scheme = ReferenceURL.lowercased(text[..<colon])
    var rest = text[(colon + 1)...]
    guard rest.starts(with: Array("//".utf8)) else { return nil }
    rest = rest.dropFirst(2)

    var fragmentText: ArraySlice<UInt8>?
    if let mark = rest.firstIndex(of: UInt8(ascii: "#")) {
      fragmentText = rest[(mark + 1)...]
      rest = rest[..<mark]
    }
    var queryText: ArraySlice<UInt8> = []
    if let mark = rest.firstIndex(of: UInt8(ascii: "?")) {
      queryText = rest[(mark + 1)...]
      rest = rest[..<mark]
    }

    var pieces = rest.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let authority = pieces.removeFirst()
    // One trailing slash is ignored.
    if pieces.last?.isEmpty == true { pieces.removeLast() }
    if scheme == "https" {
      var name = ReferenceURL.lowercased(authority)
      if name.hasSuffix(":443") { name.removeLast(4) }
      host = name
    } else if !authority.isEmpty {
      pieces.insert(authority, at: 0)
    }
    segments = []
    for piece in pieces {
      guard let segment = ReferenceURL.decoded(piece), !segment.isEmpty else { return nil }
      if segment == Array(".".utf8) || segment == Array("..".utf8) { return nil }
      segments.append(segment)
    }

    items = []
    for piece in queryText.split(separator: UInt8(ascii: "&")) {
      let equals = piece.firstIndex(of: UInt8(ascii: "=")) ?? piece.endIndex
      guard let key = ReferenceURL.decoded(piece[..<equals]) else { continue }
      items.append((key, ReferenceURL.decoded(piece[equals...].dropFirst())))
    }
    if let fragmentText { fragment = .some(ReferenceURL.decoded(fragmentText)) }
  }

  /// Returns the text with ASCII letters in lowercase. Invalid UTF-8 can't match a scheme or a host, so its conversion doesn't matter.
  private static func lowercased(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.map { $0 >= 0x41 && $0 <= 0x5A ? $0 + 0x20 : $0 }, as: UTF8.self)
  }

  /// Decodes escapes. Returns nil for a malformed escape or invalid UTF-8.
  static func decoded(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    var out: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: "%") {
        guard index + 2 < bytes.endIndex, let high = hex(of: bytes[index + 1]), let low = hex(of: bytes[index + 2]) else { return nil }
        out.append(high * 16 + low)
        index += 3
      } else {
        out.append(bytes[index])
        index += 1
      }
    }
    if out.allSatisfy({ $0 < 0x80 }) { return out }
    return Array(String(decoding: out, as: UTF8.self).utf8) == out ? out : nil
  }

  private static func hex(of byte: UInt8) -> UInt8? {
    Array("0123456789abcdef".utf8).firstIndex(of: byte).map(UInt8.init)
      ?? Array("0123456789ABCDEF".utf8).firstIndex(of: byte).map(UInt8.init)
  }
}
