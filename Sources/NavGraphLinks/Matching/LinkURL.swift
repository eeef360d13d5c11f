import NavGraphModel

/// A URL as a link of one app: where it comes from, its path split and decoded, its query in the order of the text.
///
/// It is read from bytes, so that nothing is lost or mended before the patterns see it. `Grammar/Links.md` says what it takes.
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
  /// Of a universal link: in lower case, without the port.
  package var host: [UInt8] = []
}
