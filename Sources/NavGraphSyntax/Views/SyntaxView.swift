/// A typed way to read a node. A view owns nothing and allocates nothing: it is the node under another name.
///
/// Views read what is there. What the author left out, or what an error has swallowed, is nil; the parser has reported it.
public protocol SyntaxView {
  var node: SyntaxNode { get }
  init(_ node: SyntaxNode)
}

extension SyntaxView {
  @inlinable public var range: SourceRange { node.range }
}

extension SyntaxNode {
  /// The word of the node's `name` child; nil where it is missing. A name in quotes, which was reported, is a name.
  @inlinable public var nameToken: Token? {
    guard let name = child(.name), name.firstToken < name.endToken else { return nil }
    let token = name.token
    return token.kind == .word || name.isQuotedName ? token : nil
  }

  /// A text that could be a name, would it stand without quotes.
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

  /// The token at `position` among those that the node covers; what means nothing is passed over.
  @inlinable public func token(_ position: Int) -> Token? {
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

  /// The first token of that kind that the node covers, its children's included.
  @inlinable public func firstToken(_ kind: TokenKind) -> Token? {
    var index = firstToken
    let end = endToken
    while index < end {
      if tokens[index].kind == kind { return tokens[index] }
      index += 1
    }
    return nil
  }

  /// The keyword with which the node begins; nil for another word or another token.
  @inlinable public var keyword: Keyword? {
    guard firstToken < endToken else { return nil }
    return Keyword(token)
  }

  /// Where a token of this node's file stands.
  @inlinable public func range(of token: Token) -> SourceRange {
    SourceRange(file: file, start: token.start, end: token.end)
  }

  /// The gap that holds the `///` lines before the node; empty if there are none.
  @inlinable public var doc: SourceRange {
    let first = firstToken
    let token = tokens[first]
    guard token.flags.contains(.documented) else { return SourceRange(file: file, start: token.start, end: token.start) }
    return SourceRange(file: file, start: first > 0 ? tokens[first - 1].end : 0, end: token.start)
  }
}

extension Keyword {
  /// The keyword that a word is, if it is one.
  @inlinable public init?(_ token: Token) {
    guard token.kind == .word else { return nil }
    self.init(token.name)
  }

  @inlinable public init?(_ name: Name) {
    guard name.raw > 0, name.raw <= Keyword.last.number else { return nil }
    self = unsafeBitCast(UInt8(truncatingIfNeeded: name.raw), to: Keyword.self)
  }
}
