/// `on open(chat: ChatID) anchored requires g -> ...`
public struct EventSyntax: SyntaxView {
  public let node: SyntaxNode
  @inlinable public init(_ node: SyntaxNode) { self.node = node }

  @inlinable public var name: Token? { node.nameToken }
  @inlinable public var parameters: SyntaxNode? { node.child(ofKind: .parameters) }
  /// A sequence, or branches.
  @inlinable public var outcome: SyntaxNode? { node.child(ofKind: .sequence) ?? node.child(ofKind: .branches) }

  /// Whether the event is marked `anchored`.
  @inlinable public var isAnchored: Bool {
    // Only the head's own tokens count, because a parameter may also be called `anchored`.
    var index = node.firstToken + 2
    var end = node.endToken
    for child in node.children {
      switch child.kind {
      case .name, .parameters: index = child.endToken
      case .requires, .sequence, .branches: end = Swift.min(end, child.firstToken)
      default: break
      }
    }
    while index < end {
      // Any other word here is a misspelling of `anchored`, which the parser reported.
      if node.tokens[index].kind == .word { return true }
      index += 1
    }
    return false
  }
}

/// `when hasDraft -> ...`, `otherwise -> ...`
public struct BranchSyntax: SyntaxView {
  public let node: SyntaxNode
  @inlinable public init(_ node: SyntaxNode) { self.node = node }
  @inlinable public var test: SyntaxNode? { node.child(ofKind: .test) }
  @inlinable public var sequence: SyntaxNode? { node.child(ofKind: .sequence) }
}

/// `finished(chat) -> push Chat(id: chat)`
public struct ArmSyntax: SyntaxView {
  public let node: SyntaxNode
  @inlinable public init(_ node: SyntaxNode) { self.node = node }
  @inlinable public var name: Token? { node.nameToken }
  /// The name `x` in `finished(x)`.
  @inlinable public var binding: SyntaxNode? {
    var found = false
    for child in node.children where child.kind == .name {
      if found { return child }
      found = true
    }
    return nil
  }
  @inlinable public var outcome: SyntaxNode? { node.child(ofKind: .sequence) ?? node.child(ofKind: .branches) }
}

/// `present Call(chat: id) as formSheet`
public struct PresentSyntax: SyntaxView {
  public let node: SyntaxNode
  @inlinable public init(_ node: SyntaxNode) { self.node = node }
  @inlinable public var instance: SyntaxNode? { node.child(ofKind: .instance) }
  /// The word after `as`.
  @inlinable public var style: Token? {
    // Only the first instance is presented; later instances are steps inside it.
    let tokens = node.tokens
    var end = node.child(ofKind: .instance)?.endToken ?? node.firstToken
    while end < node.endToken, tokens[end].kind != .slash { end += 1 }
    guard end - node.firstToken > 3 else { return nil }
    let last = end - 1
    var before = last - 1
    while before > node.firstToken, tokens[before].kind == .unknown { before -= 1 }
    guard tokens[before].name == Name(.as), tokens[last].kind == .word else { return nil }
    // `present X(as)` ends with a parenthesis, so a word after `as` can only be a style.
    return tokens[last]
  }
}
