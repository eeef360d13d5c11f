import NavGraphModel
import NavGraphSyntax

/// Finds the patterns that never win: whatever they match, a better one matches too.
struct ShadowedPatterns {
  struct Shadow {
    var pattern: PatternID
    /// Those that win instead, in the order of the text.
    var winners: [PatternID]
    /// A URL that it matches, and the pattern that wins there.
    var example: (url: RouteURL, winner: PatternID)?
    /// Where too many are shadowed by the same one to report each: how many more.
    var more = 0
  }
  private(set) var shadows: [Shadow] = []
  /// Those of which it can't be told.
  private(set) var undecided: [PatternID] = []
  /// The first that was not looked at any more.
  private(set) var unfinished: PatternID?

  private static let shown = 8
  private let precedence: App.Precedence
  private var effort: Int

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
      guard let shadow = shadow(over: variants, of: pattern, in: &table), let winner = shadow.winners.first else { continue }
      let known = firstByWinner[winner] ?? (shadows.count, 0)
      firstByWinner[winner] = (known.first, known.count + 1)
      if known.count < ShadowedPatterns.shown {
        shadows.append(shadow)
      } else {
        shadows[known.first].more += 1
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
    var patterns = winners.sorted { table.ranks[$0.index] < table.ranks[$1.index] }
    // One that covers a short form may cover the long ones too, and so do for others.
    if variants.count > 1, patterns.count > 1, patterns.count <= 16 {
      var forms: [PatternID: [Int]] = [:]
      for (index, variant) in table.variants.enumerated() where winners.contains(variant.pattern) {
        forms[variant.pattern, default: []].append(index)
      }
      for pattern in patterns.reversed() where patterns.count > 1 {
        let rest = patterns.filter { $0 != pattern }.flatMap { forms[$0] ?? [] }
        let isEnough = variants.allSatisfy { index in
          RouteWitness.isCovered(index, by: rest, in: &table, effort: &effort, isBetter: better(than: index))
        }
        if isEnough { patterns.removeAll { $0 == pattern } }
      }
    }
    return Shadow(pattern: pattern, winners: patterns, example: example)
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
