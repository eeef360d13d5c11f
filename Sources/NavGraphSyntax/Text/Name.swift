/// An interned string: equal names have equal numbers. `NameTable` knows the text.
///
/// The first numbers are the keywords of the language (`Keyword`), so that a word is compared with a keyword by its number.
public struct Name: Hashable, Sendable {
  public let raw: UInt32
  @inlinable public init(raw: UInt32) { self.raw = raw }
  @inlinable public init(_ keyword: Keyword) { raw = keyword.number }
  /// The empty string; also what a missing name is called.
  @inlinable public static var empty: Name { Name(raw: 0) }
}
