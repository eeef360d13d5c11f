import NavGraphModel
import NavGraphSyntax

/// Finds the patterns that never win: whatever they match, a better one matches too.
struct ShadowedPatterns {
  struct Shadow {
    var pattern: PatternID
    /// Those that win instead, in the order of the text.
    var winners: [PatternID]
    /// Where too many are shadowed by the same one to report each: how many more.
    var more = 0
  }
  private(set) var shadows: [Shadow] = []

  private static let shown = 8

  init(_ conflicts: RouteConflicts, precedence: App.Precedence) {
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
      guard let winners = ShadowedPatterns.winners(over: variants, in: &table, precedence), let winner = winners.first else { continue }
      let known = firstByWinner[winner] ?? (shadows.count, 0)
      firstByWinner[winner] = (known.first, known.count + 1)
      if known.count < ShadowedPatterns.shown {
        shadows.append(Shadow(pattern: pattern, winners: winners))
      } else {
        shadows[known.first].more += 1
      }
    }
  }

  /// The patterns that win in place of one with these variants; nil if it wins somewhere, or if that can't be told.
  private static func winners(over variants: [Int], in table: inout RouteTable, _ precedence: App.Precedence) -> [PatternID]? {
    var winners: [PatternID] = []
    for index in variants {
      let variant = table.variants[index]
      let answer = RouteWitness.find(index, in: &table) { table, other in
        precedence == .order
          ? table.rank(table.variants[other]) < table.rank(variant) : table.order(table.variants[other], variant) == .first
      }
      guard case .covered(let others) = answer else { return nil }
      for other in others where !winners.contains(table.variants[other].pattern) { winners.append(table.variants[other].pattern) }
    }
    return winners
  }
}
