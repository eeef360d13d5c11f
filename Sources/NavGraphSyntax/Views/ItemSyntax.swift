/// `minimize onScrollDown`, `output uikit, swiftui`: a keyword and the words behind it.
public struct SettingSyntax: SyntaxView {
  public let node: SyntaxNode
  @inlinable public init(_ node: SyntaxNode) { self.node = node }

  /// The words behind the keyword, without commas.
  @inlinable public var words: Words { Words(tokens: node.tokens, index: node.firstToken + 1, end: node.endToken) }

  /// The words of a run of tokens.
  public struct Words: Sequence, IteratorProtocol {
    @usableFromInline let tokens: UnsafePointer<Token>
    @usableFromInline var index: Int
    @usableFromInline let end: Int
    @usableFromInline init(tokens: UnsafePointer<Token>, index: Int, end: Int) {
      self.tokens = tokens
      self.index = index
      self.end = end
    }
    @inlinable public mutating func next() -> Token? {
      while index < end {
        let token = tokens[index]
        index += 1
        if token.kind == .word { return token }
      }
      return nil
    }
  }
}

/// `title "Chats" large`, `back "Chats" minimal`, `message "..."`: a text and a word, each of which may be left out.
public struct TextSyntax: SyntaxView {
  public let node: SyntaxNode
  @inlinable public init(_ node: SyntaxNode) { self.node = node }
  @inlinable public var text: Token? { node.firstToken(.string) }
  /// The word behind the keyword.
  @inlinable public var word: Token? {
    guard node.endToken - node.firstToken > 1 else { return nil }
    let token = node.tokens[node.endToken - 1]
    return token.kind == .word ? token : nil
  }
}

extension SyntaxNode {
  /// Whether a text that people read stands first, as it does in the title of a tab: `"Home"`, `verbatim "iPad"`
  @inlinable public var isText: Bool { token.kind == .string || child(.verbatim) != nil }
}

/// `popover on pad`
public struct StyleSyntax: SyntaxView {
  public let node: SyntaxNode
  @inlinable public init(_ node: SyntaxNode) { self.node = node }
  @inlinable public var style: Token? { node.word }
  @inlinable public var idiom: Token? {
    guard node.endToken - node.firstToken > 2 else { return nil }
    return node.tokens[node.endToken - 1]
  }
}

/// `medium`, `fraction 0.3`, `height 240`
public struct DetentSyntax: SyntaxView {
  public let node: SyntaxNode
  @inlinable public init(_ node: SyntaxNode) { self.node = node }
  @inlinable public var name: Token? { node.word }
  @inlinable public var number: Token? {
    guard node.endToken - node.firstToken > 1 else { return nil }
    return node.tokens[node.endToken - 1]
  }
}

/// `button delete "Delete" destructive`
public struct ButtonSyntax: SyntaxView {
  public let node: SyntaxNode
  @inlinable public init(_ node: SyntaxNode) { self.node = node }
  @inlinable public var name: Token? { node.nameToken }
  @inlinable public var title: Token? { node.firstToken(.string) }
  /// The word behind the title.
  @inlinable public var role: Token? {
    guard node.endToken - node.firstToken > 2 else { return nil }
    let token = node.tokens[node.endToken - 1]
    return token.kind == .word ? token : nil
  }
}

/// `background "brandBlue"`, `tint system`
public struct PaintSyntax: SyntaxView {
  public let node: SyntaxNode
  @inlinable public init(_ node: SyntaxNode) { self.node = node }
  /// The asset's name, or the word.
  @inlinable public var value: Token? {
    guard node.endToken - node.firstToken > 1 else { return nil }
    return node.tokens[node.endToken - 1]
  }
}
