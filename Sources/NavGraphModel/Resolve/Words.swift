import NavGraphSyntax

// Words from a fixed set: the values of options.
extension Resolver {
  /// Returns the case that a word names, or reports it with the legal words. `refused` isn't suggested, because it has a separate
  /// diagnostic.
  package mutating func resolveWord<Value: RawRepresentable & CaseIterable>(
    _ word: Token, in node: SyntaxNode, for what: String, unlike refused: Value? = nil
  ) -> Value? where Value.RawValue == String {
    let written = text(of: word)
    if let value = Value(rawValue: written) { return value }
    reportUnknownWord(word, in: node, for: what, legal: Value.allCases.map(\.rawValue).filter { $0 != refused?.rawValue })
    return nil
  }

  package mutating func reportUnknownWord(_ word: Token, in node: SyntaxNode, for what: String, legal: [String]) {
    if isProbe(word) { return offerWords(legal) }
    if breakage.touches(node.range(of: word)) || breakage.isUnsure(node.range(of: word)) { return }
    report(.unknownWord(unresolved(word, in: node, legal: legal), for: what))
  }

  /// Resolves an option with one word.
  mutating func resolveSetting<Value: RawRepresentable & CaseIterable>(
    from node: SyntaxNode, for what: String, unlike refused: Value? = nil
  ) -> Value? where Value.RawValue == String {
    var found: Value?
    var isFirst = true
    for word in SettingSyntax(node).words {
      if isFirst {
        found = resolveWord(word, in: node, for: what, unlike: refused)
        isFirst = false
      } else if !breakage.touches(node.range) {
        report(.oneWordTooMany(text(of: word), for: what, at: node.range(of: word)))
        break
      }
    }
    return found
  }

  /// Resolves the idioms of `on pad, mac`.
  package mutating func resolveIdioms(from node: SyntaxNode?) -> Idioms {
    guard let node else { return [] }
    var idioms: Idioms = []
    for word in SettingSyntax(node).words { idioms.formUnion(resolveIdiom(word, in: node)) }
    return idioms
  }

  package mutating func resolveIdiom(_ word: Token, in node: SyntaxNode) -> Idioms {
    let written = text(of: word)
    for (name, idiom) in Idioms.words where name == written { return idiom }
    reportUnknownWord(word, in: node, for: "kind of device", legal: Idioms.words.map(\.0))
    return []
  }

  /// Reports an item that may occur only once in its body and occurs again.
  mutating func once(_ key: Keyword, seen: inout KeywordSet, from node: SyntaxNode, in body: SyntaxNode) {
    if seen.insert(key) { return }
    // The first item is searched only for a diagnostic.
    for sibling in body.children where sibling.kind == node.kind {
      if node.kind == .setting || node.kind == .column || node.kind == .paint || node.kind == .tabAttribute {
        guard sibling.isText == node.isText, node.isText || sibling.token.name == node.token.name else { continue }
      }
      if sibling.index != node.index {
        let fixes = repeatFixes(for: node.range, of: sibling.range, orElse: "keep the first")
        report(.settingTwice(key.text, at: node.range, first: sibling.range, fixes: fixes))
      }
      return
    }
  }
}

/// A set of keywords that detects items which occur twice in a body.
struct KeywordSet {
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  /// Inserts a keyword. Returns false if the set already contains it.
  mutating func insert(_ keyword: Keyword) -> Bool {
    let bit = UInt64(1) << UInt64(keyword.rawValue & 63)
    switch keyword.rawValue >> 6 {
    case 0: return KeywordSet.insert(bit, into: &words.0)
    case 1: return KeywordSet.insert(bit, into: &words.1)
    case 2: return KeywordSet.insert(bit, into: &words.2)
    default: return KeywordSet.insert(bit, into: &words.3)
    }
  }

  private static func insert(_ bit: UInt64, into word: inout UInt64) -> Bool {
    defer { word |= bit }
    return word & bit == 0
  }
}
