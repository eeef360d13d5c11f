import NavGraphSyntax

// Pass 6: which findings the author has allowed, where.
extension Resolver {
  /// Every `allow` and the item that it covers: the next one in the same body that is no `allow`.
  mutating func resolveAllowances() {
    guard hasAllowances else { return }
    for tree in trees {
      for (index, entry) in tree.nodes.enumerated() where entry.kind == .allow { resolveAllowance(SyntaxNode(tree, index)) }
    }
  }

  private mutating func resolveAllowance(_ node: SyntaxNode) {
    let syntax = AllowSyntax(node)
    guard let word = syntax.code else { return }
    guard let code = Code(text(word)) else {
      if !breakage.touches(node.range) { report(.notACode(text(word), at: node.range(of: word))) }
      return
    }
    let reason = syntax.reason?.name ?? .empty
    if syntax.reason != nil, reason == .empty { report(.allowWithoutReason(code.description, at: node.range)) }
    graph.allowances.append(
      Allowance(code: code, codeRange: node.range(of: word), reason: reason, range: node.range, covers: covered(by: node)))
  }

  /// The node that begins behind the `allow`, on the same level: nodes are in preorder, so it is the next in the array unless the body
  /// has ended.
  private func covered(by node: SyntaxNode) -> SourceRange {
    let nodes = node.tree.nodes
    var next = Int(nodes[node.index].end)
    while next < nodes.count, nodes[next].kind == .allow { next = Int(nodes[next].end) }
    guard next < nodes.count else { return node.range.closing }
    // A `}` between the two ends the body.
    for index in node.endToken..<max(node.endToken, Int(nodes[next].firstToken)) {
      if node.tokens[index].kind == .rightBrace { return node.range.closing }
    }
    return SyntaxNode(node.tree, next).range
  }
}
