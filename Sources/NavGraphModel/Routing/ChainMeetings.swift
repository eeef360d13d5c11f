/// The languages that can match the same segment of a URL, because patterns that begin with different texts never meet.
///
/// They avoid comparing all languages of a table with many shared segments, each in a separate path.
struct ChainMeetings {
  /// Chains that meet, directly or through others, and the other languages at their positions.
  struct Group {
    var chains: [Int] = []
    var others: [Int] = []
  }
  /// A segment of all patterns that begin with the same text, or with a placeholder if `first` is nil.
  private struct SegmentKey: Hashable {
    var index: Int
    var first: SegmentClass?
  }

  private(set) var groups: [Group] = []
  /// Another language of the same group. A language that is its own represents the group.
  private var parents: [Int]

  init(in table: RouteTable) {
    parents = Array(table.languages.indices)
    var sections: [SegmentKey: Set<Int>] = [:]
    for variant in table.variants {
      let segments = table.segments(of: variant)
      let first = segments.first.flatMap { $0.literal == nil ? nil : $0 }
      for (index, segment) in segments.enumerated() {
        // A language that matches any text isn't in a chain's group.
        guard let number = segment.wild, segment != .any, segment != .rest else { continue }
        sections[SegmentKey(index: index, first: first), default: []].insert(number)
      }
    }
    let isChain = table.languages.indices.map { ChainRanks.isChain($0, in: table) }
    let alone = sections.filter { $0.key.first == nil }
    var met: [(chain: Int, others: [Int])] = []
    for (key, here) in sections {
      // A pattern that begins with a placeholder meets all others.
      let all = here.union(alone[SegmentKey(index: key.index, first: nil)] ?? []).sorted()
      guard let chain = all.first(where: { isChain[$0] }) else { continue }
      for other in all where isChain[other] { join(chain, other) }
      met.append((chain, all.filter { !isChain[$0] }))
    }
    var others: [Int: Set<Int>] = [:]
    for (chain, some) in met { others[root(of: chain), default: []].formUnion(some) }
    var numbers: [Int: Int] = [:]
    for chain in parents.indices where isChain[chain] {
      let root = root(of: chain)
      let number = numbers[root] ?? groups.count
      if number == groups.count {
        numbers[root] = number
        groups.append(Group(others: others[root, default: []].sorted()))
      }
      groups[number].chains.append(chain)
    }
  }

  private func root(of number: Int) -> Int {
    var number = number
    while parents[number] != number { number = parents[number] }
    return number
  }

  private mutating func join(_ a: Int, _ b: Int) {
    let (first, second) = (root(of: a), root(of: b))
    if first != second { parents[Swift.max(first, second)] = Swift.min(first, second) }
  }
}
