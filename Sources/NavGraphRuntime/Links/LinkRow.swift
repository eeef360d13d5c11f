import Foundation

nonisolated extension NavGraph {
  /// A parsed row of a `LinkTable`, such as `/chats/{id}.html?tab=all&q={text}#top //messenger.example`. Literal text in a row is
  /// percent-encoded.
  nonisolated struct LinkRow: Sendable {
    /// The texts that a segment matches.
    nonisolated enum Segment: Sendable {
      case literal([UInt8])
      /// Any text between a prefix and a suffix.
      case affixes([UInt8], [UInt8])
      /// One or more segments up to the end of the path, the last of which has this suffix.
      case rest([UInt8])
    }
    /// A query item or fragment that the pattern requires.
    nonisolated struct Need: Sendable {
      let key: [UInt8]?
      /// The exact value; nil if any value with the prefix and suffix matches.
      let value: [UInt8]?
      let prefix: [UInt8]
      let suffix: [UInt8]
    }
    private(set) var segments: [Segment] = []
    /// The suffix of the last segment after a catch-all placeholder.
    private(set) var ending: [UInt8] = []
    private(set) var needs: [Need] = []
    /// The origins of the row, separated by spaces; empty for those of the table.
    let origins: Swift.ArraySlice<UInt8>

    init(_ text: Swift.ArraySlice<UInt8>) {
      let end = text.firstIndex(of: UInt8(ascii: " ")) ?? text.endIndex
      origins = text[end...].dropFirst()
      var path = text[..<end]
      let fragment = LinkRow.cut(&path, at: UInt8(ascii: "#"))
      let query = LinkRow.cut(&path, at: UInt8(ascii: "?"))
      segments = path.split(separator: UInt8(ascii: "/")).map(LinkRow.segment)
      if case .rest(let suffix)? = segments.last { ending = suffix }
      for item in query?.split(separator: UInt8(ascii: "&")) ?? [] {
        var key = item
        let value = LinkRow.cut(&key, at: UInt8(ascii: "="))
        needs.append(LinkRow.need(LinkRow.plain(key), value ?? []))
      }
      if let fragment { needs.append(LinkRow.need(nil, fragment)) }
    }

    private static func need(_ key: [UInt8]?, _ text: Swift.ArraySlice<UInt8>) -> Need {
      switch segment(text) {
      case .literal(let value): Need(key: key, value: value, prefix: [], suffix: [])
      case .affixes(let prefix, let suffix): Need(key: key, value: nil, prefix: prefix, suffix: suffix)
      case .rest: Need(key: key, value: nil, prefix: [], suffix: [])
      }
    }

    private static func segment(_ text: Swift.ArraySlice<UInt8>) -> Segment {
      // With several placeholders, the texts before the first and after the last one are used.
      guard let open = text.firstIndex(of: UInt8(ascii: "{")), let close = text.lastIndex(of: UInt8(ascii: "}")) else {
        return .literal(plain(text))
      }
      if text[close - 1] == UInt8(ascii: ".") { return .rest(plain(text[(close + 1)...])) }
      return .affixes(plain(text[..<open]), plain(text[(close + 1)...]))
    }

    private static func cut(_ text: inout Swift.ArraySlice<UInt8>, at mark: UInt8) -> Swift.ArraySlice<UInt8>? {
      guard let index = text.firstIndex(of: mark) else { return nil }
      defer { text = text[..<index] }
      return text[(index + 1)...]
    }

    private static func plain(_ text: Swift.ArraySlice<UInt8>) -> [UInt8] {
      var out: [UInt8] = []
      var rest = text.makeIterator()
      while let byte = rest.next() {
        guard byte == UInt8(ascii: "%"), let high = rest.next(), let low = rest.next() else {
          out.append(byte)
          continue
        }
        out.append(digit(high) << 4 | digit(low))
      }
      return out
    }

    private static func digit(_ byte: UInt8) -> UInt8 { byte < 58 ? byte & 15 : (byte & 15) + 9 }
  }

  /// The routes of an app, with one case for each.
  public nonisolated protocol LinkRoute: Hashable, Sendable {
    associatedtype G: Graph

    /// Returns the route that the URL matches. The most specific pattern wins.
    static func parse(_ url: Foundation.URL) -> Swift.Result<Self, LinkError>
    /// A URL that matches this route; nil if there is none.
    var url: Foundation.URL? { get }
    /// The content that is visible after the link has been opened.
    var target: Target<G> { get }
  }

  /// The route of a URL, and the query keys that were ignored.
  public nonisolated struct LinkMatch<Route: Hashable & Sendable>: Hashable, Sendable {
    public let route: Route
    /// The query keys whose optional values didn't parse and count as absent. `#` is the fragment.
    public let ignored: [String]

    public init(_ route: Route, ignored: [String] = []) {
      self.route = route
      self.ignored = ignored
    }
  }
}
