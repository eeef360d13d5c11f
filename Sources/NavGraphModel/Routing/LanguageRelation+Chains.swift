import NavGraphSyntax

// The relations of segments with several placeholders. If all of them are text, one word decides. Otherwise automata are searched.
extension LanguageRelation {
  /// Returns the relation of two languages without word lists, one of which is a chain, and whether it is certain. Beyond `effort`, or the
  /// limit of one search, in states, they count as crossing.
  static func ofChains(_ a: SegmentLanguage, to b: SegmentLanguage, effort: inout Int) -> (relation: LanguageRelation, isSure: Bool) {
    if b == .any || b == .rest { return (.narrower, true) }
    if a == .any || a == .rest { return (.wider, true) }
    let (own, other) = (a.bounds, b.bounds)
    guard own.prefix.starts(with: other.prefix) || other.prefix.starts(with: own.prefix),
      own.suffix.reversed().starts(with: other.suffix.reversed()) || other.suffix.reversed().starts(with: own.suffix.reversed())
    else { return (.disjoint, true) }
    var isSure = true
    func lies(_ a: SegmentLanguage, within b: SegmentLanguage) -> Bool {
      if let word = generic(of: a, beside: b) { return b.contains(word) }
      switch LanguageSearch.word(in: [a], notIn: [b], effort: &effort) {
      case .none: return true
      case .word: return false
      case .undecided:
        isSure = false
        return false
      }
    }
    let (isWithin, holds) = (lies(a, within: b), lies(b, within: a))
    if isWithin || holds { return (isWithin && holds ? .equal : isWithin ? .narrower : .wider, isSure) }
    // A language of texts meets every language with a compatible prefix and suffix.
    if isText(a), isText(b) { return (.crossing, isSure) }
    switch LanguageSearch.word(in: [a, b], effort: &effort) {
    case .none: return (.disjoint, true)
    case .word: return (.crossing, isSure)
    case .undecided: return (.crossing, false)
    }
  }

  private static func isText(_ language: SegmentLanguage) -> Bool {
    switch language {
    case .chain(let chain): chain.isText
    case .affix(_, .text, _): true
    case .affix, .words, .rest, .ending: false
    }
  }

  /// For a language of texts only, returns a word in which each placeholder is a character that neither language contains. Another language
  /// contains all its words if and only if it contains this one.
  private static func generic(of language: SegmentLanguage, beside other: SegmentLanguage) -> [UInt8]? {
    var pieces: [[UInt8]]
    switch language {
    case .affix(let prefix, .text, let suffix): pieces = [prefix, suffix]
    case .chain(let chain) where chain.isText: pieces = chain.pieces.map(\.before) + [chain.suffix]
    case .chain, .affix, .words, .rest, .ending: return nil
    }
    let spelt = Set((NFA(language).alphabet + NFA(other).alphabet))
    // A character that isn't in any type or form.
    var fresh: UInt32 = 0xE000
    while spelt.contains(fresh) { fresh += 1 }
    guard let scalar = Unicode.Scalar(fresh) else { return nil }
    let filler = Array(String(scalar).utf8)
    let last = pieces.removeLast()
    return pieces.flatMap { $0 + filler } + last
  }
}
