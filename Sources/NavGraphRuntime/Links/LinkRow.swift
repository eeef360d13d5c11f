import Foundation

nonisolated extension NavGraph {
  /// A row of a `LinkTable`, read: `/chats/{id}.html?tab=all&q={text}#top //messenger.example`. Everything literal in it is escaped.
  nonisolated struct LinkRow: Sendable {
    /// What one segment may be.
    nonisolated enum Segment: Sendable {
      case literal([UInt8])
      /// Anything between two texts.
      case affixes([UInt8], [UInt8])
      /// One segment or more, to the end; what the last of them ends with.
      case rest([UInt8])
    }
    /// A query key, or the fragment, without which the pattern doesn't match.
    nonisolated struct Need: Sendable {
      /// nil: the fragment.
      let key: [UInt8]?
      /// nil: any, between two texts.
      let value: [UInt8]?
      let prefix: [UInt8]
      let suffix: [UInt8]
    }
    private(set) var segments: [Segment] = []
    /// What the last segment ends with, where a text follows a catch-all.
    private(set) var ending: [UInt8] = []
    private(set) var needs: [Need] = []
    /// The origins that it is for, as they are written; empty: those of the table.
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
      // Of several placeholders the texts before the first and behind the last say where the row may match.
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

  /// The links of an app: one case for each of its routes.
  public nonisolated protocol LinkRoute: Hashable, Sendable {
    associatedtype G: Graph

    /// The route that a URL stands for; of several patterns that match, the narrowest.
    static func parse(_ url: Foundation.URL) -> Swift.Result<Self, LinkError>
    /// A URL that stands for this route, if there is one.
    var url: Foundation.URL? { get }
    /// Everything that is visible once the link has been opened.
    var target: Target<G> { get }
  }

  /// The route that a URL stands for, and what of the URL it leaves aside.
  public nonisolated struct LinkMatch<Route: Hashable & Sendable>: Hashable, Sendable {
    public let route: Route
    /// The query keys, in their order, whose optional values didn't parse and therefore count as absent; `#` is the fragment.
    public let ignored: [String]

    public init(_ route: Route, ignored: [String] = []) {
      self.route = route
      self.ignored = ignored
    }
  }
}
