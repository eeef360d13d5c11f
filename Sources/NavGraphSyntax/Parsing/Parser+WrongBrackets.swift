/// Recovery from an opening bracket of the wrong kind: `(` or `[` before a body, `[` or `{` before parameters.
///
/// The closing bracket shows which kind was meant. The parser reads the text with that kind, and reports one diagnostic.
extension Parser {
  /// Returns whether the next token is a `(` or `[` that opens a body: it is closed by a `}`, directly or after an item of the body.
  func opensBody(of body: Body) -> Bool { !isLineBreak && opensBody(of: body, at: position) }

  /// Returns whether the token at `opening` is such a bracket. Line breaks before it are ignored.
  func opensBody(of body: Body, at opening: Int) -> Bool {
    guard tokens[opening].kind == .leftParen || tokens[opening].kind == .leftBracket, let first = knownToken(after: opening) else {
      return false
    }
    if tokens[first].kind == .rightBrace { return true }
    guard tokens[first].kind == .word, first + 1 < tokens.count, tokens[first + 1].kind != .colon else { return false }
    let isItem = body == .arms ? isArmHead(at: first) : body == .enumeration || body.words.contains(Parser.keyword(of: tokens[first].name))
    return isItem && closing(of: opening) == .rightBrace
  }

  /// Reports the next token as a wrong bracket before a body. The caller consumes it as `{`.
  mutating func reportWrongOpening(of body: Body) {
    report(.wrongOpening(of: "the body of \(body.noun)", mark: "{", written: text(of: position), at: range(of: position)))
  }

  /// Whether the next token is a `)` or `]` at the end of a declaration: another declaration follows, or nothing.
  var closesBody: Bool {
    guard kind == .rightParen || kind == .rightBracket else { return false }
    guard let next = knownToken(after: position) else { return true }
    return tokens[next].kind == .endOfFile || isAtLineStart(token: next) && isDeclarationHead(at: next)
  }

  /// Whether the next token is the `(` before parameters or arguments, or another bracket that is written instead of it.
  var isAtParentheses: Bool {
    if kind == .leftParen { return true }
    guard kind == .leftBracket || kind == .leftBrace, !isLineBreak, taken > 0,
      tokens[taken - 1].end == tokens[position].start
    else { return false }
    return closing(of: position) == .rightParen
  }

  /// Reports the next token unless it is the `(` of `what`. The caller consumes it as `(`.
  mutating func reportWrongParenthesis(of what: String) {
    guard kind != .leftParen else { return }
    report(.wrongOpening(of: what, mark: "(", written: text(of: position), at: range(of: position)))
  }

  /// Returns the index of the first token after a bracket that isn't `unknown`, also across a line break.
  private func knownToken(after bracket: Int) -> Int? {
    var next = bracket + 1
    while next < tokens.count, tokens[next].kind == .unknown { next += 1 }
    return next < tokens.count ? next : nil
  }

  /// Returns the kind of the token that closes the bracket at `opening`; nil if the next declaration or the end of the file comes first, or
  /// if it is 2048 or more tokens away. The limit keeps parsing linear.
  private func closing(of opening: Int) -> TokenKind? {
    var depth = 0
    var index = opening
    while index < Swift.min(opening + 2048, tokens.count) {
      switch tokens[index].kind {
      case .leftBrace, .leftParen, .leftBracket: depth += 1
      case .rightBrace, .rightParen, .rightBracket:
        depth -= 1
        if depth == 0 { return tokens[index].kind }
      case .word: if index > opening, isAtLineStart(token: index), isDeclarationHead(at: index) { return nil }
      case .endOfFile: return nil
      default: break
      }
      index += 1
    }
    return nil
  }
}
