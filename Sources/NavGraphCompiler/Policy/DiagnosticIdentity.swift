import NavGraphSyntax

/// The identity of a diagnostic, which stays the same while the rest of its file changes. It contains neither positions nor the message.
package struct DiagnosticIdentity: Hashable, Sendable {
  package let code: Code
  /// The declaration and the items inside it that contain the diagnostic: `screen Home / on open`.
  package let item: String
  /// The first words of the range that the diagnostic refers to.
  package let text: String
  /// The 1-based number among diagnostics that are otherwise equal, in reading order.
  package let nth: Int

  package init(code: Code, item: String, text: String, nth: Int) {
    (self.code, self.item, self.text, self.nth) = (code, item, text, nth)
  }

  /// Compares bytes. `==` of strings would take quadratic time on combining marks in untrusted text.
  package static func == (a: DiagnosticIdentity, b: DiagnosticIdentity) -> Bool {
    a.code == b.code && a.nth == b.nth && a.item.utf8.elementsEqual(b.item.utf8) && a.text.utf8.elementsEqual(b.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    hasher.combine(nth)
    for var part in [item, text] {
      part.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
      hasher.combine(0xFF as UInt8)
    }
  }

  /// The hash of the identity as sixteen hexadecimal digits (FNV-1a).
  package var digest: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in "\(code)\u{0}\(item)\u{0}\(text)\u{0}\(nth)".utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash.hexadecimal(digits: 16)
  }
}

/// Computes the identities of diagnostics, which must be passed in reading order.
package struct DiagnosticIdentities {
  private let trees: [SyntaxTree]
  /// The nodes of each file's declarations, indexed by file.
  private var declarations: [[Int]?]
  private var counts: [Key: Int] = [:]

  private struct Key: Hashable {
    let file: FileID
    let identity: DiagnosticIdentity
  }

  package init(in trees: [SyntaxTree]) {
    self.trees = trees
    declarations = Array(repeating: nil, count: trees.count)
  }

  package mutating func identity(of diagnostic: Diagnostic) -> DiagnosticIdentity {
    let range = diagnostic.primary.range
    let file = Int(range.file.index)
    guard trees.indices.contains(file) else { return DiagnosticIdentity(code: diagnostic.code, item: "", text: "", nth: 1) }
    let alike = DiagnosticIdentity(
      code: diagnostic.code, item: item(in: file, at: range.start), text: words(in: trees[file], at: range), nth: 0)
    let key = Key(file: range.file, identity: alike)
    counts[key, default: 0] += 1
    return DiagnosticIdentity(code: alike.code, item: alike.item, text: alike.text, nth: counts[key] ?? 1)
  }

  private mutating func item(in file: Int, at offset: UInt32) -> String {
    let tree = trees[file]
    let all = declarations[file] ?? tree.root.children.map(\.index)
    declarations[file] = all
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      if SyntaxNode(in: tree, at: all[middle]).range.start <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return "" }
    var names: [String] = []
    var next: SyntaxNode? = SyntaxNode(in: tree, at: all[low - 1])
    while let node = next, node.range.start <= offset, offset <= node.range.end {
      if DiagnosticIdentities.isItem(node.kind) { names.append(name(of: node, in: tree)) }
      next = node.children.first { $0.range.start <= offset && offset < max($0.range.end, $0.range.start + 1) }
    }
    return names.joined(separator: " / ")
  }

  /// Returns the keyword and the name: `screen Home`, `on open`, `route "/help"`.
  private func name(of node: SyntaxNode, in tree: SyntaxTree) -> String {
    var words: [String] = []
    for token in tree.tokens[node.firstToken..<min(node.endToken, node.firstToken + 2)] {
      guard token.kind == .word || token.kind == .string else { break }
      words.append(tree.text(of: token))
    }
    return words.joined(separator: " ")
  }

  private func words(in tree: SyntaxTree, at range: SourceRange) -> String {
    var low = 0
    var high = tree.tokens.count
    while low < high {
      let middle = (low + high) / 2
      if tree.tokens[middle].end <= range.start { low = middle + 1 } else { high = middle }
    }
    var words: [String] = []
    while low < tree.tokens.count, words.count < 8, tree.tokens[low].start < range.end, tree.tokens[low].kind != .endOfFile {
      words.append(String(tree.text(of: tree.tokens[low]).prefix(80)))
      low += 1
    }
    return words.joined(separator: " ")
  }

  /// Returns whether a node is a declaration or a line of its body.
  private static func isItem(_ kind: SyntaxKind) -> Bool {
    switch kind {
    case .file, .error, .onIdioms, .tabAttribute, .typeUse, .requires, .guardUse, .test, .allTest, .oneTest, .style, .detent: false
    case .branch, .arm: true
    default: kind.rawValue < SyntaxKind.typeUse.rawValue
    }
  }
}
