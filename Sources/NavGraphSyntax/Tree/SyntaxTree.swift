/// The lossless tree of one file: tokens and nodes in flat arrays, errors inside.
///
/// A node covers a run of tokens; nodes are stored in preorder, so a subtree is a run of nodes. Text between tokens belongs to the gap
/// before a token. Concatenating gaps and tokens gives the file back, byte for byte.
public final class SyntaxTree: @unchecked Sendable {
  public let file: FileID
  package let source: SourceFile
  // Written once, in `init`, and only read from then on; that is why the class may be shared.
  @usableFromInline let tokenBuffer: UnsafeMutableBufferPointer<Token>
  @usableFromInline let nodeBuffer: UnsafeMutableBufferPointer<Node>

  /// Never empty: the last is `endOfFile`. Valid as long as the tree.
  @inlinable public var tokens: UnsafeBufferPointer<Token> { UnsafeBufferPointer(tokenBuffer) }
  /// Never empty: the first is `file`. Valid as long as the tree.
  @inlinable public var nodes: UnsafeBufferPointer<Node> { UnsafeBufferPointer(nodeBuffer) }

  /// One node: its kind, the tokens it covers, and where its subtree ends in `nodes`.
  public struct Node: Sendable {
    public var kind: SyntaxKind
    public var firstToken: UInt32
    public var endToken: UInt32
    /// The index behind the last node of this subtree.
    public var end: UInt32

    @inlinable public init(_ kind: SyntaxKind, firstToken: UInt32, endToken: UInt32, end: UInt32) {
      self.kind = kind
      self.firstToken = firstToken
      self.endToken = endToken
      self.end = end
    }
  }

  /// Where readers look: plain pointers, so that reading counts no references.
  @usableFromInline struct Storage {
    @usableFromInline var tokens: UnsafePointer<Token>
    @usableFromInline var nodes: UnsafePointer<Node>
    @usableFromInline var file: FileID
    @usableFromInline unowned(unsafe) var tree: SyntaxTree
  }
  @usableFromInline let storage: UnsafeMutablePointer<Storage>

  /// Takes over the buffers.
  init(file: FileID, source: SourceFile, tokens: FlatBuffer<Token>, nodes: FlatBuffer<Node>) {
    self.file = file
    self.source = source
    tokenBuffer = tokens.elements
    nodeBuffer = nodes.elements
    storage = .allocate(capacity: 1)
    guard let first = tokenBuffer.baseAddress, let root = nodeBuffer.baseAddress else { return }
    storage.initialize(to: Storage(tokens: UnsafePointer(first), nodes: UnsafePointer(root), file: file, tree: self))
  }

  deinit {
    storage.deallocate()
    tokenBuffer.deallocate()
    nodeBuffer.deallocate()
  }

  /// The whole file.
  @inlinable public var root: SyntaxNode { SyntaxNode(self, 0) }
}
