/// An interned string: equal names have equal numbers. `NameTable` knows the text.
///
/// The first numbers are the keywords of the language (`Keyword`), so that a word is compared with a keyword by its number.
package struct Name: Hashable, Sendable {
  package let raw: UInt32
  @inlinable package init(raw: UInt32) { self.raw = raw }
  @inlinable package init(_ keyword: Keyword) { raw = UInt32(keyword.rawValue) }
  /// The empty string; also what a missing name is called.
  package static let empty = Name(.none)
}
