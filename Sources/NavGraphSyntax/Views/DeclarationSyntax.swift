/// A declaration with a name: `screen Chat(id: ChatID)`.
public struct DeclarationSyntax: SyntaxView {
  public let node: SyntaxNode
  @inlinable public init(_ node: SyntaxNode) { self.node = node }

  /// The declared name; nil if it is missing.
  @inlinable public var name: Token? { node.nameToken }
  /// The range of the name, or of the keyword if the name is missing.
  @inlinable public var nameRange: SourceRange { node.range(of: name ?? node.token) }
  @inlinable public var parameters: SyntaxNode? { node.child(ofKind: .parameters) }
}

/// `import "Settings.navgraph"`
public struct ImportSyntax: SyntaxView {
  public let node: SyntaxNode
  @inlinable public init(_ node: SyntaxNode) { self.node = node }
  @inlinable public var path: Token? { node.firstToken(ofKind: .string) }
}

/// `allow NAV0701 "legacy link"`
public struct AllowSyntax: SyntaxView {
  public let node: SyntaxNode
  @inlinable public init(_ node: SyntaxNode) { self.node = node }

  /// The code, which isn't validated.
  @inlinable public var code: Token? {
    guard let token = node.token(at: 1), token.kind == .word else { return nil }
    return token
  }
  @inlinable public var reason: Token? { node.firstToken(ofKind: .string) }
}

/// `needs modal SignIn returns UserID`
public struct NeedsSyntax: SyntaxView {
  public let node: SyntaxNode
  @inlinable public init(_ node: SyntaxNode) { self.node = node }

  /// The required declaration, without a body; nil if it is missing or if a setting is required.
  public var declaration: SyntaxNode? {
    for child in node.children {
      switch child.kind {
      case .screen, .modal, .guardDecl, .condition, .type, .enum, .extern: return child
      default: continue
      }
    }
    return nil
  }
  /// `output swiftui`
  public var setting: SyntaxNode? { node.child(ofKind: .setting) }
  /// The name of the module that declares the type.
  public var owner: Token? { node.nameToken }
}
