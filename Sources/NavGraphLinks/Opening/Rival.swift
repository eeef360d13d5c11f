import NavGraphModel
import NavGraphSimulator

/// A pattern that matches a URL too, but loses it.
package struct Rival: Hashable, Sendable {
  package let pattern: PatternID
  package let reason: Reason

  /// Why the winner goes before it.
  package enum Reason: Hashable, Sendable {
    /// The winner is narrower in that segment, counted from 0.
    case segment(Int)
    /// The winner is for fewer schemes or hosts.
    case origins
    /// The winner asks for more of the query or for the fragment.
    case needs
    /// The winner stands before it in the text, and the app says `precedence order`.
    case order
    /// No one can tell them apart, which is an error of the app; the first in the text was taken.
    case unsettled
  }
}

extension LinkMatcher {
  /// The other patterns that match where `winner` does, in the order of the text.
  mutating func rivals(of winner: Matched, among others: some Sequence<Matched>) -> [Rival] {
    let best = table.variants[winner.variant]
    let candidates = others.map(\.variant).sorted { (table.rank(table.variants[$0]), $0) < (table.rank(table.variants[$1]), $1) }
    var seen: Set<PatternID> = [best.pattern]
    var rivals: [Rival] = []
    for index in candidates where seen.insert(table.variants[index].pattern).inserted {
      let other = table.variants[index]
      rivals.append(Rival(pattern: other.pattern, reason: reason(best, other)))
    }
    return rivals
  }

  private mutating func reason(_ winner: RouteTable.Variant, _ other: RouteTable.Variant) -> Rival.Reason {
    if graph.app?.precedence == .order { return .order }
    guard table.order(winner, other) == .first else { return .unsettled }
    let (segments, others) = (table.segments(winner), table.segments(other))
    if let index = zip(segments, others).enumerated().first(where: { table.relation($1.0, $1.1) != .equal })?.offset {
      return .segment(index)
    }
    return winner.origins != other.origins ? .origins : .needs
  }
}
