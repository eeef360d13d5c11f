/// The lossless tree of one file: tokens and nodes in flat arrays, errors inside.
///
/// A node covers a run of tokens; nodes are stored in preorder, so a subtree is a run of nodes. Text between tokens belongs to the gap
/// before a token. Concatenating gaps and tokens gives the file back, byte for byte.
package final class SyntaxTree: Sendable {
  package let file: FileID
  package let source: SourceFile
  package let tokens: [Token]
  package let nodes: [Node]

  /// One node: its kind, the tokens it covers, and where its subtree ends in `nodes`.
  package struct Node: Sendable {
    package var kind: SyntaxKind
    package var firstToken: UInt32
    package var endToken: UInt32
    /// The index behind the last node of this subtree.
    package var end: UInt32

    @inlinable package init(_ kind: SyntaxKind, firstToken: UInt32, endToken: UInt32, end: UInt32) {
      self.kind = kind
      self.firstToken = firstToken
      self.endToken = endToken
      self.end = end
    }
  }

  package init(file: FileID, source: SourceFile, tokens: [Token], nodes: [Node]) {
    self.file = file
    self.source = source
    self.tokens = tokens
    self.nodes = nodes
  }

  /// The whole file.
  package var root: SyntaxNode { SyntaxNode(self, 0) }
}
