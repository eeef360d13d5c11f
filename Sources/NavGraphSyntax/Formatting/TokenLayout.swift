/// For every token of a tree: whether it begins a line, how deep, and which column of a table it opens.
///
/// Only white space is ever decided here. A line break is added where an item begins, and never taken away inside an item, so the
/// formatted text has the same tokens and the same meaning.
struct TokenLayout {
  /// The layout of a token. A hostile file has a token for each byte, so the numbers are small.
  struct Placement {
    private var storedDepth: UInt32 = 0
    private var storedOwnerNode: UInt32 = 0
    /// The token begins an item of a multi-line body, or closes one.
    var beginsLine = false
    /// The kind of the innermost node that holds it.
    var owner: SyntaxKind = .file
    /// The column that it opens in the table that neighbouring items form; 0: none.
    var column: UInt8 = 0
    /// Inside tokens that fit nowhere: spaces stay as the author has them.
    var isLoose = false
    /// For the first token of an item: items of one table share the node around them and this kind.
    var table: UInt8 = 0
    /// Opens a body whose items are on lines of their own.
    var opensLines = false
    /// A declaration that has such a body, or comes behind one: an empty line stands before it.
    var wantsBlank = false

    /// The number of multi-line bodies around it.
    var depth: Int {
      get { Int(storedDepth) }
      set { storedDepth = UInt32(truncatingIfNeeded: newValue) }
    }
    /// The number of the innermost node that holds it.
    var ownerNode: Int {
      get { Int(storedOwnerNode) }
      set { storedOwnerNode = UInt32(truncatingIfNeeded: newValue) }
    }
  }

  private(set) var placements: [Placement]
  let gaps: [Gap]
  /// For each node, the number of the `{` of its body; -1: there is none.
  private var braces: [Int32]
  private let tree: SyntaxTree

  init(_ tree: SyntaxTree) {
    self.tree = tree
    let tokens = tree.tokens
    var gaps: [Gap] = []
    gaps.reserveCapacity(tokens.count)
    var before = 0
    for token in tokens {
      gaps.append(Gap(tree.source.bytes, from: before, to: Int(token.start)))
      before = Int(token.end)
    }
    // What is around a conflict marker stays as it is: a marker is one only at the start of its line.
    for index in tokens.indices where TokenLayout.isConflict(tokens[index], tree.source.bytes) {
      gaps[index].isForeign = true
      if index + 1 < tokens.count { gaps[index + 1].isForeign = true }
    }
    self.gaps = gaps
    placements = Array(repeating: Placement(), count: tokens.count)
    braces = Array(repeating: -1, count: tree.nodes.count)
    assignOwners()
    placeBodies()
    placeItems()
    placeBlanks()
  }

  private static func isConflict(_ token: Token, _ bytes: [UInt8]) -> Bool {
    let text = bytes[Int(token.start)..<Int(token.end)].prefix(7)
    guard token.kind == .unknown, text.count == 7, let first = text.first, "<=>|".utf8.contains(first) else { return false }
    return text.allSatisfy { $0 == first }
  }

  /// Declarations of several lines stand apart.
  private mutating func placeBlanks() {
    var wasTall = false
    for item in tree.root.children where item.endToken > item.firstToken {
      let isTall = (item.firstToken..<item.endToken).contains { placements[$0].opensLines }
      placements[item.firstToken].wantsBlank = placements[item.firstToken].beginsLine && (isTall || wasTall)
      wasTall = isTall
    }
  }

  /// Inner nodes come later in preorder, so the last to write is the innermost.
  private mutating func assignOwners() {
    for (index, node) in tree.nodes.enumerated() {
      for token in Int(node.firstToken)..<max(Int(node.firstToken), Int(node.endToken)) where placements.indices.contains(token) {
        placements[token].owner = node.kind
        placements[token].ownerNode = index
        if node.kind == .error { placements[token].isLoose = true }
      }
    }
    for (index, token) in tree.tokens.enumerated() where token.kind == .unknown || token.flags.contains(.broken) {
      placements[index].isLoose = true
    }
  }

  /// Which braces hold lines: a body that the author wrote on one line, without comments, stays on it.
  private mutating func placeBodies() {
    var open: [(token: Int, node: Int)] = []
    var isMultiline = [Bool](repeating: false, count: tree.tokens.count)
    var closes = [Int32](repeating: -1, count: tree.tokens.count)
    for index in tree.tokens.indices {
      let owner = placements[index]
      // A body that was never closed ends with its node.
      while let last = open.last, index >= Int(tree.nodes[last.node].endToken) {
        isMultiline[last.token] = true
        closes[last.token] = Int32(truncatingIfNeeded: tree.nodes[last.node].endToken)
        open.removeLast()
      }
      switch tree.tokens[index].kind {
      case .leftBrace where owner.owner != .error:
        open.append((index, owner.ownerNode))
        if braces[owner.ownerNode] < 0 { braces[owner.ownerNode] = Int32(truncatingIfNeeded: index) }
      case .rightBrace where owner.owner != .error:
        guard let last = open.last, last.node == owner.ownerNode else { break }
        open.removeLast()
        closes[last.token] = Int32(truncatingIfNeeded: index)
        isMultiline[last.token] = spansLines(last.token, index)
      default: break
      }
    }
    for last in open {
      isMultiline[last.token] = true
      closes[last.token] = Int32(truncatingIfNeeded: tree.tokens.count - 1)
    }
    var ends: [Int] = []
    for index in tree.tokens.indices {
      while let end = ends.last, index >= end {
        if index == end, tree.tokens[index].kind == .rightBrace { placements[index].beginsLine = true }
        ends.removeLast()
      }
      placements[index].depth = ends.count
      if isMultiline[index], closes[index] >= 0 {
        placements[index].opensLines = true
        ends.append(Int(closes[index]))
      }
    }
  }

  private func spansLines(_ open: Int, _ close: Int) -> Bool {
    (open + 1...close).contains { tree.tokens[$0].flags.contains(.afterLineBreak) || gaps[$0].hasComment }
  }

  /// Items begin lines in the file itself and in multi-line bodies.
  private mutating func placeItems() {
    var parents: [Int] = []
    for (index, node) in tree.nodes.enumerated() {
      while let last = parents.last, index >= Int(tree.nodes[last].end) { parents.removeLast() }
      defer { parents.append(index) }
      guard let parent = parents.last, node.endToken > node.firstToken else { continue }
      let first = Int(node.firstToken)
      guard isItem(first, in: parent) else { continue }
      let brokenBefore = tree.tokens[first].flags.contains(.afterLineBreak)
      let separated = first > 0 && [.semicolon, .comma].contains(tree.tokens[first - 1].kind)
      guard brokenBefore || !(separated || node.kind == .error || node.kind == .enumCase) || opens(first - 1) else { continue }
      placements[first].beginsLine = true
      Columns.place(SyntaxNode(tree, index), &placements)
    }
  }

  private func opens(_ token: Int) -> Bool { token >= 0 && placements[token].opensLines }

  /// Whether a child of `parent` that begins with `token` stands directly in the file or in a body of lines.
  private func isItem(_ token: Int, in parent: Int) -> Bool {
    if parent == 0 { return true }
    guard token > 0 else { return false }
    // Behind `{`, `;`, `,` or another item of the same body: then the body's `{` is the parent's own.
    let brace = Int(braces[parent])
    return brace >= 0 && brace < token && placements[brace].opensLines
  }
}
