/// Why a text is no link of an app, whatever its patterns are.
package enum LinkFault: Error, Hashable, Sendable {
  /// Nothing like `scheme://` stands at the beginning.
  case noScheme
  /// The app declares others. In lower case.
  case unknownScheme(String)
  /// `http`: universal links are `https`.
  case notSecure
  /// No pattern is for this host. In lower case, with a port if there is one.
  case unknownHost(String)
  /// A host of the app, but with a port or a user.
  case notPlainHost(written: String, host: String)
  /// A part of the path that no link has: these bytes of the text.
  case malformed(Malformed, Range<Int>)

  package enum Malformed: Error, Hashable, Sendable {
    case emptySegment
    case dots
    case escape
    case notUTF8
  }
}
