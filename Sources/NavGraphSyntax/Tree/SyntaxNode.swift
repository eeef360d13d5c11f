/// A node of a tree: a tree and an index.
///
/// It contains an unowned pointer, because reference counting of millions of nodes would cost more than reading them. The caller must keep
/// the tree alive. (The trees of a program are in one array that outlives all readers.)
public struct SyntaxNode {
  @usableFromInline let storage: UnsafeMutablePointer<SyntaxTree.Storage>
  public let index: Int

  @inlinable public init(in tree: SyntaxTree, at index: Int) {
    storage = tree.storage
    self.index = index
  }
  @inlinable init(in storage: UnsafeMutablePointer<SyntaxTree.Storage>, at index: Int) {
    self.storage = storage
    self.index = index
  }

  package var tree: SyntaxTree { storage.pointee.tree }
  @inlinable public var file: FileID { storage.pointee.file }
  /// The tokens of the whole tree, indexed by `firstToken` and `endToken`.
  @inlinable public var tokens: UnsafePointer<Token> { storage.pointee.tokens }
  /// The nodes of the whole tree, in preorder.
  @inlinable public var nodes: UnsafePointer<SyntaxTree.Node> { storage.pointee.nodes }

  @inlinable public var kind: SyntaxKind { nodes[index].kind }
  @inlinable public var firstToken: Int { Int(nodes[index].firstToken) }
  @inlinable public var endToken: Int { Int(nodes[index].endToken) }

  /// The range from the start of the first token to the end of the last. For an empty node, the position of the next token.
  @inlinable public var range: SourceRange {
    let node = nodes[index]
    let start = tokens[Int(node.firstToken)].start
    let end = node.endToken > node.firstToken ? tokens[Int(node.endToken) - 1].end : start
    return SourceRange(file: file, start: start, end: end)
  }

  @inlinable public var children: Children { Children(in: storage, at: index + 1, end: Int(nodes[index].end)) }

  /// Returns the first child of the given kind.
  @inlinable public func child(ofKind kind: SyntaxKind) -> SyntaxNode? {
    var next = index + 1
    let end = Int(nodes[index].end)
    while next < end {
      if nodes[next].kind == kind { return SyntaxNode(in: storage, at: next) }
      next = Int(nodes[next].end)
    }
    return nil
  }

  /// The first token that the node covers.
  @inlinable public var token: Token { tokens[firstToken] }

  /// The children of a node, in order.
  public struct Children: Sequence, IteratorProtocol {
    @usableFromInline let storage: UnsafeMutablePointer<SyntaxTree.Storage>
    @usableFromInline var index: Int
    @usableFromInline let end: Int
    @inlinable init(in storage: UnsafeMutablePointer<SyntaxTree.Storage>, at index: Int, end: Int) {
      self.storage = storage
      self.index = index
      self.end = end
    }
    @inlinable public mutating func next() -> SyntaxNode? {
      guard index < end else { return nil }
      defer { index = Int(storage.pointee.nodes[index].end) }
      return SyntaxNode(in: storage, at: index)
    }
  }
}
