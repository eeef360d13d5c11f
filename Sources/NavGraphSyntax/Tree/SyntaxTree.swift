/// The lossless tree of one file: tokens and nodes, including errors, in flat arrays.
///
/// A node covers a range of tokens. Nodes are stored in preorder, so a subtree is a range of nodes. Text between tokens belongs to the gap
/// before a token. The gaps and tokens, concatenated, are the file, byte for byte.
public final class SyntaxTree: @unchecked Sendable {
  public let file: FileID
  package let source: SourceFile
  // `init` writes the buffers, and they don't change after that, so the class is safe to share.
  @usableFromInline let tokenBuffer: UnsafeMutableBufferPointer<Token>
  @usableFromInline let nodeBuffer: UnsafeMutableBufferPointer<Node>

  /// The tokens of the file. Never empty: the last one is `endOfFile`. Valid as long as the tree.
  @inlinable public var tokens: UnsafeBufferPointer<Token> { UnsafeBufferPointer(tokenBuffer) }
  /// The nodes of the file in preorder. Never empty: the first one is `file`. Valid as long as the tree.
  @inlinable public var nodes: UnsafeBufferPointer<Node> { UnsafeBufferPointer(nodeBuffer) }

  /// One node: its kind, the tokens that it covers, and the end of its subtree in `nodes`.
  public struct Node: Equatable, Sendable {
    public var kind: SyntaxKind
    public var firstToken: UInt32
    public var endToken: UInt32
    /// The index after the last node of this subtree.
    public var end: UInt32

    @inlinable public init(kind: SyntaxKind, firstToken: UInt32, endToken: UInt32, end: UInt32) {
      self.kind = kind
      self.firstToken = firstToken
      self.endToken = endToken
      self.end = end
    }
  }

  /// The pointers that nodes read through, without reference counting.
  @usableFromInline struct Storage {
    @usableFromInline var tokens: UnsafePointer<Token>
    @usableFromInline var nodes: UnsafePointer<Node>
    @usableFromInline var file: FileID
    @usableFromInline unowned(unsafe) var tree: SyntaxTree
  }
  @usableFromInline let storage: UnsafeMutablePointer<Storage>

  /// Creates a tree that owns the buffers.
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

  /// The node of the whole file.
  @inlinable public var root: SyntaxNode { SyntaxNode(in: self, at: 0) }
}
