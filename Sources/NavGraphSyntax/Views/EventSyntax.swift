/// `on open(chat: ChatID) anchored requires g -> ...`
package struct EventSyntax: SyntaxView {
  package let node: SyntaxNode
  @inlinable package init(_ node: SyntaxNode) { self.node = node }

  @inlinable package var name: Token? { node.nameToken }
  @inlinable package var parameters: SyntaxNode? { node.child(.parameters) }
  /// A sequence, or branches.
  @inlinable package var outcome: SyntaxNode? { node.child(.sequence) ?? node.child(.branches) }

  /// Whether `anchored` stands in the head.
  @inlinable package var isAnchored: Bool {
    // Only the head's own tokens count: a parameter may be called `anchored` as well.
    var index = node.firstToken + 2
    var end = node.endToken
    for child in node.children {
      switch child.kind {
      case .parameters: index = child.endToken
      case .requires, .sequence, .branches: end = Swift.min(end, child.firstToken)
      default: break
      }
    }
    while index < end {
      if node.tokens[index].name == Name(.anchored) { return true }
      index += 1
    }
    return false
  }
}

/// `when hasDraft -> ...`, `otherwise -> ...`
package struct BranchSyntax: SyntaxView {
  package let node: SyntaxNode
  @inlinable package init(_ node: SyntaxNode) { self.node = node }
  @inlinable package var isOtherwise: Bool { node.keyword == .otherwise }
  @inlinable package var test: SyntaxNode? { node.child(.test) }
  @inlinable package var sequence: SyntaxNode? { node.child(.sequence) }
}

/// `finished(chat) -> push Chat(id: chat)`
package struct ArmSyntax: SyntaxView {
  package let node: SyntaxNode
  @inlinable package init(_ node: SyntaxNode) { self.node = node }
  @inlinable package var name: Token? { node.nameToken }
  /// The `x` of `finished(x)`.
  @inlinable package var binding: SyntaxNode? {
    var found = false
    for child in node.children where child.kind == .name {
      if found { return child }
      found = true
    }
    return nil
  }
  @inlinable package var outcome: SyntaxNode? { node.child(.sequence) ?? node.child(.branches) }
}

/// `present Call(chat: id) as formSheet`
package struct PresentSyntax: SyntaxView {
  package let node: SyntaxNode
  @inlinable package init(_ node: SyntaxNode) { self.node = node }
  @inlinable package var instance: SyntaxNode? { node.child(.instance) }
  /// The word behind `as`.
  @inlinable package var style: Token? {
    guard node.endToken - node.firstToken > 3 else { return nil }
    let tokens = node.tokens
    guard tokens[node.endToken - 2].name == Name(.as), tokens[node.endToken - 1].kind == .word else { return nil }
    // `present X(as)` ends with a bracket, so a word behind `as` can only be a style.
    return tokens[node.endToken - 1]
  }
}
