/// The kinds of tokens. Words are one kind: which keyword a word is depends on where it stands, see `Token.name`.
public enum TokenKind: UInt8, Sendable {
  case endOfFile
  /// A name or a keyword: a letter or `_`, then letters, digits and `_`.
  case word
  /// `42`, `-3`
  case integer
  /// `0.3`, `-1.5`
  case decimal
  /// `"..."`, closed on its line.
  case string
  case leftBrace, rightBrace, leftParen, rightParen, leftBracket, rightBracket
  case comma, semicolon, colon, dot, slash, question, equals, arrow
  /// `==`, `!=`
  case sameAs, otherThan
  /// Bytes that begin nothing in the language; already reported by the lexer.
  case unknown
}

extension TokenKind {
  /// Compares the numbers; the comparison that Swift derives for enums with raw values is a call, and this happens for every token.
  @inlinable public static func == (a: TokenKind, b: TokenKind) -> Bool {
    unsafeBitCast(a, to: UInt8.self) == unsafeBitCast(b, to: UInt8.self)
  }
}
