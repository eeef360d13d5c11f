import NavGraphSyntax

// How names are looked up and, where they mean nothing, what they may have meant.
extension Resolver {
  /// Reports a name that means nothing, and gives the nearest that is legal at that place.
  @discardableResult
  package mutating func reportUnknown(
    _ name: Token, _ node: SyntaxNode, wanted: String, legal: (Resolver, Meaning) -> Bool
  ) -> Meaning? {
    silences += 1
    if isExcused(name, node) {
      if let meant = nearestDeclaration(to: text(name), legal: legal) { poison(meant.meaning) }
      return nil
    }
    // A declaration that is missing is one mistake, however often it is named.
    if let first = unknownNames[name.name], isReported(missingNames[first]) {
      missingNames[first].ranges.append(node.range(of: name))
      return nil
    }
    var nearest: (meaning: Meaning, text: String)?
    if let found = nearestDeclaration(to: text(name), legal: legal) { nearest = found }
    // It may stand in the file that can't be read, unless it is a plain slip.
    if breakage.isIncomplete, nearest.map({ Spelling.distance($0.text, text(name), limit: 1) > 1 }) ?? true { return nil }
    let edit = nearest.map { Fix.Edit(node.range(of: name), $0.text) }
    if let nearest, let edit, addsMisspelling(name.name, of: .declaration(nearest.meaning), edit) {
      poison(nearest.meaning)
      return nearest.meaning
    }
    // What was meant has not been forgotten.
    let count = diagnostics.count
    report(
      .unknownName(
        text(name), wanted: wanted, at: node.range(of: name), meant: nearest?.text, nearest.flatMap { declared($0.meaning)?.nameRange }))
    if let nearest, let edit {
      poison(nearest.meaning)
      if diagnostics.count > count { noteMisspelling(name.name, of: .declaration(nearest.meaning), edit) }
    } else if diagnostics.count > count {
      unknownNames[name.name] = missingNames.count
      missingNames.append(MissingName(name: name.name, finding: count, ranges: [node.range(of: name)]))
    }
    return nearest?.meaning
  }

  /// Whether a name that means nothing follows from something that was reported already.
  func isExcused(_ name: Token, _ node: SyntaxNode) -> Bool {
    if breakage.isUnsure(node.range(of: name)) { return true }
    guard breakage.isBroken(node.file) else { return breakage.swallowed.contains(name.name) }
    return breakage.swallowed.contains(name.name) || breakage.touchesLine(of: node.range(of: name), in: node.tree.source.bytes)
  }

  mutating func nearestDeclaration(to word: String, legal: (Resolver, Meaning) -> Bool) -> (meaning: Meaning, text: String)? {
    guard spellingBudget > 0 else { return nil }
    if silhouettes.count != declarations.count { silhouettes = declarations.map { silhouette(of: $0) } }
    spellingBudget -= declarations.count / 256 + 8
    let outline = Silhouette(word.utf8)
    var candidates: [String] = []
    var found: [Meaning] = []
    for (index, name) in Type.builtInNames.enumerated() where legal(self, .type(TypeID(index))) {
      candidates.append(name)
      found.append(.type(TypeID(index)))
    }
    for (index, candidate) in silhouettes.enumerated() where outline.mayBeMeant(by: candidate) {
      guard case .named(let meaning) = declarations[index].entity, legal(self, meaning), let declared = declared(meaning) else { continue }
      candidates.append(text(declared.name))
      found.append(meaning)
    }
    spellingBudget -= candidates.count
    guard let text = Spelling.nearest(word, among: candidates), let index = candidates.firstIndex(of: text) else { return nil }
    return (found[index], text)
  }

  private func silhouette(of declaration: Declaration) -> Silhouette {
    guard case .named(let meaning) = declaration.entity, let declared = declared(meaning) else { return Silhouette([]) }
    return Silhouette(graph.names.utf8(declared.name))
  }

  /// The word among `words` that `text` may have meant.
  func nearestWord(_ text: String, among words: [String]) -> String? {
    Spelling.nearest(text, among: words) ?? Spelling.meaning(of: text, among: words)
  }
}

/// What can be seen of a word from afar: its length, and which letters it has. Most words are told apart by that alone.
struct Silhouette {
  private var letters: UInt32 = 0
  private var length: UInt32 = 0

  init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      letters |= 1 << UInt32(byte & 31)
      length += 1
    }
  }

  /// False only where the words are too far apart to be meant for each other.
  func mayBeMeant(by other: Silhouette) -> Bool {
    guard length > 1, other.length > 0 else { return false }
    let limit = Swift.max(1, length / 3)
    let difference = length > other.length ? length - other.length : other.length - length
    return difference <= limit && (letters ^ other.letters).nonzeroBitCount <= 2 * Int(limit)
  }
}
