/// `stack Chat(id: chat)`: an optional kind word, a reference, and arguments.
public struct InstanceSyntax: SyntaxView {
  public let node: SyntaxNode
  @inlinable public init(_ node: SyntaxNode) { self.node = node }

  /// The kind word: the token before the reference.
  @inlinable public var kind: Keyword? {
    guard let reference = node.child(ofKind: .reference), reference.firstToken > node.firstToken else { return nil }
    return Keyword(node.token) ?? meantKind
  }
  /// Returns whether a word specifies the kind of the name after it.
  package static func isKind(_ word: String) -> Bool { Parser.kinds.contains { $0.text == word } }

  /// The kind word nearest to a misspelled one, which the parser reported.
  @usableFromInline var meantKind: Keyword? {
    let meant = Spelling.nearest(to: node.tree.text(of: node.token), among: Parser.kinds.map(\.text))
    return Parser.kinds.first { $0.text == meant }
  }
  @inlinable public var reference: ReferenceSyntax? { node.child(ofKind: .reference).map(ReferenceSyntax.init) }
  @inlinable public var arguments: SyntaxNode? { node.child(ofKind: .arguments) }
}

/// `Main.chats`: words joined by dots.
public struct ReferenceSyntax: SyntaxView {
  public let node: SyntaxNode
  @inlinable public init(_ node: SyntaxNode) { self.node = node }

  @inlinable public var first: Token? { node.word }
  /// The number of words, without the dots.
  @inlinable public var count: Int { (node.endToken - node.firstToken + 1) / 2 }
  @inlinable public var isQualified: Bool { node.endToken - node.firstToken > 1 }
  /// The word at `position`; nil after the last one, or if a dot has no word after it.
  @inlinable public subscript(position: Int) -> Token? {
    guard position >= 0, let token = node.token(at: 2 * position), token.kind == .word else { return nil }
    return token
  }
}

/// `id: chat`, or the short form `chat`.
public struct ArgumentSyntax: SyntaxView {
  public let node: SyntaxNode
  @inlinable public init(_ node: SyntaxNode) { self.node = node }

  @inlinable public var label: Token? { node.nameToken }
  @inlinable public var value: ValueSyntax? { node.child(ofKind: .value).map(ValueSyntax.init) }
}

/// A value: a name, a case, a literal, or a list.
public struct ValueSyntax: SyntaxView {
  public let node: SyntaxNode
  @inlinable public init(_ node: SyntaxNode) { self.node = node }

  public enum Form {
    case name(Token)
    /// `.spam`
    case enumerationCase(Token)
    case string(Token)
    case integer(Token)
    case decimal(Token)
    case bool(Bool)
    case `nil`
    case list
    /// No readable value.
    case missing
  }

  @inlinable public var form: Form {
    guard node.firstToken < node.endToken else { return .missing }
    let token = node.token
    switch token.kind {
    case .word:
      switch Keyword(token.name) {
      case .true: return .bool(true)
      case .false: return .bool(false)
      case .nil: return .nil
      default: return .name(token)
      }
    case .dot:
      guard let word = node.token(at: 1), word.kind == .word else { return .missing }
      return .enumerationCase(word)
    case .string: return .string(token)
    case .integer: return .integer(token)
    case .decimal: return .decimal(token)
    case .leftBracket: return .list
    default: return .missing
    }
  }
}
