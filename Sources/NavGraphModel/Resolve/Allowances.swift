import NavGraphSyntax

// Pass 6: which findings the author has allowed, where.
extension Resolver {
  /// Every `allow` and the item that it covers: the next one in the same body that is no `allow`.
  mutating func resolveAllowances() {
    guard declarations.haveAllowances else { return }
    for tree in trees {
      let nodes = tree.nodes.indices.filter { tree.nodes[$0].kind == .allow }.map { SyntaxNode(tree, $0) }
      for (node, covered) in zip(nodes, covered(by: nodes)) { resolveAllowance(node, covered ?? node.range.closing) }
    }
  }

  private mutating func resolveAllowance(_ node: SyntaxNode, _ covered: SourceRange) {
    let syntax = AllowSyntax(node)
    guard let word = syntax.code else { return }
    guard let code = Code(text(word)) else {
      if !breakage.touches(node.range) { report(.notACode(text(word), at: node.range(of: word))) }
      return
    }
    let reason = syntax.reason?.name ?? .empty
    if syntax.reason != nil, reason == .empty { report(.allowWithoutReason(code.description, at: node.range)) }
    graph.allowances.append(
      Allowance(code: code, codeRange: node.range(of: word), reason: reason, range: node.range, covers: covered))
  }

  /// For each `allow`, what it covers; nil where nothing follows in its body.
  ///
  /// The node that begins behind an `allow`, on the same level: nodes are in preorder, so it is the next in the array unless the body has
  /// ended. What is another `allow` covers the same as that one, so they are read from the last to the first.
  private func covered(by allows: [SyntaxNode]) -> [SourceRange?] {
    var result: [SourceRange?] = []
    for node in allows.reversed() {
      let nodes = node.tree.nodes
      let next = Int(nodes[node.index].end)
      guard next < nodes.count, !endsBody(node, before: Int(nodes[next].firstToken)) else {
        result.append(nil)
        continue
      }
      let following = result.last ?? nil
      result.append(nodes[next].kind == .allow ? following : SyntaxNode(node.tree, next).range)
    }
    return result.reversed()
  }

  /// Whether a `}` stands between a node and a token behind it.
  private func endsBody(_ node: SyntaxNode, before token: Int) -> Bool {
    (node.endToken..<max(node.endToken, token)).contains { node.tokens[$0].kind == .rightBrace }
  }
}
