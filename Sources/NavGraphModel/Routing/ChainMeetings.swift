/// Which languages can be asked about the same segment of a URL: patterns that begin with different texts never meet.
///
/// It keeps a table with many shared segments, each below a path of its own, from comparing all of them.
struct ChainMeetings {
  /// Chains that meet, if only through others, and what else stands where one of them does.
  struct Group {
    var chains: [Int] = []
    var others: [Int] = []
  }
  /// A segment of all patterns that begin with the same text; nil: with a placeholder.
  private struct Spot: Hashable {
    var index: Int
    var first: SegmentClass?
  }

  private(set) var groups: [Group] = []
  /// For each language one of its group; a language that is its own stands for the group.
  private var parents: [Int]

  init(_ table: RouteTable) {
    parents = Array(table.languages.indices)
    var spots: [Spot: Set<Int>] = [:]
    for variant in table.variants {
      let segments = table.segments(variant)
      let first = segments.first.flatMap { $0.literal == nil ? nil : $0 }
      for (index, segment) in segments.enumerated() {
        // What takes any text is in no chain.
        guard let number = segment.wild, segment != .any, segment != .rest else { continue }
        spots[Spot(index: index, first: first), default: []].insert(number)
      }
    }
    let isChain = table.languages.indices.map { ChainRanks.isChain($0, table) }
    let alone = spots.filter { $0.key.first == nil }
    var met: [(chain: Int, others: [Int])] = []
    for (spot, here) in spots {
      // What begins with a placeholder meets everything.
      let all = here.union(alone[Spot(index: spot.index, first: nil)] ?? []).sorted()
      guard let chain = all.first(where: { isChain[$0] }) else { continue }
      for other in all where isChain[other] { join(chain, other) }
      met.append((chain, all.filter { !isChain[$0] }))
    }
    var others: [Int: Set<Int>] = [:]
    for (chain, some) in met { others[root(chain), default: []].formUnion(some) }
    var numbers: [Int: Int] = [:]
    for chain in parents.indices where isChain[chain] {
      let root = root(chain)
      let number = numbers[root] ?? groups.count
      if number == groups.count {
        numbers[root] = number
        groups.append(Group(others: others[root, default: []].sorted()))
      }
      groups[number].chains.append(chain)
    }
  }

  private func root(_ number: Int) -> Int {
    var number = number
    while parents[number] != number { number = parents[number] }
    return number
  }

  private mutating func join(_ a: Int, _ b: Int) {
    let (first, second) = (root(a), root(b))
    if first != second { parents[Swift.max(first, second)] = Swift.min(first, second) }
  }
}
