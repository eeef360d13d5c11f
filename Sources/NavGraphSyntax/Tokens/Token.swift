/// One token: its bytes, its kind, and for words and strings its interned text.
///
/// Spaces, line breaks, and comments aren't tokens: they are the gaps between tokens, so no byte is lost. A gap contains nothing else,
/// except for a byte-order mark before the first token. Bytes that aren't part of the language are `unknown` tokens.
public struct Token: Sendable {
  public struct Flags: OptionSet, Sendable {
    public let rawValue: UInt8
    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Whether a line break is between the previous token and this one.
    public static let afterLineBreak = Flags(rawValue: 1)
    /// Whether the gap before the token contains a `///` comment.
    public static let documented = Flags(rawValue: 2)
    /// Whether the lexer has reported an error in this token (unterminated, malformed escape), or, for an arrow, the parser will report
    /// one.
    public static let broken = Flags(rawValue: 4)
    /// Whether the line break before this token ends an item (unless brackets are open): the tokens around it don't require a
    /// continuation.
    public static let startsItem = Flags(rawValue: 8)
  }
  public var start: UInt32
  public var end: UInt32
  /// The text of a word, or the value of a string with its escapes replaced; empty for other kinds.
  public var name: Name
  public var kind: TokenKind
  public var flags: Flags

  @inlinable public init(kind: TokenKind, start: UInt32, end: UInt32, name: Name = Name(raw: 0), flags: Flags = []) {
    self.kind = kind
    self.start = start
    self.end = end
    self.name = name
    self.flags = flags
  }
}
