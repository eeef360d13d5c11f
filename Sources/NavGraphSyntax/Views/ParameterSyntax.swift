/// `message: MessageID? = nil`
package struct ParameterSyntax: SyntaxView {
  package let node: SyntaxNode
  @inlinable package init(_ node: SyntaxNode) { self.node = node }
  @inlinable package var name: Token? { node.nameToken }
  @inlinable package var type: SyntaxNode? { node.child(.typeUse) }
  @inlinable package var defaultValue: SyntaxNode? { node.child(.value) }
}

/// `String`, `[T]`, `T?`
package struct TypeUseSyntax: SyntaxView {
  package let node: SyntaxNode
  @inlinable package init(_ node: SyntaxNode) { self.node = node }
  /// The name; nil for a list.
  @inlinable package var name: Token? { node.word }
  /// What a list holds.
  @inlinable package var element: SyntaxNode? { node.child(.typeUse) }
  @inlinable package var isOptional: Bool {
    node.endToken > node.firstToken && node.tokens[node.endToken - 1].kind == .question
  }
}
