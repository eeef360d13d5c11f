import NavGraphSyntax

/// The invariants of tokens, tree, and diagnostics, which hold for any bytes.
package enum Soundness {
  /// Describes the first invariant that is violated, or returns nil.
  package static func complaint(about tree: SyntaxTree, diagnostics: [Diagnostic]) -> String? {
    tokens(of: tree) ?? nodes(of: tree) ?? self.diagnostics(in: tree, diagnostics: diagnostics)
  }

  /// Checks that tokens are in order, the last one is the end of the file, and gaps contain only space and comments.
  private static func tokens(of tree: SyntaxTree) -> String? {
    let bytes = tree.source.bytes
    var end = 0
    for (index, token) in tree.tokens.enumerated() {
      guard Int(token.start) >= end, token.end >= token.start, Int(token.end) <= bytes.count else {
        return "token \(index) is out of order"
      }
      if let complaint = gap(in: bytes[end..<Int(token.start)], isFirst: index == 0) { return complaint }
      end = Int(token.end)
      let isLast = index == tree.tokens.count - 1
      guard (token.kind == .endOfFile) == isLast else { return "the end of the file is token \(index) of \(tree.tokens.count)" }
      guard isLast || token.end > token.start else { return "token \(index) is empty" }
    }
    return end == bytes.count ? nil : "the last token ends at \(end) of \(bytes.count)"
  }

  private static func gap(in gap: ArraySlice<UInt8>, isFirst: Bool) -> String? {
    var rest = gap
    if isFirst, rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    while let byte = rest.first {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: rest = rest.dropFirst()
      case UInt8(ascii: "/") where rest.dropFirst().first == UInt8(ascii: "/"): rest = rest.drop { $0 != 0x0A && $0 != 0x0D }
      default: return "a gap holds `\(String(decoding: gap, as: UTF8.self))`"
      }
    }
    return nil
  }

  /// Checks that nodes are in preorder, and that each child is within its parent and after its previous sibling.
  private static func nodes(of tree: SyntaxTree) -> String? {
    guard let root = tree.nodes.first, root.kind == .file, Int(root.end) == tree.nodes.count else { return "the root is not the file" }
    guard Int(root.endToken) == tree.tokens.count else { return "the file does not cover its tokens" }
    var open: [(end: UInt32, endToken: UInt32, next: UInt32)] = []
    for (index, node) in tree.nodes.enumerated() {
      while let last = open.last, last.end <= UInt32(index) { open.removeLast() }
      guard node.end > UInt32(index), node.firstToken <= node.endToken else { return "node \(index) (\(node.kind)) ends before it begins" }
      guard Int(node.endToken) <= tree.tokens.count, Int(node.firstToken) < tree.tokens.count else {
        return "node \(index) leaves the file"
      }
      if let parent = open.last {
        guard node.end <= parent.end, node.endToken <= parent.endToken || node.firstToken == node.endToken else {
          return "node \(index) (\(node.kind)) leaves its parent"
        }
        guard node.firstToken >= parent.next else { return "node \(index) (\(node.kind)) overlaps the one before" }
        open[open.count - 1].next = node.endToken
      }
      open.append((node.end, node.endToken, node.firstToken))
    }
    return nil
  }

  /// Checks that diagnostics and edits are within the file, messages aren't empty, and error nodes have a diagnostic.
  private static func diagnostics(in tree: SyntaxTree, diagnostics: [Diagnostic]) -> String? {
    for diagnostic in diagnostics {
      let ranges = [diagnostic.primary.range] + diagnostic.secondary.map(\.range) + diagnostic.fixes.flatMap { $0.edits.map(\.range) }
      for range in ranges where Int(range.end) > tree.source.bytes.count || range.file != tree.file {
        return "\(diagnostic.code) points outside of the file"
      }
      if diagnostic.message.isEmpty { return "\(diagnostic.code) says nothing" }
    }
    if diagnostics.isEmpty, tree.nodes.contains(where: { $0.kind == .error }) { return "an error node without a finding" }
    if diagnostics.isEmpty, tree.tokens.contains(where: { $0.kind == .unknown }) { return "an unknown token without a finding" }
    return nil
  }
}
