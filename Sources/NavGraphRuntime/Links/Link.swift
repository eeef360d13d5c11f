import Foundation

nonisolated extension NavGraph {
  /// A URL, split into segments, query items, and a fragment, and then decoded.
  public nonisolated struct Link {
    /// A query item, or the fragment, which has an empty key.
    nonisolated struct Item {
      let key: Swift.Range<Int>
      /// The decoded value; nil if it can't be decoded, which counts as invalid.
      let value: Swift.Range<Int>?
    }

    /// The bytes of the URL, followed by decoded segments and items. All ranges refer to these bytes.
    private(set) var bytes: [UInt8]
    private(set) var segments: [Swift.Range<Int>] = []
    private(set) var items: [Item] = []
    private(set) var fragment: Item?
    /// The number of the scheme or host in the table.
    private(set) var origin = 0
    private let scheme: Swift.Range<Int>
    private(set) var authority = 0..<0
    var ignored: [String] = []

    /// Reads a URL in one pass. Comparing bytes distinguishes texts that are canonically equivalent as strings.
    init(_ text: String, _ table: LinkTable) throws(LinkError) {
      bytes = Array(text.utf8)
      let end = bytes.count
      var at = 0
      while at < end, Link.isOfScheme(bytes[at]) { at += 1 }
      scheme = 0..<at
      guard at > 0, end - at > 2, bytes[at] == UInt8(ascii: ":"), bytes[at + 1] == UInt8(ascii: "/"), bytes[at + 2] == UInt8(ascii: "/")
      else { throw .foreign(scheme: self.text(scheme), host: nil) }
      at += 3
      var start = at
      var isEscaped = find(&at, end)
      authority = start..<at
      let isWeb = table.isWeb(bytes, scheme)
      guard let found = isWeb ? table.host(bytes, authority) : table.scheme(bytes, scheme) else { throw foreign }
      origin = found
      segments.reserveCapacity(8)
      if !isWeb, !authority.isEmpty { try append(authority, isEscaped) }
      while at < end, bytes[at] == UInt8(ascii: "/") {
        at += 1
        start = at
        isEscaped = find(&at, end)
        // A single slash at the end is ignored.
        if start == at, at == end || bytes[at] != UInt8(ascii: "/") { break }
        try append(start..<at, isEscaped)
      }
      if at < end, bytes[at] == UInt8(ascii: "?") { at = appendItems(from: at + 1, end) }
      if at < end { fragment = Item(key: 0..<0, value: decoded(at + 1..<end)) }
    }

    /// Advances `at` to the end of the segment. Returns whether the segment contains an escape.
    private func find(_ at: inout Int, _ end: Int) -> Bool {
      var isEscaped = false
      while at < end {
        switch bytes[at] {
        case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return isEscaped
        case UInt8(ascii: "%"): isEscaped = true
        default: break
        }
        at += 1
      }
      return isEscaped
    }

    private mutating func append(_ raw: Swift.Range<Int>, _ isEscaped: Bool) throws(LinkError) {
      var range = raw
      if isEscaped {
        guard let plain = unescaped(raw) else { throw malformed(raw, .escape) }
        guard isUTF8(plain) else { throw malformed(raw, .encoding) }
        range = plain
      }
      if range.isEmpty { throw malformed(raw, .empty) }
      if range.count < 3, bytes[range].allSatisfy({ $0 == UInt8(ascii: ".") }) { throw malformed(range, .dots) }
      segments.append(range)
    }

    private func malformed(_ range: Swift.Range<Int>, _ defect: LinkError.Defect) -> LinkError {
      .malformed(segment: segments.count, text: text(range), defect)
    }

    private var foreign: LinkError {
      let (scheme, host) = origin(isForeign: true)
      return .foreign(scheme: scheme, host: host)
    }

    /// Returns the scheme, and the host of a universal link; nil for a custom scheme.
    func origin(isForeign: Bool = false) -> (scheme: String, host: String?) {
      let name = text(scheme).lowercased()
      return (name, name.hasPrefix("http") && !authority.isEmpty ? text(authority).lowercased() : nil)
    }

    // MARK: Query

    /// Reads the query items and returns the index of the fragment.
    private mutating func appendItems(from start: Int, _ end: Int) -> Int {
      var at = start
      while at < end, bytes[at] != UInt8(ascii: "#") {
        let first = at
        var mark = -1
        var isEscaped = false
        while at < end, bytes[at] != UInt8(ascii: "&"), bytes[at] != UInt8(ascii: "#") {
          if bytes[at] == UInt8(ascii: "="), mark < 0 { mark = at }
          if bytes[at] == UInt8(ascii: "%") { isEscaped = true }
          at += 1
        }
        if mark >= 0, !isEscaped {
          items.append(Item(key: first..<mark, value: mark + 1..<at))
        } else if at > first {
          appendItem(first..<(mark < 0 ? at : mark), (mark < 0 ? at : mark + 1)..<at)
        }
        if at < end, bytes[at] == UInt8(ascii: "&") { at += 1 }
      }
      return at
    }

    /// Appends the decoded item. An item whose key can't be decoded is ignored, as unknown keys are.
    private mutating func appendItem(_ rawKey: Swift.Range<Int>, _ rawValue: Swift.Range<Int>) {
      guard let key = unescaped(rawKey), isUTF8(key) else { return }
      bytes.append(UInt8(ascii: "="))
      let value = unescaped(rawValue).flatMap { isUTF8($0) ? $0 : nil }
      items.append(Item(key: key, value: value))
    }

    // MARK: Bytes

    func text(_ range: Swift.Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    func isEqual(_ range: Swift.Range<Int>, _ other: some Collection<UInt8>) -> Bool {
      guard range.count == other.count else { return false }
      var at = range.lowerBound
      for byte in other {
        if bytes[at] != byte { return false }
        at += 1
      }
      return true
    }

    private mutating func decoded(_ raw: Swift.Range<Int>) -> Swift.Range<Int>? {
      guard bytes[raw].contains(UInt8(ascii: "%")) else { return raw }
      return unescaped(raw).flatMap { isUTF8($0) ? $0 : nil }
    }

    /// Appends the decoded form of `raw` and returns its range; nil if an escape is malformed.
    private mutating func unescaped(_ raw: Swift.Range<Int>) -> Swift.Range<Int>? {
      let start = bytes.count
      var at = raw.lowerBound
      while at < raw.upperBound {
        if bytes[at] == UInt8(ascii: "%") {
          guard raw.upperBound - at > 2, let high = Link.hexDigit(bytes[at + 1]), let low = Link.hexDigit(bytes[at + 2]) else { return nil }
          bytes.append(high << 4 | low)
          at += 3
        } else {
          bytes.append(bytes[at])
          at += 1
        }
      }
      return start..<bytes.count
    }

    private func isUTF8(_ range: Swift.Range<Int>) -> Bool {
      if bytes[range].allSatisfy({ $0 < 0x80 }) { return true }
      return text(range).utf8.elementsEqual(bytes[range])
    }

    private static func hexDigit(_ byte: UInt8) -> UInt8? {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
      default: nil
      }
    }

    static func isOfScheme(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
        true
      default: false
      }
    }
  }
}

