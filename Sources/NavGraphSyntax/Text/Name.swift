/// An interned string: equal names have equal numbers. `NameTable` returns the text.
///
/// The first numbers are the keywords of the language (`Keyword`), so a word is compared with a keyword by its number.
public struct Name: Hashable, Sendable {
  public let raw: UInt32
  @inlinable public init(raw: UInt32) { self.raw = raw }
  @inlinable public init(_ keyword: Keyword) { raw = keyword.number }
  /// The empty string, which is also the name of declarations without a name.
  @inlinable public static var empty: Name { Name(raw: 0) }
}
