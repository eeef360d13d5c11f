/// The ranks of languages in a table whose placeholders share segments. A language that is contained in another has a smaller rank,
/// and equal languages have equal ranks.
///
/// Other languages are ranked by size. A chain follows the last of these that it contains, and the chains that it contains.
/// Only languages that can meet are compared.
struct ChainRanks {
  private var ranks: [[Int]]

  init(in table: RouteTable) {
    var table = table
    let sizes = table.languages.indices.map { RouteRank.size(of: SegmentClass(wild: $0), in: table) }
    let others = table.languages.indices.filter { !ChainRanks.isChain($0, in: table) }
      .sorted { sizes[$0].lexicographicallyPrecedes(sizes[$1]) }
    ranks = table.languages.map { _ in [0, 0] }
    // Languages of equal size have the same rank. Literals precede all of them.
    var place = 0
    for (number, index) in others.enumerated() {
      if number == 0 || sizes[others[number - 1]] != sizes[index] { place += 1 }
      ranks[index] = [place, 0]
    }
    for group in ChainMeetings(in: table).groups { rank(group, in: &table) }
  }

  static func isChain(_ number: Int, in table: RouteTable) -> Bool {
    if case .chain = table.languages[number] { true } else { false }
  }

  private mutating func rank(_ group: ChainMeetings.Group, in table: inout RouteTable) {
    for chain in group.chains {
      var (last, same) = (0, [Int]())
      for other in group.others {
        switch table.relation(of: SegmentClass(wild: other), to: SegmentClass(wild: chain)) {
        case .equal: same = ranks[other]
        case .narrower: last = Swift.max(last, ranks[other][0])
        case .wider, .crossing, .disjoint: break
        }
      }
      ranks[chain] = same.isEmpty ? [last, 1] : same
    }
    // Chains are sorted by the number of chains that they contain.
    var contained: [(chain: Int, inside: [Int])] = []
    for chain in group.chains {
      let inside = group.chains.filter { table.relation(of: SegmentClass(wild: $0), to: SegmentClass(wild: chain)) == .narrower }
      contained.append((chain, inside))
    }
    contained.sort { ($0.inside.count, $0.chain) < ($1.inside.count, $1.chain) }
    for (chain, inside) in contained where ranks[chain][1] > 0 {
      let same = inside.filter { ranks[$0][0] == ranks[chain][0] }.map { ranks[$0][1] }
      ranks[chain][1] = Swift.max(ranks[chain][1], (same.max() ?? 0) + 1)
    }
  }

  func rank(of segment: SegmentClass) -> [Int] { segment.wild.map { ranks[$0] } ?? [0, 0] }
}
