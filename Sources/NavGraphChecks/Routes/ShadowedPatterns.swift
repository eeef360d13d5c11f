import NavGraphModel
import NavGraphSyntax

/// Finds the patterns that never win: whatever they match, a better one matches too.
struct ShadowedPatterns {
  struct Shadow {
    var pattern: PatternID
    /// Those that win instead, in the order of the text.
    var winners: [PatternID]
    /// A URL that it matches, and the one of `winners` that wins there, if there is such a URL.
    var example: (url: RouteURL, winner: PatternID)?
    /// Whether it wins somewhere once it comes before all of `winners` or, where the narrowest wins, once one of them is gone.
    var isFreed = false
    /// Where too many are shadowed by the same one to report each: the others.
    var more: [PatternID] = []
  }
  /// One length of a pattern that wins at another.
  struct Form {
    var pattern: PatternID
    /// Which of its segments are there.
    var parts: [Int]
    /// Those that win instead, in the order of the text.
    var winners: [PatternID]
  }
  private(set) var shadows: [Shadow] = []
  /// With `precedence order`: what is never opened of patterns that win somewhere.
  private(set) var forms: [Form] = []
  /// Those of which it can't be told.
  private(set) var undecided: [PatternID] = []
  /// The first that was not looked at any more.
  private(set) var unfinished: PatternID?

  private static let shown = 8
  private let precedence: App.Precedence
  private var effort: Int
  /// The variants of each pattern; filled when the first shadow is found.
  private var variantsOf: [PatternID: [Int]] = [:]

