import NavGraphSyntax

// Pass 6: assertions.
extension Resolver {
  mutating func resolveAssertion(_ node: SyntaxNode) {
    if let reference = guardReference(of: node) { return resolveGuarded(node, reference) }
    var contents: [Content] = []
    for child in node.children where child.kind == .reference {
      let reference = ReferenceSyntax(child)
      guard let name = reference.first else {
        contents.append(.unknown)
        continue
      }
      if reference.isQualified {
        report(.qualifiedName(child.text, wanted: "screen or container", at: child.range))
        contents.append(.unknown)
      } else {
        contents.append(resolveContent(name, child, kind: nil, in: .presented))
      }
    }
    guard contents.count == 2, !contents.contains(.unknown) else { return }
    guard let claim = claim(of: node, contents[0], contents[1]) else { return }
    graph.assertions.append(Assertion(claim: claim, range: node.range))
  }

  /// Returns the reference to the guard in `assert A requires G`.
  private func guardReference(of node: SyntaxNode) -> SyntaxNode? {
    guard node.token(2).flatMap({ Keyword($0) }) == .requires else { return nil }
    let references = node.children.filter { $0.kind == .reference }
    return references.count == 2 ? references[1] : nil
  }

  private mutating func resolveGuarded(_ node: SyntaxNode, _ reference: SyntaxNode) {
    let asked = resolveGuardName(reference)
    guard let shown = node.child(.reference) else { return }
    let syntax = ReferenceSyntax(shown)
    guard let name = syntax.first else { return }
    if syntax.isQualified {
      report(.qualifiedName(shown.text, wanted: "screen or container", at: shown.range))
      return
    }
    let content = resolveContent(name, shown, kind: nil, in: .presented)
    if let asked, content != .unknown { graph.assertions.append(Assertion(claim: .requires(content, asked), range: node.range)) }
  }

  private mutating func claim(of node: SyntaxNode, _ a: Content, _ b: Content) -> Assertion.Claim? {
    if node.token(1)?.name == Name(.never), node.token(2)?.kind == .word, node.token(3)?.name == Name(.after) { return .neverAfter(a, b) }
    switch node.token(2).flatMap({ Keyword($0) }) {
    case .within:
      guard let number = node.firstToken(.integer) else { return nil }
      let written = node.tree.source.text(node.range(of: number))
      guard let steps = Int(written), (0...1_000_000).contains(steps) else {
        report(.numberOutOfRange(written, "the number of taps is between 0 and 1000000", at: node.range(of: number)))
        return nil
      }
      return .within(a, steps: steps, of: b)
    case .only: return .onlyAfter(a, b)
    case .reaches: return .reaches(a, b)
    default: return nil
    }
  }
}
