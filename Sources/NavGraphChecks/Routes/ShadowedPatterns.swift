import NavGraphModel
import NavGraphSyntax

/// The patterns that never win, because a better one matches every URL that they match.
struct ShadowedPatterns {
  struct Shadow {
    var pattern: PatternID
    /// The patterns that win instead, in source order.
    var winners: [PatternID]
    /// A URL that the pattern matches, and the one of `winners` that wins there, if there is such a URL.
    var example: (url: RouteURL, winner: PatternID)?
    /// Whether the pattern wins somewhere if it is moved before all of `winners` or, with `precedence narrowest`, if one of them is
    /// removed.
    var isFreed = false
    /// Further patterns that the same winner shadows, if there are too many to report each.
    var more: [PatternID] = []
  }
  /// A length of a pattern that wins at another length.
  struct Form {
    var pattern: PatternID
    /// The indices of the segments that are present.
    var parts: [Int]
    /// The patterns that win instead, in source order.
    var winners: [PatternID]
  }
  private(set) var shadows: [Shadow] = []
  /// The lengths that never win, with `precedence order`, of patterns that win at another length.
  private(set) var forms: [Form] = []
  /// The patterns that couldn't be decided.
  private(set) var undecided: [PatternID] = []
  /// The first pattern that wasn't searched.
  private(set) var unfinished: PatternID?

  private static let shown = 8
  private let precedence: App.Precedence
  private var effort: Int
  /// The variants of each pattern, computed when the first shadow is found.
  private var variantsOf: [PatternID: [Int]] = [:]

  init(from conflicts: RouteConflicts, precedence: App.Precedence, effort: Int = RouteConflicts.effort) {
    self.precedence = precedence
    self.effort = effort
    var table = conflicts.table
    // Most patterns have a variant that no more specific one overlaps.
    var isFree = ContiguousArray(repeating: true, count: table.ranks.count)
    for (index, variant) in table.variants.enumerated() where conflicts.mayBeCovered[index] { isFree[variant.pattern.index] = false }
    for (index, variant) in table.variants.enumerated() where !conflicts.mayBeCovered[index] { isFree[variant.pattern.index] = true }
    var byPattern: [PatternID: [Int]] = [:]
    for (index, variant) in table.variants.enumerated() where !isFree[variant.pattern.index] && conflicts.repeated[variant.pattern] == nil {
      byPattern[variant.pattern, default: []].append(index)
    }
    var firstByWinner: [PatternID: (first: Int, count: Int)] = [:]
    for (pattern, variants) in byPattern.sorted(by: { table.ranks[$0.key.index] < table.ranks[$1.key.index] }) {
      if self.effort <= 0 {
        unfinished = pattern
        break
      }
      guard var shadow = shadow(over: variants, of: pattern, in: &table), let winner = shadow.winners.first else { continue }
      let known = firstByWinner[winner] ?? (shadows.count, 0)
      firstByWinner[winner] = (known.first, known.count + 1)
      if known.count < ShadowedPatterns.shown {
        shadow.isFreed = isFreed(variants, by: shadow.winners, in: &table)
        shadows.append(shadow)
      } else {
        shadows[known.first].more.append(pattern)
      }
    }
    if precedence == .order { findForms(byPattern: byPattern, in: &table) }
  }

  /// Finds lengths at which earlier patterns match every URL. A pattern of the same route has the same destination.
  private mutating func findForms(byPattern: [PatternID: [Int]], in table: inout RouteTable) {
    var isDead = Set(shadows.map(\.pattern))
    for shadow in shadows { isDead.formUnion(shadow.more) }
    let several = byPattern.filter { pattern, variants in
      // Variants that differ only in the lengths of a catch-all aren't written.
      variants.count > 1 && !isDead.contains(pattern) && variants.allSatisfy { table.variants[$0].spelt == 0 }
    }
    for (pattern, variants) in several.sorted(by: { table.ranks[$0.key.index] < table.ranks[$1.key.index] }) {
      for index in variants where effort > 0 {
        guard case .covered(let others, _) = RouteWitness.find(for: index, in: &table, effort: &effort, isBetter: better(than: index))
        else { continue }
        let winners = Set(others.map { table.variants[$0].pattern }).subtracting([pattern])
        forms.append(
          Form(
            pattern: pattern, parts: (0..<Int(table.variants[index].count)).map(table.variants[index].part),
            winners: winners.sorted { table.ranks[$0.index] < table.ranks[$1.index] }))
      }
    }
  }

