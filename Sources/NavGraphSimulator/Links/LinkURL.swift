import NavGraphModel

/// A URL as a link of one app: where it comes from, its path split and decoded, its query in the order of the text.
///
/// It is read from bytes, so that nothing is lost or changed before it is matched. `Grammar/reference/patterns.md` contains the rules.
package struct LinkURL: Hashable, Sendable {
  /// One item of the query.
  package struct Item: Hashable, Sendable {
    package var key: [UInt8]
    /// nil: it can't be decoded, and counts as a value that doesn't parse.
    package var value: [UInt8]?
  }
  /// What stands behind `#`.
  package enum Fragment: Hashable, Sendable {
    case none
    case text([UInt8])
    /// It can't be decoded, and counts as a value that doesn't parse.
    case unreadable
  }
  package var origin: RouteOrigin
  package var segments: [[UInt8]]
  package var items: [Item]
  package var fragment: Fragment
}

extension LinkURL {
  /// What an app has read, without the URL.
  init(_ link: NavGraph.Link, from origin: RouteOrigin) {
    func bytes(_ range: Range<Int>) -> [UInt8] { Array(link.bytes[range]) }
    self.origin = origin
    segments = link.segments.map(bytes)
    items = link.items.map { Item(key: bytes($0.key), value: $0.value.map(bytes)) }
    fragment = link.fragment.map { $0.value.map { .text(bytes($0)) } ?? .unreadable } ?? .none
  }
}
