/// A node of a tree, as seen by readers: a tree and an index.
///
/// The reference is unowned on purpose: millions of these are made while a program is read, and counting references would cost more
/// than the reading. Whoever holds a node holds its tree for as long (the trees of a program live in one array that outlasts every reader).
package struct SyntaxNode {
  package unowned(unsafe) let tree: SyntaxTree
  package let index: Int

  @inlinable package init(_ tree: SyntaxTree, _ index: Int) {
    self.tree = tree
    self.index = index
  }

  @inlinable package var kind: SyntaxKind { tree.nodes[index].kind }
  @inlinable package var firstToken: Int { Int(tree.nodes[index].firstToken) }
  @inlinable package var endToken: Int { Int(tree.nodes[index].endToken) }

  /// From the first token's start to the last token's end; for an empty node, the position before the next token.
  @inlinable package var range: SourceRange {
    let node = tree.nodes[index]
    let start = tree.tokens[Int(node.firstToken)].start
    let end = node.endToken > node.firstToken ? tree.tokens[Int(node.endToken) - 1].end : start
    return SourceRange(file: tree.file, start: start, end: end)
  }

  @inlinable package var children: Children { Children(tree, index + 1, Int(tree.nodes[index].end)) }

  /// The first child of that kind.
  @inlinable package func child(_ kind: SyntaxKind) -> SyntaxNode? {
    var next = index + 1
    let end = Int(tree.nodes[index].end)
    while next < end {
      if tree.nodes[next].kind == kind { return SyntaxNode(tree, next) }
      next = Int(tree.nodes[next].end)
    }
    return nil
  }

  /// The node's own first token.
  @inlinable package var token: Token { tree.tokens[firstToken] }

  /// The children of a node, in order.
  package struct Children: Sequence, IteratorProtocol {
    unowned(unsafe) let tree: SyntaxTree
    var index: Int
    let end: Int
    @usableFromInline init(_ tree: SyntaxTree, _ index: Int, _ end: Int) {
      self.tree = tree
      self.index = index
      self.end = end
    }
    package mutating func next() -> SyntaxNode? {
      guard index < end else { return nil }
      defer { index = Int(tree.nodes[index].end) }
      return SyntaxNode(tree, index)
    }
  }
}
