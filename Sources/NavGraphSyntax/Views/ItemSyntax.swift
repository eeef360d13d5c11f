/// `minimize onScrollDown`, `output uikit, swiftui`: a keyword and the words after it.
public struct SettingSyntax: SyntaxView {
  public let node: SyntaxNode
  @inlinable public init(_ node: SyntaxNode) { self.node = node }

  /// The words after the keyword, without commas.
  @inlinable public var words: Words { Words(tokens: node.tokens, index: node.firstToken + 1, end: node.endToken) }

  /// The words in a range of tokens.
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

/// `title "Chats" large`, `back "Chats" minimal`, `message "..."`: an optional text and an optional word.
public struct TextSyntax: SyntaxView {
  public let node: SyntaxNode
  @inlinable public init(_ node: SyntaxNode) { self.node = node }
  @inlinable public var text: Token? { node.firstToken(ofKind: .string) }
  /// The word after the keyword.
  @inlinable public var word: Token? {
    guard node.endToken - node.firstToken > 1 else { return nil }
    let token = node.tokens[node.endToken - 1]
    return token.kind == .word ? token : nil
  }
}

extension SyntaxNode {
  /// Whether the node begins with a localizable text, as the title of a tab does: `"Home"`, `verbatim "iPad"`.
  @inlinable public var isText: Bool { token.kind == .string || child(ofKind: .verbatim) != nil }
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

/// `field name "Name" = "{current}" required`
public struct FieldSyntax: SyntaxView {
  public let node: SyntaxNode
  @inlinable public init(_ node: SyntaxNode) { self.node = node }
  @inlinable public var name: Token? { node.nameToken }
  /// The initial text, after `=`.
  @inlinable public var initial: SyntaxNode? { node.child(ofKind: .initial) }
  /// The words at the end, such as `required`.
  @inlinable public var words: SettingSyntax.Words {
    let texts = initial?.endToken ?? node.placeholderEnd
    return SettingSyntax.Words(tokens: node.tokens, index: texts, end: node.endToken)
  }
}

extension SyntaxNode {
  /// The index of the token after the first text.
  @usableFromInline var placeholderEnd: Int {
    let tokens = tokens
    return ((firstToken..<endToken).first { tokens[$0].kind == .string } ?? endToken - 1) + 1
  }
}

/// `button delete "Delete" destructive`, `button save "Save" returns name`
public struct ButtonSyntax: SyntaxView {
  public let node: SyntaxNode
  @inlinable public init(_ node: SyntaxNode) { self.node = node }
  @inlinable public var name: Token? { node.nameToken }
  @inlinable public var title: Token? { node.firstToken(ofKind: .string) }
  /// The word after the title.
  @inlinable public var role: Token? {
    var end = node.endToken
    if let test = node.child(ofKind: .test) { end = Swift.max(node.firstToken, test.firstToken - 1) }
    if let returned = node.child(ofKind: .returned) { end = returned.firstToken }
    guard end - node.firstToken > 2 else { return nil }
    let token = node.tokens[end - 1]
    return token.kind == .word && token.name != Name(.when) ? token : nil
  }
  /// The name of the field whose text the button returns.
  @inlinable public var returned: Token? { node.child(ofKind: .returned)?.nameToken }
  /// The test after `when`.
  @inlinable public var test: SyntaxNode? { node.child(ofKind: .test) }
}

/// `canEdit(document)`, `kind == .invoice`, `name is not nil`
public struct OneTestSyntax: SyntaxView {
  public let node: SyntaxNode
  @inlinable public init(_ node: SyntaxNode) { self.node = node }
  @inlinable public var reference: SyntaxNode? { node.child(ofKind: .reference) }
  @inlinable public var arguments: SyntaxNode? { node.child(ofKind: .arguments) }
  @inlinable public var comparison: ComparisonSyntax? { node.child(ofKind: .comparison).map(ComparisonSyntax.init) }
}

/// `== .invoice`, `is not nil`
public struct ComparisonSyntax: SyntaxView {
  public let node: SyntaxNode
  @inlinable public init(_ node: SyntaxNode) { self.node = node }
  /// The operand of `==` or `!=`; nil for `is nil`.
  @inlinable public var value: ValueSyntax? { node.child(ofKind: .value).map(ValueSyntax.init) }
  /// Whether the comparison is `is nil` or `is not nil`.
  @inlinable public var isAboutNil: Bool { node.token.kind == .word && node.child(ofKind: .value) == nil }
  /// Whether it is `!=` or `is not nil`.
  @inlinable public var isNegated: Bool {
    if node.token.kind == .word { return node.token(at: 1)?.name == Name(.not) }
    return node.token.kind == .otherThan
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
