import NavGraphSyntax

// Pass 6: assertions.
extension Resolver {
  mutating func resolveAssertion(from node: SyntaxNode) {
    if let reference = guardReference(of: node) { return resolveGuarded(from: node, by: reference) }
    var contents: [Content] = []
    for child in node.children where child.kind == .reference {
      let reference = ReferenceSyntax(child)
      guard let name = reference.first else {
        contents.append(.unknown)
        continue
      }
      if reference.isQualified {
        reportQualified(child)
        contents.append(.unknown)
      } else {
        contents.append(resolveContent(named: name, at: child, kind: nil, in: .presented))
      }
    }
    guard contents.count == 2, !contents.contains(.unknown) else { return }
    guard let claim = claim(of: node, between: contents[0], and: contents[1]) else { return }
    graph.assertions.append(Assertion(claim: claim, range: node.range))
  }

  /// Returns the reference to the guard in `assert A requires G`.
  private func guardReference(of node: SyntaxNode) -> SyntaxNode? {
    let references = node.children.filter { $0.kind == .reference }
    // The first may have a dot, so its number of tokens isn't known.
    guard references.count == 2, Keyword(node.tree.tokens[references[0].endToken]) == .requires else { return nil }
    return references[1]
  }

  /// Reports a name with a dot, which may be meant for an event: `Creator.follow`.
  private mutating func reportQualified(_ reference: SyntaxNode) {
    let syntax = ReferenceSyntax(reference)
    var help: Help?
    if let first = syntax.first, let last = reference.token(at: 2), case .content(.screen(let screen))? = meaning(of: first.name),
      graph.screens[screen].events.contains(where: { graph.events[graph.eventsOfScreens[$0].event].declared.name == last.name })
    {
      help = "an assertion is about what is shown: write the screen, modal, or alert that `\(text(of: last.name))` shows"
    }
    report(.qualifiedName(named: reference.text, wanted: "screen or container", at: reference.range, help: help))
  }

  private mutating func resolveGuarded(from node: SyntaxNode, by reference: SyntaxNode) {
    let asked = resolveGuardName(from: reference)
    guard let shown = node.child(ofKind: .reference) else { return }
    let syntax = ReferenceSyntax(shown)
    guard let name = syntax.first else { return }
    if syntax.isQualified { return reportQualified(shown) }
    let content = resolveContent(named: name, at: shown, kind: nil, in: .presented)
    if let asked, content != .unknown { graph.assertions.append(Assertion(claim: .requires(content, asked), range: node.range)) }
  }

  private mutating func claim(of node: SyntaxNode, between a: Content, and b: Content) -> Assertion.Claim? {
    if node.token(at: 1)?.name == Name(.never), node.token(at: 2)?.kind == .word, node.token(at: 3)?.name == Name(.after) {
      return .neverAfter(a, b)
    }
    switch node.token(at: 2).flatMap({ Keyword($0) }) {
    case .within:
      guard let number = node.firstToken(ofKind: .integer) else { return nil }
      let written = node.tree.source.text(in: node.range(of: number))
      guard let steps = Int(written), (0...1_000_000).contains(steps) else {
        report(.numberOutOfRange(written, legal: "the number of taps is between 0 and 1000000", at: node.range(of: number)))
        return nil
      }
      return .within(a, steps: steps, of: b)
    case .only: return .onlyAfter(a, b)
    case .reaches: return .reaches(a, b)
    default: return nil
    }
  }
}
