/// The relation of two segment languages.
package enum LanguageRelation: Hashable, Sendable {
  case equal
  /// Every word of the first is in the second, but not the other way around.
  case narrower
  case wider
  /// Some words are shared, and each language has others.
  case crossing
  case disjoint

  package var reversed: LanguageRelation {
    self == .narrower ? .wider : self == .wider ? .narrower : self
  }

  package init(of a: SegmentLanguage, to b: SegmentLanguage) {
    if a == b {
      self = .equal
      return
    }
    switch (a, b) {
    case (.rest, _): self = .wider
    case (_, .rest): self = .narrower
    // A table compares these only if both begin at the same segment, after the segments of all others. The last segments decide then.
    case (.ending, _), (_, .ending): self = LanguageRelation(of: a.single, to: b.single)
    case (.words(let words), _): self = LanguageRelation.of(words, to: b)
    case (_, .words(let words)): self = LanguageRelation.of(words, to: a).reversed
    case (.chain, _), (_, .chain):
      var effort = Int.max
      self = LanguageRelation.ofChains(a, to: b, effort: &effort).relation
    case (.affix(let p, let c, let s), .affix(let q, let d, let t)):
      // If the affixes are equal, or one core is text, the relation needs no search.
      let hasForm = c.form != nil || d.form != nil
      if p == q, s == t, let found = LanguageRelation(of: c, to: d) {
        self = found
      } else if p == q, s == t, !hasForm || c == .text || d == .text {
        self =
          c == .text
          ? .wider : d == .text ? .narrower : (c, d) == (.int, .double) ? .narrower : (c, d) == (.double, .int) ? .wider : .disjoint
      } else if d == .text, p.begins(with: q), s.ends(with: t) {
        self = .narrower
      } else if c == .text, q.begins(with: p), t.ends(with: s) {
        self = .wider
      } else if c == .text, d == .text {
        // A word can consist of the longer prefix, any text, and the longer suffix.
        let meets =
          (p.begins(with: q) || q.begins(with: p)) && (s.ends(with: t) || t.ends(with: s))
        self = meets ? .crossing : .disjoint
      } else if LanguageSearch.word(in: [a, b]) == .none {
        self = .disjoint
      } else if !hasForm, c == .text || d == .text {
        self = .crossing
      } else {
        let isWithin = LanguageSearch.word(in: [a], notIn: [b]) == .none
        let holds = LanguageSearch.word(in: [b], notIn: [a]) == .none
        self = isWithin && holds ? .equal : isWithin ? .narrower : holds ? .wider : .crossing
      }
    }
  }

  /// Creates the relation of two languages of texts with compatible prefixes and suffixes: the longer ones decide. nil for other languages.
  package init?(meeting a: SegmentLanguage, with b: SegmentLanguage) {
    guard case .affix(let prefix, .text, let suffix) = a, case .affix(let otherPrefix, .text, let otherSuffix) = b else { return nil }
    let isWithin = prefix.count >= otherPrefix.count && suffix.count >= otherSuffix.count
    let holds = prefix.count <= otherPrefix.count && suffix.count <= otherSuffix.count
    self = isWithin && holds ? .equal : isWithin ? .narrower : holds ? .wider : .crossing
  }

  private static func of(_ words: [[UInt8]], to other: SegmentLanguage) -> LanguageRelation {
    var shared = 0
    for word in words where other.contains(word) { shared += 1 }
    if shared == 0 { return .disjoint }
    // Languages without lists can also have few words.
    var isWhole = UInt64(shared) == LanguageSize(of: other).words
    // For a chain, only an upper bound is known.
    if case .chain = other, !isWhole, shared > 0, LanguageSize(of: other).longest != nil {
      isWhole = LanguageSearch.word(in: [other], notIn: [.words(words)]) == .none
    }
    if shared == words.count { return isWhole ? .equal : .narrower }
    return isWhole ? .wider : .crossing
  }
}
