/// One token: its bytes, its kind, and for words and strings its interned text.
///
/// Spaces, line breaks and comments are not tokens: they are the gaps between two tokens, so nothing is lost. A gap holds nothing else
/// (before the first token also a byte-order mark); bytes that mean nothing are `unknown` tokens.
package struct Token: Sendable {
  package struct Flags: OptionSet, Sendable {
    package let rawValue: UInt8
    @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// A line break stands between the token before and this one.
    package static let afterLineBreak = Flags(rawValue: 1)
    /// A `///` comment stands in the gap before.
    package static let documented = Flags(rawValue: 2)
    /// The lexer has reported something about this token (unterminated, malformed escape), or, for an arrow, the parser will.
    package static let broken = Flags(rawValue: 4)
    /// The line break before this token ends an item, unless brackets are open: no token before it or after it asks for more.
    package static let startsItem = Flags(rawValue: 8)
  }
  package var start: UInt32
  package var end: UInt32
  /// A word's text, or a string's value with its escapes replaced; empty for the rest.
  package var name: Name
  package var kind: TokenKind
  package var flags: Flags

  @inlinable package init(_ kind: TokenKind, start: UInt32, end: UInt32, name: Name = Name(raw: 0), flags: Flags = []) {
    self.kind = kind
    self.start = start
    self.end = end
    self.name = name
    self.flags = flags
  }
}
