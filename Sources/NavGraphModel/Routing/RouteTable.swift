import NavGraphSyntax

/// The patterns of an app in a form that can be matched and compared.
///
/// A pattern with optional segments has a *variant* for each of its lengths. Variants are sorted by their segments' numbers,
/// so that those with the same first segments are adjacent: the array is a trie without nodes.
package struct RouteTable: Sendable {
  /// A pattern at one of its lengths.
  package struct Variant: Sendable {
    /// The index of the segment before which `missing` optional segments of the pattern are omitted.
    package var gap: UInt32
    package var missing: UInt32
    package var pattern: PatternID
    /// The range of its segments in `classes`. A catch-all counts as one, unless it is spelled out.
    package var start: UInt32
    package var count: UInt32
    /// The number of segments before the last that belong to a spelled-out catch-all with a suffix. The last belongs to it as well.
    package var spelt: UInt32 = 0
    /// Indices in `originSets` and `needSets`.
    package var origins: UInt32
    package var needs: UInt32

    /// Returns the index of a segment's part in the pattern's path.
    package func part(at segment: Int) -> Int {
      let part = segment < Int(gap) ? segment : segment + Int(missing)
      return spelt == 0 ? part : Swift.min(part, Int(count - spelt) - 1)
    }
  }

  package internal(set) var names: NameTable
  /// The languages that aren't literals.
  package internal(set) var languages: [SegmentLanguage] = [.any, .rest]
  package internal(set) var classes: ContiguousArray<SegmentClass> = []
  package internal(set) var variants: ContiguousArray<Variant> = []
  /// The sorted sets of origins. `originSets[0]` is that of patterns without `host` and `scheme`.
  package internal(set) var originSets: [[RouteOrigin]] = []
  /// The sorted sets of needs. `needSets[0]` is empty.
  package internal(set) var needSets: [[RouteNeed]] = [[]]
  /// The keys of each need set.
  var keySets: [NeedKeys] = [NeedKeys()]
  /// The position of each pattern in the program's text, indexed by `PatternID`.
  package internal(set) var ranks: ContiguousArray<UInt32> = []
  package internal(set) var hasForms = false
  /// Whether any placeholders share a segment.
  package internal(set) var hasChains = false
  /// The class of the last segment of each catch-all with a suffix, indexed by the catch-all's number.
  package internal(set) var lasts: [Int: SegmentClass] = [:]
  /// The pairs of languages that were too large to be compared. They count as crossing.
  private(set) var uncompared: Set<UInt64> = []
  /// The number of states that comparisons of chains can still visit.
  private var chainEffort = RouteTable.chainEffort
  /// The limit suffices for all known tables and takes at most a few seconds.
  static let chainEffort = 100_000
  var relations: [UInt64: LanguageRelation] = [:]
  /// The relations indexed by both numbers, for tables with few languages. Filled when they are first needed.
  var relationsByNumber: [LanguageRelation?] = []
  static let fewLanguages = 256
  /// The index of the languages; nil if there are few.
  var index: LanguageIndex?
  /// The index of variants with the same segments; nil if only a few have the same ones.
  var alike: AlikeIndex?

  package func segments(of variant: Variant) -> ContiguousArray<SegmentClass>.SubSequence {
    classes[Int(variant.start)..<Int(variant.start + variant.count)]
  }
  package func hasSameSegments(_ a: Variant, _ b: Variant) -> Bool { a.count == b.count && segments(of: a) == segments(of: b) }
  package func origins(of variant: Variant) -> [RouteOrigin] { originSets[Int(variant.origins)] }
  package func needs(of variant: Variant) -> [RouteNeed] { needSets[Int(variant.needs)] }
  package func rank(of variant: Variant) -> UInt32 { ranks[variant.pattern.index] }
  package func endsInRest(_ variant: Variant) -> Bool { segments(of: variant).last.map(isRest) ?? false }

  package func isRest(_ number: SegmentClass) -> Bool { number == .rest || ending(of: number) != nil }

  /// Returns the class of the last segment of a catch-all with a suffix; nil for all others.
  package func ending(of number: SegmentClass) -> SegmentClass? { number.wild.flatMap { lasts[$0] } }

  /// Returns the class of the last segment of a catch-all.
  package func last(of number: SegmentClass) -> SegmentClass { ending(of: number) ?? .any }

  package func language(of number: SegmentClass) -> SegmentLanguage {
    if let index = number.wild { return languages[index] }
    return .words([Array(names.utf8(of: Name(raw: number.raw)))])
  }

  package func contains(in number: SegmentClass, text: [UInt8]) -> Bool {
    if number == .any || number == .rest { return !text.isEmpty }
    if let index = number.wild { return languages[index].contains(text) }
    return names.utf8(of: Name(raw: number.raw)).elementsEqual(text)
  }

  package func isFinite(_ number: SegmentClass) -> Bool {
    number.wild.map { languages[$0].isFinite } ?? true
  }

  package mutating func relation(of a: SegmentClass, to b: SegmentClass) -> LanguageRelation {
    if a == b { return .equal }
    switch (a.wild, b.wild) {
    case (nil, nil): return .disjoint
    case (nil, let index?): return languages[index].contains(names.utf8(of: Name(raw: a.raw))) ? .narrower : .disjoint
    case (let index?, nil): return languages[index].contains(names.utf8(of: Name(raw: b.raw))) ? .wider : .disjoint
    case (let first?, let second?):
      if languages.count <= RouteTable.fewLanguages {
        if relationsByNumber.isEmpty { relationsByNumber = Array(repeating: nil, count: languages.count * languages.count) }
        let place = first * languages.count + second
        if let known = relationsByNumber[place] { return known }
        let found = compared(first, with: second)
        relationsByNumber[place] = found
        relationsByNumber[second * languages.count + first] = found.reversed
        return found
      }
      // Texts between affixes are compared faster than looked up, and storing their pairs could exhaust the memory.
      if isText(first), isText(second) { return LanguageRelation(of: languages[first], to: languages[second]) }
      let key = RouteTable.pair(first, second)
      if let known = relations[key] { return known }
      let found = compared(first, with: second)
      relations[key] = found
      return found
    }
  }

  private func isText(_ index: Int) -> Bool { if case .affix(_, .text, _) = languages[index] { true } else { false } }

  private mutating func compared(_ first: Int, with second: Int) -> LanguageRelation {
    switch (languages[first], languages[second]) {
    case (.rest, _), (_, .rest), (.ending, _), (_, .ending), (.words, _), (_, .words): break
    case (.chain, _), (_, .chain):
      if let known = relations[RouteTable.pair(second, first)] { return known.reversed }
      let (found, isSure) = LanguageRelation.ofChains(languages[first], to: languages[second], effort: &chainEffort)
      if !isSure { uncompared.formUnion([RouteTable.pair(first, second), RouteTable.pair(second, first)]) }
      return found
    default: break
    }
    return LanguageRelation(of: languages[first], to: languages[second])
  }

  private static func pair(_ first: Int, _ second: Int) -> UInt64 { UInt64(first) << 32 | UInt64(second) }

  /// Whether two variants have segments that were too large to be compared, so that their precedence isn't known.
  package func isUncompared(_ a: Variant, _ b: Variant) -> Bool {
    !uncompared.isEmpty
      && zip(segments(of: a), segments(of: b)).contains { first, second in
        guard let first = first.wild, let second = second.wild else { return false }
        return uncompared.contains(RouteTable.pair(first, second))
      }
  }
}