  init(_ conflicts: RouteConflicts, precedence: App.Precedence, effort: Int = RouteConflicts.effort) {
    self.precedence = precedence
    self.effort = effort
    var table = conflicts.table
    // Most patterns have a variant that nothing narrower overlaps.
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
        shadow.isFreed = isFreed(variants, by: shadow.winners, &table)
        shadows.append(shadow)
      } else {
        shadows[known.first].more.append(pattern)
      }
    }
    if precedence == .order { findForms(byPattern, &table) }
  }

  /// Looks for lengths that earlier patterns leave nothing of. One by the pattern's own route is no loss.
  private mutating func findForms(_ byPattern: [PatternID: [Int]], _ table: inout RouteTable) {
    var isDead = Set(shadows.map(\.pattern))
    for shadow in shadows { isDead.formUnion(shadow.more) }
    let several = byPattern.filter { pattern, variants in
      // Where only the lengths of a catch-all are told apart, none is written.
      variants.count > 1 && !isDead.contains(pattern) && variants.allSatisfy { table.variants[$0].spelt == 0 }
    }
    for (pattern, variants) in several.sorted(by: { table.ranks[$0.key.index] < table.ranks[$1.key.index] }) {
      for index in variants where effort > 0 {
        guard case .covered(let others, _) = RouteWitness.find(index, in: &table, effort: &effort, isBetter: better(than: index))
        else { continue }
        let winners = Set(others.map { table.variants[$0].pattern }).subtracting([pattern])
        forms.append(
          Form(
            pattern: pattern, parts: (0..<Int(table.variants[index].count)).map(table.variants[index].part),
            winners: winners.sorted { table.ranks[$0.index] < table.ranks[$1.index] }))
      }
    }
  }

  /// What wins in place of a pattern with these variants; nil if it wins somewhere, or if that can't be told.
  private mutating func shadow(over variants: [Int], of pattern: PatternID, in table: inout RouteTable) -> Shadow? {
    var winners: Set<PatternID> = []
    var example: (url: RouteURL, winner: PatternID)?
    var isUndecided = false
    for index in variants {
      switch RouteWitness.find(index, in: &table, effort: &effort, isBetter: better(than: index)) {
      case .url: return nil
      case .undecided: isUndecided = true
      case .covered(let others, let url):
        winners.formUnion(others.map { table.variants[$0].pattern })
        if example == nil, let url, let winner = winner(at: url, &table) { example = (url, winner) }
      }
    }
    if isUndecided {
      undecided.append(pattern)
      return nil
    }
    fillVariants(table)
    var patterns = winners.sorted { table.ranks[$0.index] < table.ranks[$1.index] }
    // One that covers a short form may cover the long ones too, and so do for others.
    if variants.count > 1, patterns.count > 1, patterns.count <= 16 {
      for pattern in patterns.reversed() where patterns.count > 1 {
        let rest = patterns.filter { $0 != pattern }.flatMap { variantsOf[$0] ?? [] }
        let isEnough = variants.allSatisfy { index in
          RouteWitness.isCovered(index, by: rest, in: &table, effort: &effort, isBetter: better(than: index))
        }
        if isEnough { patterns.removeAll { $0 == pattern } }
      }
    }
    if let found = example, !patterns.contains(found.winner) {
      // What was found first need not win anywhere: then something before it does.
      var own: (url: RouteURL, winner: PatternID)?
      for winner in patterns.prefix(3) where own == nil { own = self.example(for: variants, winner, &table) }
      if let own {
        example = own
      } else if let (blamed, url) = winnersOfAll(variants, &table) {
        (patterns, example) = (blamed, url)
      }
    }
    return Shadow(pattern: pattern, winners: patterns, example: example)
  }

  /// A few patterns each of which goes first somewhere and that leave nothing over between them, in the order of the text; nil where it
  /// can't be told. One of them wins at the example.
  private mutating func winnersOfAll(
    _ variants: [Int], _ table: inout RouteTable
  ) -> (winners: [PatternID], example: (url: RouteURL, winner: PatternID))? {
    var found: [PatternID: RouteURL] = [:]
    for index in variants {
      while true {
        let isBetter = better(than: index)
        let answer = RouteWitness.find(index, in: &table, effort: &effort) { table, other in
          found[table.variants[other].pattern] != nil && isBetter(&table, other)
        }
        if case .covered = answer { break }
        guard case .url(let url) = answer, let winner = winner(at: url, &table), found[winner] == nil else { return nil }
        found[winner] = url
      }
    }
    var winners = found.keys.sorted { table.ranks[$0.index] < table.ranks[$1.index] }
    for winner in winners.reversed() where winners.count > 1 && winners.count <= 16 {
      let rest = Set(winners).subtracting([winner])
      if !wins(variants, &table, over: rest.contains) { winners.removeAll { $0 == winner } }
    }
    guard let first = winners.first, let url = found[first] else { return nil }
    return (winners, (url, first))
  }

  private mutating func fillVariants(_ table: RouteTable) {
    guard variantsOf.isEmpty else { return }
    for (index, variant) in table.variants.enumerated() { variantsOf[variant.pattern, default: []].append(index) }
  }

  /// Whether anything can be done about those that are blamed.
  private mutating func isFreed(_ variants: [Int], by winners: [PatternID], _ table: inout RouteTable) -> Bool {
    guard precedence == .narrowest else {
      let ranks = table.ranks
      return winners.first.map { first in wins(variants, &table) { ranks[$0.index] < ranks[first.index] } } ?? false
    }
    return winners.prefix(3).contains { winner in wins(variants, &table) { $0 != winner } }
  }

  /// A URL at which that winner goes first.
  private mutating func example(
    for variants: [Int], _ winner: PatternID, _ table: inout RouteTable
  ) -> (url: RouteURL, winner: PatternID)? {
    for other in variantsOf[winner] ?? [] {
      for index in variants where table.canMeet(table.variants[index], table.variants[other]) {
        guard case .url(let url) = RouteWitness.find(index, other, in: &table, effort: &effort, isBetter: better(than: other)),
          self.winner(at: url, &table) == winner
        else { continue }
        return (url, winner)
      }
    }
    return nil
  }

  /// Whether some of the variants wins where only some of the patterns are rivals.
  private mutating func wins(_ variants: [Int], _ table: inout RouteTable, over isRival: (PatternID) -> Bool) -> Bool {
    for index in variants {
      let isBetter = better(than: index)
      let answer = RouteWitness.find(index, in: &table, effort: &effort) { table, other in
        isRival(table.variants[other].pattern) && isBetter(&table, other)
      }
      if case .url = answer { return true }
    }
    return false
  }

  /// Whether another variant goes before `index` where both match.
  private func better(than index: Int) -> (inout RouteTable, Int) -> Bool {
    { [precedence] table, other in
      let (other, variant) = (table.variants[other], table.variants[index])
      return precedence == .order ? table.rank(other) < table.rank(variant) : table.order(other, variant) == .first
    }
  }

  /// The pattern that wins there.
  private func winner(at url: RouteURL, _ table: inout RouteTable) -> PatternID? {
    let matching = table.matches(url).sorted { table.rank(table.variants[$0]) < table.rank(table.variants[$1]) }
    guard precedence == .narrowest else { return matching.first.map { table.variants[$0].pattern } }
    for index in matching {
      let isLeast = !matching.contains { table.order(table.variants[$0], table.variants[index]) == .first }
      if isLeast { return table.variants[index].pattern }
    }
    return nil
  }
}
