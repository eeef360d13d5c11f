/// `minimize onScrollDown`, `output uikit, swiftui`: a keyword and the words behind it.
package struct SettingSyntax: SyntaxView {
  package let node: SyntaxNode
  @inlinable package init(_ node: SyntaxNode) { self.node = node }

  /// The words behind the keyword, without commas.
  @inlinable package var words: Words { Words(tokens: node.tokens, index: node.firstToken + 1, end: node.endToken) }

  /// The words of a run of tokens.
  package struct Words: Sequence, IteratorProtocol {
    @usableFromInline let tokens: UnsafePointer<Token>
    @usableFromInline var index: Int
    @usableFromInline let end: Int
    @usableFromInline init(tokens: UnsafePointer<Token>, index: Int, end: Int) {
      self.tokens = tokens
      self.index = index
      self.end = end
    }
    @inlinable package mutating func next() -> Token? {
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
package struct TextSyntax: SyntaxView {
  package let node: SyntaxNode
  @inlinable package init(_ node: SyntaxNode) { self.node = node }
  @inlinable package var text: Token? { node.firstToken(.string) }
  /// The word behind the keyword.
  @inlinable package var word: Token? {
    guard node.endToken - node.firstToken > 1 else { return nil }
    let token = node.tokens[node.endToken - 1]
    return token.kind == .word ? token : nil
  }
}

/// `popover on pad`
package struct StyleSyntax: SyntaxView {
  package let node: SyntaxNode
  @inlinable package init(_ node: SyntaxNode) { self.node = node }
  @inlinable package var style: Token? { node.word }
  @inlinable package var idiom: Token? {
    guard node.endToken - node.firstToken > 2 else { return nil }
    return node.tokens[node.firstToken + 2]
  }
}

/// `medium`, `fraction 0.3`, `height 240`
package struct DetentSyntax: SyntaxView {
  package let node: SyntaxNode
  @inlinable package init(_ node: SyntaxNode) { self.node = node }
  @inlinable package var name: Token? { node.word }
  @inlinable package var number: Token? {
    guard node.endToken - node.firstToken > 1 else { return nil }
    return node.tokens[node.firstToken + 1]
  }
}

/// `button delete "Delete" destructive`
package struct ButtonSyntax: SyntaxView {
  package let node: SyntaxNode
  @inlinable package init(_ node: SyntaxNode) { self.node = node }
  @inlinable package var name: Token? { node.nameToken }
  @inlinable package var title: Token? { node.firstToken(.string) }
  /// The word behind the title.
  @inlinable package var role: Token? {
    guard node.endToken - node.firstToken > 2 else { return nil }
    let token = node.tokens[node.endToken - 1]
    return token.kind == .word ? token : nil
  }
}

/// `background "brandBlue"`, `tint system`
package struct PaintSyntax: SyntaxView {
  package let node: SyntaxNode
  @inlinable package init(_ node: SyntaxNode) { self.node = node }
  /// The asset's name, or the word.
  @inlinable package var value: Token? {
    guard node.endToken - node.firstToken > 1 else { return nil }
    return node.tokens[node.firstToken + 1]
  }
}
