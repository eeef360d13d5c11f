/// A text that is identified by its bytes, for names and paths from outside.
///
/// `String` compares by canonical equivalence, so `é` as one code point equals `é` as two. In Linux file systems these are two files, and
/// in a dictionary one would replace the other.
package struct ExactText: Hashable, Comparable, ExpressibleByStringLiteral, Sendable {
  package let text: String

  package init(_ text: some StringProtocol) { self.text = String(text) }
  package init(stringLiteral text: String) { self.text = text }

  package static func == (a: ExactText, b: ExactText) -> Bool { a.text.isExactly(b.text) }

  package static func < (a: ExactText, b: ExactText) -> Bool { a.text.utf8.lexicographicallyPrecedes(b.text.utf8) }

  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    // No text contains this byte, so the hash of two consecutive texts depends on the boundary between them.
    hasher.combine(0xFF as UInt8)
  }
}

extension StringProtocol {
  /// Returns whether both texts have the same bytes. `==` is also true for different encodings of the same characters.
  package func isExactly(_ other: some StringProtocol) -> Bool { utf8.elementsEqual(other.utf8) }

  /// Returns whether the bytes begin with those of `prefix`. `hasPrefix` compares characters, and a combining mark changes the previous
  /// one.
  package func hasExactPrefix(_ prefix: some StringProtocol) -> Bool { utf8.starts(with: prefix.utf8) }

  /// Returns whether the bytes end with those of `suffix`.
  package func hasExactSuffix(_ suffix: some StringProtocol) -> Bool { utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8) }
}
