/// Any declaration with a name: `screen Chat(id: ChatID)`.
package struct DeclarationSyntax: SyntaxView {
  package let node: SyntaxNode
  @inlinable package init(_ node: SyntaxNode) { self.node = node }

  /// The declared name; nil where it is missing.
  @inlinable package var name: Token? { node.nameToken }
  /// The name, or the keyword where there is none.
  @inlinable package var nameRange: SourceRange { node.range(of: name ?? node.token) }
  @inlinable package var parameters: SyntaxNode? { node.child(.parameters) }
}

/// `import "Settings.navgraph"`
package struct ImportSyntax: SyntaxView {
  package let node: SyntaxNode
  @inlinable package init(_ node: SyntaxNode) { self.node = node }
  /// The path as written.
  @inlinable package var path: Token? { node.firstToken(.string) }
}

/// `allow NAV0701 "legacy link"`
package struct AllowSyntax: SyntaxView {
  package let node: SyntaxNode
  @inlinable package init(_ node: SyntaxNode) { self.node = node }

  /// The code; its word is not checked.
  @inlinable package var code: Token? {
    guard node.firstToken + 1 < node.endToken else { return nil }
    let token = node.tokens[node.firstToken + 1]
    return token.kind == .word ? token : nil
  }
  @inlinable package var reason: Token? { node.firstToken(.string) }
}