// The value of a host with a placeholder.
nonisolated extension NavGraph.Link {
  /// Returns the part of the host before `suffix`, in lowercase.
  public func host<Value: NavGraph.URLValue>(
    _ name: String, before suffix: String, as type: Value.Type
  ) throws(NavGraph.LinkFault) -> Value {
    var range = authority
    if bytes[range].suffix(4).elementsEqual(":443".utf8) { range = range.dropLast(4) }
    range = range.dropLast(suffix.utf8.count)
    guard let value = Value(urlText: text(range).lowercased()) else { throw NavGraph.LinkFault(name: name, text: range, type: type) }
    return value
  }
}

nonisolated extension NavGraph {
  /// A placeholder of a segment with several: the text before it, and the condition for its value.
  public nonisolated struct LinkPiece: Sendable {
    let before: [UInt8]
    let fits: @Sendable (Swift.ArraySlice<UInt8>) -> Swift.Bool

    public init<Value: URLValue>(after before: String = "", form: LinkForm? = nil, as type: Value.Type) {
      self.before = Array(before.utf8)
      fits = { text in
        if let form { return form.value(text, as: type) != nil }
        return type is Swift.String.Type || type.init(urlText: Swift.String(decoding: text, as: UTF8.self)) != nil
      }
    }
  }
}
