import NavGraphSyntax

// Pass 6: the diagnostics that `allow` lines suppress.
extension Resolver {
  /// Resolves all `allow` lines. An `allow` covers the next item in the same body that isn't one.
  mutating func resolveAllowances() {
    guard declarations.haveAllowances else { return }
    for tree in trees {
      let nodes = tree.nodes.indices.filter { tree.nodes[$0].kind == .allow }.map { SyntaxNode(in: tree, at: $0) }
      for (node, covered) in zip(nodes, covered(by: nodes)) { resolveAllowance(from: node, covering: covered ?? node.range.closing) }
    }
  }

  private mutating func resolveAllowance(from node: SyntaxNode, covering covered: SourceRange) {
    let syntax = AllowSyntax(node)
    guard let word = syntax.code else { return }
    if isProbe(word) { probe.isCode = true }
    guard let code = Code(text(of: word)) else {
      if !breakage.touches(node.range) { report(.notACode(text(of: word), at: node.range(of: word))) }
      return
    }
    let reason = syntax.reason?.name ?? .empty
    if syntax.reason != nil, reason == .empty { report(.allowWithoutReason(for: code.description, at: node.range)) }
    graph.allowances.append(
      Allowance(code: code, codeRange: node.range(of: word), reason: reason, range: node.range, covers: covered))
  }

  /// Returns the item that each `allow` covers, if one follows in its body.
  ///
  /// An `allow` before another covers the same item, so they are processed backwards.
  private func covered(by allows: [SyntaxNode]) -> [SourceRange?] {
    var result: [SourceRange?] = []
    for node in allows.reversed() {
      let following = result.last ?? nil
      let next = node.next
      result.append(next?.kind == .allow ? following : next?.range)
    }
    return result.reversed()
  }
}
