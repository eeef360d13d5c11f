/// `id: ChatID key`, `message: MessageID? = nil`
public struct ParameterSyntax: SyntaxView {
  public let node: SyntaxNode
  @inlinable public init(_ node: SyntaxNode) { self.node = node }
  @inlinable public var name: Token? { node.nameToken }
  @inlinable public var type: SyntaxNode? { node.child(ofKind: .typeUse) }
  @inlinable public var key: SyntaxNode? { node.child(ofKind: .key) }
  @inlinable public var defaultValue: SyntaxNode? { node.child(ofKind: .value) }
}

/// `String`, `[T]`, `T?`
public struct TypeUseSyntax: SyntaxView {
  public let node: SyntaxNode
  @inlinable public init(_ node: SyntaxNode) { self.node = node }
  /// The name of the type; nil for a list.
  @inlinable public var name: Token? { node.word }
  /// The element type of a list.
  @inlinable public var element: SyntaxNode? { node.child(ofKind: .typeUse) }
  @inlinable public var isOptional: Bool {
    node.endToken > node.firstToken && node.tokens[node.endToken - 1].kind == .question
  }
}
