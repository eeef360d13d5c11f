import NavGraphModel
import NavGraphSimulator

/// A pattern that also matches a URL, but doesn't win.
package struct Rival: Hashable, Sendable {
  package let pattern: PatternID
  package let reason: Reason

  /// The reason why the winner takes precedence.
  package enum Reason: Hashable, Sendable {
    /// The winner is more specific in that segment, counted from 0.
    case segment(Int)
    /// The winner is for fewer schemes or hosts.
    case origins
    /// The winner requires more of the query, or the fragment.
    case needs
    /// The winner is earlier in the source, and the app declares `precedence order`.
    case order
    /// Neither takes precedence, which is an error in the app. The first in the source wins.
    case unsettled
  }
}

extension LinkMatcher {
  /// Returns the other patterns that match where `winner` does, in source order.
  mutating func rivals(of winner: Matched, among others: some Sequence<Matched>) -> [Rival] {
    let best = table.variants[winner.variant]
    let candidates = others.map(\.variant).sorted { (table.rank(of: table.variants[$0]), $0) < (table.rank(of: table.variants[$1]), $1) }
    var seen: Set<PatternID> = [best.pattern]
    var rivals: [Rival] = []
    for index in candidates where seen.insert(table.variants[index].pattern).inserted {
      let other = table.variants[index]
      rivals.append(Rival(pattern: other.pattern, reason: reason(for: best, over: other)))
    }
    return rivals
  }

  private mutating func reason(for winner: RouteTable.Variant, over other: RouteTable.Variant) -> Rival.Reason {
    if graph.app?.precedence == .order { return .order }
    guard table.order(of: winner, to: other) == .first else { return .unsettled }
    let (segments, others) = (table.segments(of: winner), table.segments(of: other))
    if let index = zip(segments, others).enumerated().first(where: { table.relation(of: $1.0, to: $1.1) != .equal })?.offset {
      return .segment(index)
    }
    return winner.origins != other.origins ? .origins : .needs
  }
}
