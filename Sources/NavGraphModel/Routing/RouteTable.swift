import NavGraphSyntax

/// All patterns of an app, ready to be matched and compared.
///
/// A pattern with optional segments stands here once for each of its lengths, as a *variant*. Variants are sorted by their segments'
/// numbers, so that those which begin alike are neighbours: the array is a trie without nodes.
package struct RouteTable: Sendable {
  /// One pattern at one length.
  package struct Variant: Sendable {
    /// Optional segments that it has not got, `missing` of them, stand in the pattern before its segment of that number.
    package var gap: UInt32
    package var missing: UInt32
    package var pattern: PatternID
    /// Its segments in `classes`; a catch-all counts as one, but for those that are spelt.
    package var start: UInt32
    package var count: UInt32
    /// So many of them belong to the catch-all before the last, which does as well: where it has a text behind it.
    package var spelt: UInt32 = 0
    /// Numbers in `originSets` and `needSets`.
    package var origins: UInt32
    package var needs: UInt32

    /// Which part of the pattern's path one of its segments is.
    package func part(_ segment: Int) -> Int {
      let part = segment < Int(gap) ? segment : segment + Int(missing)
      return spelt == 0 ? part : Swift.min(part, Int(count - spelt) - 1)
    }
  }

  package internal(set) var names: NameTable
  /// Those that are no literals.
  package internal(set) var languages: [SegmentLanguage] = [.any, .rest]
  package internal(set) var classes: ContiguousArray<SegmentClass> = []
  package internal(set) var variants: ContiguousArray<Variant> = []
  /// Each sorted; `originSets[0]` is what patterns without `host` and `scheme` have.
  package internal(set) var originSets: [[RouteOrigin]] = []
  /// Each sorted; `needSets[0]` is empty.
  package internal(set) var needSets: [[RouteNeed]] = [[]]
  /// The keys of each of `needSets`.
  var keySets: [NeedKeys] = [NeedKeys()]
  /// The place of each pattern in the text of the program.
  package internal(set) var ranks: ContiguousArray<UInt32> = []
  /// Whether any placeholder has a form.
  package internal(set) var hasForms = false
  /// Whether placeholders share a segment anywhere.
  package internal(set) var hasChains = false
  /// Of catch-alls with a text behind them, by number, what their last segment is.
  package internal(set) var lasts: [Int: SegmentClass] = [:]
  /// Pairs of languages that were too large to be compared: they are taken to cross.
  private(set) var uncompared: Set<UInt64> = []
  /// How many states the comparisons of chains may still visit.
  private var chainEffort = RouteTable.chainEffort
  /// Enough for every table that was ever shipped, and less than a few seconds.
  static let chainEffort = 100_000
  var relations: [UInt64: LanguageRelation] = [:]
  /// The same by number, where there are few languages; filled when first asked for.
  var relationsByNumber: [LanguageRelation?] = []
  static let fewLanguages = 256
  /// nil where there are few languages: asking each is faster.
  var index: LanguageIndex?
  /// nil where only a few variants have the same segments.
  var alike: AlikeIndex?

  package func segments(_ variant: Variant) -> ContiguousArray<SegmentClass>.SubSequence {
    classes[Int(variant.start)..<Int(variant.start + variant.count)]
  }
  package func hasSameSegments(_ a: Variant, _ b: Variant) -> Bool { a.count == b.count && segments(a) == segments(b) }
  package func origins(_ variant: Variant) -> [RouteOrigin] { originSets[Int(variant.origins)] }
  package func needs(_ variant: Variant) -> [RouteNeed] { needSets[Int(variant.needs)] }
  package func rank(_ variant: Variant) -> UInt32 { ranks[variant.pattern.index] }
  package func endsInRest(_ variant: Variant) -> Bool { segments(variant).last.map(isRest) ?? false }

  package func isRest(_ number: SegmentClass) -> Bool { number == .rest || ending(of: number) != nil }

  /// What the last segment must be of a catch-all with a text behind it; nil for anything else.
  package func ending(of number: SegmentClass) -> SegmentClass? { number.wild.flatMap { lasts[$0] } }

  /// What the last segment of a catch-all must be.
  package func last(of number: SegmentClass) -> SegmentClass { ending(of: number) ?? .any }

  package func language(_ number: SegmentClass) -> SegmentLanguage {
    if let index = number.wild { return languages[index] }
    return .words([Array(names.utf8(Name(raw: number.raw)))])
  }

  package func contains(_ number: SegmentClass, _ text: [UInt8]) -> Bool {
    if number == .any || number == .rest { return !text.isEmpty }
    if let index = number.wild { return languages[index].contains(text) }
    return names.utf8(Name(raw: number.raw)).elementsEqual(text)
  }

  package func isFinite(_ number: SegmentClass) -> Bool {
    number.wild.map { languages[$0].isFinite } ?? true
  }

  package mutating func relation(_ a: SegmentClass, _ b: SegmentClass) -> LanguageRelation {
    if a == b { return .equal }
    switch (a.wild, b.wild) {
    case (nil, nil): return .disjoint
    case (nil, let index?): return languages[index].contains(names.utf8(Name(raw: a.raw))) ? .narrower : .disjoint
    case (let index?, nil): return languages[index].contains(names.utf8(Name(raw: b.raw))) ? .wider : .disjoint
    case (let first?, let second?):
      if languages.count <= RouteTable.fewLanguages {
        if relationsByNumber.isEmpty { relationsByNumber = Array(repeating: nil, count: languages.count * languages.count) }
        let place = first * languages.count + second
        if let known = relationsByNumber[place] { return known }
        let found = compared(first, second)
        relationsByNumber[place] = found
        relationsByNumber[second * languages.count + first] = found.reversed
        return found
      }
      // Texts between prefixes and suffixes are compared sooner than looked up, and pairs of them could fill the memory.
      if isText(first), isText(second) { return LanguageRelation(languages[first], languages[second]) }
      let key = RouteTable.pair(first, second)
      if let known = relations[key] { return known }
      let found = compared(first, second)
      relations[key] = found
      return found
    }
  }

  private func isText(_ index: Int) -> Bool { if case .affix(_, .text, _) = languages[index] { true } else { false } }

  private mutating func compared(_ first: Int, _ second: Int) -> LanguageRelation {
    switch (languages[first], languages[second]) {
    case (.rest, _), (_, .rest), (.ending, _), (_, .ending), (.words, _), (_, .words): break
    case (.chain, _), (_, .chain):
      if let known = relations[RouteTable.pair(second, first)] { return known.reversed }
      let (found, isSure) = LanguageRelation.ofChains(languages[first], languages[second], &chainEffort)
      if !isSure { uncompared.formUnion([RouteTable.pair(first, second), RouteTable.pair(second, first)]) }
      return found
    default: break
    }
    return LanguageRelation(languages[first], languages[second])
  }

  private static func pair(_ first: Int, _ second: Int) -> UInt64 { UInt64(first) << 32 | UInt64(second) }

  /// Whether two variants have segments that were too large to be compared, so that which one wins isn't known.
  package func isUncompared(_ a: Variant, _ b: Variant) -> Bool {
    !uncompared.isEmpty
      && zip(segments(a), segments(b)).contains { first, second in
        guard let first = first.wild, let second = second.wild else { return false }
        return uncompared.contains(RouteTable.pair(first, second))
      }
  }
}
