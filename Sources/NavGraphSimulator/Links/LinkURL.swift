import NavGraphModel

/// A URL as a link of one app: its origin, its decoded path segments, and its query items in order.
///
/// It is read from bytes, so that nothing is lost before matching. The rules are in `Grammar/reference/patterns.md`.
package struct LinkURL: Hashable, Sendable {
  /// A query item.
  package struct Item: Hashable, Sendable {
    package var key: [UInt8]
    /// The decoded value. With nil, it can't be decoded, and doesn't parse as any type.
    package var value: [UInt8]?
  }
  /// The fragment, which follows `#`.
  package enum Fragment: Hashable, Sendable {
    case none
    case text([UInt8])
    /// A fragment that can't be decoded, and doesn't parse as any type.
    case unreadable
  }
  package var origin: RouteOrigin
  package var segments: [[UInt8]]
  package var items: [Item]
  package var fragment: Fragment
}

extension LinkURL {
  /// Creates a URL from a link that the runtime has read.
  init(_ link: NavGraph.Link, from origin: RouteOrigin) {
    func bytes(in range: Range<Int>) -> [UInt8] { Array(link.bytes[range]) }
    self.origin = origin
    segments = link.segments.map(bytes)
    items = link.items.map { Item(key: bytes(in: $0.key), value: $0.value.map(bytes)) }
    fragment = link.fragment.map { $0.value.map { .text(bytes(in: $0)) } ?? .unreadable } ?? .none
  }
}
