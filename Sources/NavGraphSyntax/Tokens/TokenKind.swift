/// The kinds of tokens. Words are one kind: the position of a word determines which keyword it is. See `Token.name`.
public enum TokenKind: UInt8, Sendable {
  case endOfFile
  /// A name or a keyword: a letter or `_`, then letters, digits, and `_`.
  case word
  /// `42`, `-3`
  case integer
  /// `0.3`, `-1.5`
  case decimal
  /// `"..."`, closed on the same line.
  case string
  case leftBrace, rightBrace, leftParen, rightParen, leftBracket, rightBracket
  case comma, semicolon, colon, dot, slash, question, equals, arrow
  /// `==`, `!=`
  case sameAs, otherThan
  /// Bytes that begin no token. The lexer has already reported them.
  case unknown
}

extension TokenKind {
  /// Compares the raw values. Swift's derived comparison of enums with raw values is a function call, and tokens are compared very often.
  @inlinable public static func == (a: TokenKind, b: TokenKind) -> Bool {
    unsafeBitCast(a, to: UInt8.self) == unsafeBitCast(b, to: UInt8.self)
  }
}
