/// One token: its bytes, its kind, and for words and strings its interned text.
///
/// Spaces, line breaks and comments are not tokens: they are the gaps between two tokens, so nothing is lost. A gap holds nothing else
/// (before the first token also a byte-order mark); bytes that mean nothing are `unknown` tokens.
public struct Token: Sendable {
  public struct Flags: OptionSet, Sendable {
    public let rawValue: UInt8
    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// A line break stands between the token before and this one.
    public static let afterLineBreak = Flags(rawValue: 1)
    /// A `///` comment is in the gap before.
    public static let documented = Flags(rawValue: 2)
    /// The lexer has reported something about this token (unterminated, malformed escape), or, for an arrow, the parser will.
    public static let broken = Flags(rawValue: 4)
    /// The line break before this token ends an item, unless brackets are open: no token before it or after it asks for more.
    public static let startsItem = Flags(rawValue: 8)
  }
  public var start: UInt32
  public var end: UInt32
  /// A word's text, or a string's value with its escapes replaced; empty for the rest.
  public var name: Name
  public var kind: TokenKind
  public var flags: Flags

  @inlinable public init(_ kind: TokenKind, start: UInt32, end: UInt32, name: Name = Name(raw: 0), flags: Flags = []) {
    self.kind = kind
    self.start = start
    self.end = end
    self.name = name
    self.flags = flags
  }
}
