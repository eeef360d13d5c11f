extension SyntaxNode {
  /// The tokens of the node that aren't part of a child, without `unknown` and `endOfFile` tokens.
  package var ownTokens: [Token] {
    var own: [Token] = []
    var next = firstToken
    for child in children {
      if child.firstToken > next { own += tree.tokens[next..<child.firstToken] }
      next = Swift.max(next, child.endToken)
    }
    if next < endToken { own += tree.tokens[next..<endToken] }
    return own.filter { $0.kind != .unknown && $0.kind != .endOfFile }
  }
}

extension SyntaxTree {
  /// Returns the text of a token as it is written in the file.
  package func text(of token: Token) -> String {
    source.text(in: SourceRange(file: file, start: token.start, end: token.end))
  }

  /// Returns the value of an `integer` token, or nil if it doesn't fit an `Int`.
  package func integer(of token: Token) -> Int? {
    token.kind == .integer ? Int(text(of: token)) : nil
  }

  /// Returns the value of an `integer` or `decimal` token, or nil if it isn't finite.
  package func decimal(of token: Token) -> Double? {
    guard token.kind == .integer || token.kind == .decimal, let value = Double(text(of: token)), value.isFinite else { return nil }
    return value
  }
}