  /// Returns the patterns that win instead of a pattern with these variants, or nil if it wins somewhere, or if that is undecided.
  private mutating func shadow(over variants: [Int], of pattern: PatternID, in table: inout RouteTable) -> Shadow? {
    var winners: Set<PatternID> = []
    var example: (url: RouteURL, winner: PatternID)?
    var isUndecided = false
    for index in variants {
      switch RouteWitness.find(for: index, in: &table, effort: &effort, isBetter: better(than: index)) {
      case .url: return nil
      case .undecided: isUndecided = true
      case .covered(let others, let url):
        winners.formUnion(others.map { table.variants[$0].pattern })
        if example == nil, let url, let winner = winner(at: url, in: &table) { example = (url, winner) }
      }
    }
    if isUndecided {
      undecided.append(pattern)
      return nil
    }
    fillVariants(in: table)
    var patterns = winners.sorted { table.ranks[$0.index] < table.ranks[$1.index] }
    // A pattern that covers a short form may cover the long forms too, so others may not be needed.
    if variants.count > 1, patterns.count > 1, patterns.count <= 16 {
      for pattern in patterns.reversed() where patterns.count > 1 {
        let rest = patterns.filter { $0 != pattern }.flatMap { variantsOf[$0] ?? [] }
        let isEnough = variants.allSatisfy { index in
          let isBetter = better(than: index)
          return RouteWitness.isCovered(index, by: rest.filter { isBetter(&table, $0) }, in: &table, effort: &effort)
        }
        if isEnough { patterns.removeAll { $0 == pattern } }
      }
    }
    if let found = example, !patterns.contains(found.winner) {
      // The winner that was found first may not win anywhere, because an earlier pattern does.
      var own: (url: RouteURL, winner: PatternID)?
      for winner in patterns.prefix(3) where own == nil { own = self.example(for: variants, winner: winner, in: &table) }
      if let own {
        example = own
      } else if let (blamed, url) = winnersOfAll(variants, in: &table) {
        (patterns, example) = (blamed, url)
      }
    }
    return Shadow(pattern: pattern, winners: patterns, example: example)
  }

  /// Returns a few patterns that each win somewhere and together cover all URLs, in source order, or nil if that is undecided. One of them
  /// wins at the example.
  private mutating func winnersOfAll(
    _ variants: [Int], in table: inout RouteTable
  ) -> (winners: [PatternID], example: (url: RouteURL, winner: PatternID))? {
    var found: [PatternID: RouteURL] = [:]
    for index in variants {
      while true {
        let isBetter = better(than: index)
        let answer = RouteWitness.find(for: index, in: &table, effort: &effort) { table, other in
          found[table.variants[other].pattern] != nil && isBetter(&table, other)
        }
        if case .covered = answer { break }
        guard case .url(let url) = answer, let winner = winner(at: url, in: &table), found[winner] == nil else { return nil }
        found[winner] = url
      }
    }
    var winners = found.keys.sorted { table.ranks[$0.index] < table.ranks[$1.index] }
    for winner in winners.reversed() where winners.count > 1 && winners.count <= 16 {
      let rest = Set(winners).subtracting([winner])
      if !wins(variants, in: &table, over: rest.contains) { winners.removeAll { $0 == winner } }
    }
    guard let first = winners.first, let url = found[first] else { return nil }
    return (winners, (url, first))
  }

  private mutating func fillVariants(in table: RouteTable) {
    guard variantsOf.isEmpty else { return }
    for (index, variant) in table.variants.enumerated() { variantsOf[variant.pattern, default: []].append(index) }
  }

  /// Whether the pattern wins somewhere if it is moved before the winners or, with `precedence narrowest`, if one of them is removed.
  private mutating func isFreed(_ variants: [Int], by winners: [PatternID], in table: inout RouteTable) -> Bool {
    guard precedence == .narrowest else {
      let ranks = table.ranks
      return winners.first.map { first in wins(variants, in: &table) { ranks[$0.index] < ranks[first.index] } } ?? false
    }
    return winners.prefix(3).contains { winner in wins(variants, in: &table) { $0 != winner } }
  }

  /// Returns a URL at which that winner wins.
  private mutating func example(
    for variants: [Int], winner: PatternID, in table: inout RouteTable
  ) -> (url: RouteURL, winner: PatternID)? {
    for other in variantsOf[winner] ?? [] {
      for index in variants where table.canMeet(table.variants[index], table.variants[other]) {
        guard case .url(let url) = RouteWitness.find(for: index, and: other, in: &table, effort: &effort, isBetter: better(than: other)),
          self.winner(at: url, in: &table) == winner
        else { continue }
        return (url, winner)
      }
    }
    return nil
  }

  /// Whether one of the variants wins somewhere if only some of the patterns are rivals.
  private mutating func wins(_ variants: [Int], in table: inout RouteTable, over isRival: (PatternID) -> Bool) -> Bool {
    for index in variants {
      let isBetter = better(than: index)
      let answer = RouteWitness.find(for: index, in: &table, effort: &effort) { table, other in
        isRival(table.variants[other].pattern) && isBetter(&table, other)
      }
      if case .url = answer { return true }
    }
    return false
  }

  /// Returns a predicate for variants that take precedence over `index` if both match.
  private func better(than index: Int) -> (inout RouteTable, Int) -> Bool {
    { [precedence] table, other in
      let (other, variant) = (table.variants[other], table.variants[index])
      return precedence == .order ? table.rank(of: other) < table.rank(of: variant) : table.order(of: other, to: variant) == .first
    }
  }

  private func winner(at url: RouteURL, in table: inout RouteTable) -> PatternID? {
    let matching = table.matches(for: url).sorted { table.rank(of: table.variants[$0]) < table.rank(of: table.variants[$1]) }
    guard precedence == .narrowest else { return matching.first.map { table.variants[$0].pattern } }
    for index in matching {
      let isLeast = !matching.contains { table.order(of: table.variants[$0], to: table.variants[index]) == .first }
      if isLeast { return table.variants[index].pattern }
    }
    return nil
  }
}
