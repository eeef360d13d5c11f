import NavGraphSyntax

// The lookup of names, and suggestions for unknown names.
extension Resolver {
  /// Reports an unknown name, and returns the most similar legal declaration. `others` are labels at declarations of another kind.
  @discardableResult
  package mutating func reportUnknown(
    _ name: Token, in node: SyntaxNode, wanted: String, others: [Label] = [], legal: (Resolver, Symbol) -> Bool
  ) -> Symbol? {
    if isProbe(name) {
      offerDeclarations(where: legal)
      return nil
    }
    reports.countSilence()
    if isExcused(name, in: node) {
      if let meant = nearestDeclaration(to: text(of: name), legal: legal) { poison(meant.meaning) }
      return nil
    }
    // A missing declaration causes one diagnostic for all its uses.
    if reports.add(node.range(of: name), toMissing: name.name) { return nil }
    let nearest = nearestDeclaration(to: text(of: name), legal: legal)
    // The declaration may be in a file that can't be read, unless the name is a clear misspelling.
    if breakage.isIncomplete, nearest.map({ Spelling.distance($0.text, text(of: name), limit: 1) > 1 }) ?? true { return nil }
    let unresolved = UnresolvedName(text: text(of: name), range: node.range(of: name), meant: nearest?.text)
    if let nearest, let edit = unresolved.edit, reports.add(edit, toMisspelling: name.name, of: .declaration(nearest.meaning)) {
      poison(nearest.meaning)
      return nearest.meaning
    }
    // The declaration that was meant counts as used.
    let count = reports.count
    report(.unknownName(unresolved, wanted: wanted, declared: nearest.flatMap { declared(of: $0.meaning)?.nameRange }, others: others))
    let isReported = reports.count > count
    if let nearest, let edit = unresolved.edit {
      poison(nearest.meaning)
      if isReported { reports.noteMisspelling(name.name, of: .declaration(nearest.meaning), edit: edit) }
    } else if isReported {
      reports.noteMissing(name.name, at: node.range(of: name))
    }
    return nearest?.meaning
  }

  /// Reports a name of the wrong kind. If `isMeant` is true, its declaration counts as used.
  mutating func reportWrongKind(_ name: Token, meaning: Symbol, wanted: String, at range: SourceRange, isMeant: Bool = true) {
    if !symbols.isContested(name.name) {
      report(.wrongKind(named: text(of: name), found: meaning, wanted: wanted, at: range, declared: declared(of: meaning)?.nameRange))
    }
    if isMeant { poison(meaning) }
  }

  /// Whether an unknown name is a consequence of an error that was reported.
  func isExcused(_ name: Token, in node: SyntaxNode) -> Bool {
    if breakage.isUnsure(node.range(of: name)) { return true }
    guard breakage.isBroken(node.file) else { return breakage.swallowed.contains(name.name) }
    return breakage.swallowed.contains(name.name) || breakage.touchesLine(of: node.range(of: name), in: node.tree.source.bytes)
  }

  mutating func nearestDeclaration(to word: String, legal: (Resolver, Symbol) -> Bool) -> (meaning: Symbol, text: String)? {
    let all = declarations.all
    guard spelling.start(among: all.count / 256 + 8) else { return nil }
    let graph = graph
    var candidates: [String] = []
    var found: [Symbol] = []
    for (index, name) in Type.builtInNames.enumerated() where legal(self, .type(TypeID(index))) {
      candidates.append(name)
      found.append(.type(TypeID(index)))
    }
    for index in spelling.candidates(for: word, among: all, silhouette: { $0.silhouette(in: graph) }) {
      guard case .named(let meaning) = all[index].entity, legal(self, meaning), let declared = declared(of: meaning) else { continue }
      candidates.append(text(of: declared.name))
      found.append(meaning)
    }
    spelling.spend(candidates.count)
    guard let text = Spelling.nearest(to: word, among: candidates), let index = candidates.firstIndex(of: text) else { return nil }
    return (found[index], text)
  }

  /// Returns the word among `words` that `text` may mean.
  func nearestWord(to text: String, among words: [String]) -> String? {
    Spelling.nearest(to: text, among: words) ?? Spelling.meaning(of: text, among: words)
  }
}

extension Declaration {
  fileprivate func silhouette(in graph: NavigationGraph) -> WordSignature {
    guard case .named(let meaning) = entity, let declared = graph.declared(of: meaning) else { return WordSignature(of: []) }
    return WordSignature(of: graph.names.utf8(of: declared.name))
  }
}
