/// A typed view of a node. A view owns nothing and allocates nothing.
///
/// Properties are nil for parts that the author left out or that an error contains; the parser has reported them.
public protocol SyntaxView {
  var node: SyntaxNode { get }
  init(_ node: SyntaxNode)
}

extension SyntaxView {
  @inlinable public var range: SourceRange { node.range }
}

extension SyntaxNode {
  /// The word of the node's `name` child; nil if it is missing. A quoted name, which was reported, also counts.
  @inlinable public var nameToken: Token? {
    guard let name = child(ofKind: .name), name.firstToken < name.endToken else { return nil }
    let token = name.token
    return token.kind == .word || name.isQuotedName ? token : nil
  }

  /// Whether the first token is a string that would be a name without its quotes.
  @usableFromInline var isQuotedName: Bool {
    guard token.kind == .string, token.end > token.start + 2, !token.flags.contains(.broken) else { return false }
    let text = tree.source.bytes[Int(token.start) + 1..<Int(token.end) - 1]
    return text.allSatisfy { CharacterClass.table[Int($0)] <= CharacterClass.digit } && text.first.map { $0 >= 0x41 } == true
  }

  /// The node's first token if it is a word.
  @inlinable public var word: Token? {
    guard firstToken < endToken else { return nil }
    let token = token
    return token.kind == .word ? token : nil
  }

  /// Returns the token at `position` among the tokens that the node covers, not counting `unknown` tokens.
  @inlinable public func token(at position: Int) -> Token? {
    var left = position
    var index = firstToken
    while index < endToken {
      if tokens[index].kind != .unknown {
        if left == 0 { return tokens[index] }
        left -= 1
      }
      index += 1
    }
    return nil
  }

  /// Returns the first token of the given kind that the node covers, including those of its children.
  @inlinable public func firstToken(ofKind kind: TokenKind) -> Token? {
    var index = firstToken
    let end = endToken
    while index < end {
      if tokens[index].kind == kind { return tokens[index] }
      index += 1
    }
    return nil
  }

  /// The keyword that the node begins with; nil for another word or another token.
  @inlinable public var keyword: Keyword? {
    guard firstToken < endToken else { return nil }
    return Keyword(token)
  }

  /// Returns the range of a token in this node's file.
  @inlinable public func range(of token: Token) -> SourceRange {
    SourceRange(file: file, start: token.start, end: token.end)
  }

  /// The gap with the `///` lines before the node; empty if there are none.
  @inlinable public var doc: SourceRange {
    let first = firstToken
    let token = tokens[first]
    guard token.flags.contains(.documented) else { return SourceRange(file: file, start: token.start, end: token.start) }
    return SourceRange(file: file, start: first > 0 ? tokens[first - 1].end : 0, end: token.start)
  }
}

extension Keyword {
  /// Creates the keyword with the text of a word; nil if there is none.
  @inlinable public init?(_ token: Token) {
    guard token.kind == .word else { return nil }
    self.init(token.name)
  }

  @inlinable public init?(_ name: Name) {
    guard name.raw > 0, name.raw <= Keyword.last.number else { return nil }
    self = unsafeBitCast(UInt8(truncatingIfNeeded: name.raw), to: Keyword.self)
  }
}
