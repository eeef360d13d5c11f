extension SyntaxNode {
  /// The tokens of the node that belong to none of its children, without those that mean nothing.
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
  /// The text of a token as it is written.
  package func text(_ token: Token) -> String {
    source.text(SourceRange(file: file, start: token.start, end: token.end))
  }

  /// The value of an `integer` token; nil if no Int can hold it.
  package func integer(_ token: Token) -> Int? {
    token.kind == .integer ? Int(text(token)) : nil
  }

  /// The value of an `integer` or `decimal` token; nil if it is no finite number.
  package func decimal(_ token: Token) -> Double? {
    guard token.kind == .integer || token.kind == .decimal, let value = Double(text(token)), value.isFinite else { return nil }
    return value
  }
}
