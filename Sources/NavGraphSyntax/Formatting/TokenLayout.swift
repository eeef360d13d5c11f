/// The layout of every token of a tree: whether it begins a line, its depth, and the column of a table that it opens.
///
/// The layout only changes white space. It adds a line break where an item begins, and never removes one inside an item, so the formatted
/// text has the same tokens and the same meaning.
struct TokenLayout {
  /// The layout of a token. A hostile file has a token for each byte, so the integers are small.
  struct Placement {
    private var storedDepth: UInt32 = 0
    private var storedOwnerNode: UInt32 = 0
    /// Whether the token begins an item of a multi-line body, or closes such a body.
    var beginsLine = false
    /// The kind of the innermost node that contains the token.
    var owner: SyntaxKind = .file
    /// The column that the token opens in the table of neighboring items; 0 means none.
    var column: UInt8 = 0
    /// Whether the token is part of an error, where the author's spaces are kept.
    var isLoose = false
    /// The table of an item, set on its first token. Items with the same parent node and table are aligned.
    var table: UInt8 = 0
    /// Whether the token opens a body whose items are on separate lines.
    var opensLines = false
    /// Whether an empty line precedes the token: it begins a declaration that has such a body, or that follows one.
    var wantsBlank = false

    /// The number of multi-line bodies around the token.
    var depth: Int {
      get { Int(storedDepth) }
      set { storedDepth = UInt32(truncatingIfNeeded: newValue) }
    }
    /// The index of the innermost node that contains the token.
    var ownerNode: Int {
      get { Int(storedOwnerNode) }
      set { storedOwnerNode = UInt32(truncatingIfNeeded: newValue) }
    }
  }

  private(set) var placements: [Placement]
  let gaps: [Gap]
  /// The token index of the `{` of each node's body, indexed by node; -1 if it has none.
  private var braces: [Int32]
  private let tree: SyntaxTree

  init(of tree: SyntaxTree) {
    self.tree = tree
    let tokens = tree.tokens
    var gaps: [Gap] = []
    gaps.reserveCapacity(tokens.count)
    var before = 0
    for token in tokens {
      gaps.append(Gap(in: tree.source.bytes, from: before, to: Int(token.start)))
      before = Int(token.end)
    }
    // Text around a conflict marker isn't changed, because a marker is only one at the start of its line.
    for index in tokens.indices where TokenLayout.isConflict(tokens[index], in: tree.source.bytes) {
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

  /// Returns the number of indentation steps of a line that begins with a token. A line that continues an item has one more.
  func indent(ofLineBeginningAt index: Int) -> Int {
    let continues = !placements[index].beginsLine && ![.endOfFile, .rightParen, .rightBracket].contains(tree.tokens[index].kind)
    return placements[index].depth + (continues ? 1 : 0)
  }

  private static func isConflict(_ token: Token, in bytes: [UInt8]) -> Bool {
    let text = bytes[Int(token.start)..<Int(token.end)].prefix(7)
    guard token.kind == .unknown, text.count == 7, let first = text.first, "<=>|".utf8.contains(first) else { return false }
    return text.allSatisfy { $0 == first }
  }

  /// Requests empty lines around declarations of several lines.
  private mutating func placeBlanks() {
    var wasTall = false
    for item in tree.root.children where item.endToken > item.firstToken {
      let isTall = (item.firstToken..<item.endToken).contains { placements[$0].opensLines }
      placements[item.firstToken].wantsBlank = placements[item.firstToken].beginsLine && (isTall || wasTall)
      wasTall = isTall
    }
  }

  /// Sets the innermost node of each token. Inner nodes come later in preorder.
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

  /// Finds the braces with multi-line bodies. A body that the author wrote on one line, without comments, stays on it.
  private mutating func placeBodies() {
    var open: [(token: Int, node: Int)] = []
    var isMultiline = [Bool](repeating: false, count: tree.tokens.count)
    var closes = [Int32](repeating: -1, count: tree.tokens.count)
    for index in tree.tokens.indices {
      let owner = placements[index]
      // A body without a closing brace ends with its node.
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
        isMultiline[last.token] = spansLines(from: last.token, to: index)
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

  private func spansLines(from open: Int, to close: Int) -> Bool {
    (open + 1...close).contains { tree.tokens[$0].flags.contains(.afterLineBreak) || gaps[$0].hasComment }
  }

  /// Marks the items that begin lines: those in the file itself and in multi-line bodies.
  private mutating func placeItems() {
    var parents: [Int] = []
    for (index, node) in tree.nodes.enumerated() {
      while let last = parents.last, index >= Int(tree.nodes[last].end) { parents.removeLast() }
      defer { parents.append(index) }
      guard let parent = parents.last, node.endToken > node.firstToken else { continue }
      let first = Int(node.firstToken)
      guard isItem(at: first, in: parent) else { continue }
      let brokenBefore = tree.tokens[first].flags.contains(.afterLineBreak)
      let separated = first > 0 && [.semicolon, .comma].contains(tree.tokens[first - 1].kind)
      guard brokenBefore || !(separated || node.kind == .error || node.kind == .enumCase) || opens(at: first - 1) else { continue }
      placements[first].beginsLine = true
      Columns.place(SyntaxNode(in: tree, at: index), in: &placements)
    }
  }

  private func opens(at token: Int) -> Bool { token >= 0 && placements[token].opensLines }

  /// Returns whether a child of `parent` that begins with `token` is directly in the file or in a multi-line body.
  private func isItem(at token: Int, in parent: Int) -> Bool {
    if parent == 0 { return true }
    guard token > 0 else { return false }
    // The child follows `{`, `;`, `,`, or another item, so the `{` of the body belongs to the parent.
    let brace = Int(braces[parent])
    return brace >= 0 && brace < token && placements[brace].opensLines
  }
}
