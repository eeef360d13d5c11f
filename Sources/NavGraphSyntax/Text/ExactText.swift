/// A text that is identified by its bytes: the key for names and paths that come from outside.
///
/// `String` compares by canonical equivalence, so `é` in one code point equals `é` in two. In the file systems of Linux these are two files,
/// and in a dictionary with keys of type `String` one of them would take the place of the other.
package struct ExactText: Hashable, Comparable, ExpressibleByStringLiteral, Sendable {
  package let text: String

  package init(_ text: some StringProtocol) { self.text = String(text) }
  package init(stringLiteral text: String) { self.text = text }

  package static func == (a: ExactText, b: ExactText) -> Bool { a.text.isExactly(b.text) }

  package static func < (a: ExactText, b: ExactText) -> Bool { a.text.utf8.lexicographicallyPrecedes(b.text.utf8) }

  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    // No text contains this byte, so that two texts one after the other hash differently from other two.
    hasher.combine(0xFF as UInt8)
  }
}

extension StringProtocol {
  /// Whether both have the same bytes. `==` is also true for different spellings of the same characters.
  package func isExactly(_ other: some StringProtocol) -> Bool { utf8.elementsEqual(other.utf8) }

  /// Whether the bytes begin with those of `prefix`. `hasPrefix` compares characters, and a combining mark changes the one before it.
  package func hasExactPrefix(_ prefix: some StringProtocol) -> Bool { utf8.starts(with: prefix.utf8) }

  /// Whether the bytes end with those of `suffix`.
  package func hasExactSuffix(_ suffix: some StringProtocol) -> Bool { utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8) }
}
