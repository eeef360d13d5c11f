import NavGraphSyntax

// How names are looked up and, where they mean nothing, what they may have meant.
extension Resolver {
  /// Reports a name that means nothing, and offers the nearest that is legal at that place.
  package mutating func reportUnknown(
    _ name: Token, _ node: SyntaxNode, wanted: String, legal: (Meaning) -> Bool
  ) {
    if breakage.swallowed.contains(name.name) { return }
    var nearest: (meaning: Meaning, text: String)?
    if let found = nearestDeclaration(to: text(name), legal: legal) { nearest = found }
    // It may stand in the file that can't be read.
    if nearest == nil, breakage.isIncomplete { return }
    // What was meant has not been forgotten.
    if let nearest { poison(nearest.meaning) }
    report(
      .unknownName(
        text(name), wanted: wanted, at: node.range(of: name), meant: nearest?.text, nearest.flatMap { declared($0.meaning)?.nameRange }))
  }

  private mutating func nearestDeclaration(to word: String, legal: (Meaning) -> Bool) -> (meaning: Meaning, text: String)? {
    guard spellingBudget > 0 else { return nil }
    spellingBudget -= declarations.count + 8
    var candidates: [String] = []
    var found: [Meaning] = []
    func consider(_ meaning: Meaning, _ text: String) {
      guard legal(meaning) else { return }
      candidates.append(text)
      found.append(meaning)
    }
    for (index, name) in Type.builtInNames.enumerated() { consider(.type(TypeID(index)), name) }
    for declaration in declarations {
      guard case .named(let meaning) = declaration.entity, let declared = declared(meaning), declared.name != .empty else { continue }
      consider(meaning, text(declared.name))
    }
    guard let text = Spelling.nearest(word, among: candidates), let index = candidates.firstIndex(of: text) else { return nil }
    return (found[index], text)
  }

  /// The word among `words` that `text` may have meant.
  func nearestWord(_ text: String, among words: [String]) -> String? { Spelling.nearest(text, among: words) }
}
