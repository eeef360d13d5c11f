import NavGraphModel
import NavGraphSyntax

/// The pairs of variants with the same path that may match one URL: they share a host or scheme, and don't require different fixed values
/// of a key.
struct RouteAlike {
  private let table: RouteTable
  /// The variants for each origin. Origins with the same variants share a bucket.
  private var buckets: [[Int]] = []
  private var bucketOf: [RouteOrigin: Int] = [:]

  init(of variants: [Int], in table: RouteTable) {
    self.table = table
    var sets: [UInt32: [Int]] = [:]
    for index in variants { sets[table.variants[index].origins, default: []].append(index) }
    var setsOf: [RouteOrigin: [UInt32]] = [:]
    for set in sets.keys.sorted() {
      for origin in table.originSets[Int(set)] { setsOf[origin, default: []].append(set) }
    }
    var known: [[UInt32]: Int] = [:]
    for (origin, all) in setsOf.sorted(by: { $0.key < $1.key }) {
      let bucket = known[all] ?? buckets.count
      if bucket == buckets.count { buckets.append(all.flatMap { sets[$0] ?? [] }.sorted()) }
      known[all] = bucket
      bucketOf[origin] = bucket
    }
  }

  /// Calls `visit` for each pair until it returns false.
  func forEachPair(_ visit: (Int, Int) -> Bool) {
    /// The first bucket that two sets of origins share, by the numbers of the sets.
    var shared: [UInt64: Int] = [:]
    for (bucket, variants) in buckets.enumerated() {
      let isWhole = forEachPair(of: variants) { first, second in
        let (own, other) = (table.variants[first].origins, table.variants[second].origins)
        // A pair in several buckets is visited in the first.
        if own != other {
          let pair = UInt64(own) << 32 | UInt64(other)
          let first = shared[pair] ?? firstBucket(of: table.originSets[Int(own)], and: table.originSets[Int(other)])
          shared[pair] = first
          if first != bucket { return true }
        } else if table.originSets[Int(own)].first.flatMap({ bucketOf[$0] }) != bucket {
          return true
        }
        return visit(first, second)
      }
      if !isWhole { return }
    }
  }

  private func firstBucket(of own: [RouteOrigin], and other: [RouteOrigin]) -> Int {
    own.first { table.isFrom($0, among: other) }.flatMap { bucketOf[$0] } ?? -1
  }

  /// Visits the pairs of some variants. They are split by the key that most of them fix, and each part by another key.
  private func forEachPair(of variants: [Int], visit: (Int, Int) -> Bool) -> Bool {
    var pending = [(variants: variants, keys: [] as Set<Name?>)]
    while let (variants, keys) = pending.popLast() {
      // Beyond a few keys, comparing is as fast as splitting.
      let (key, groups, others) = variants.count < 16 || keys.count > 8 ? (nil, [], variants) : split(variants, besides: keys)
      guard !groups.isEmpty else {
        for (place, first) in variants.enumerated() {
          for second in variants[(place + 1)...] where !visit(first, second) { return false }
        }
        continue
      }
      for group in groups {
        for first in group {
          for second in others where !visit(first, second) { return false }
        }
      }
      pending += (groups + [others]).filter { $0.count > 1 }.map { ($0, keys.union([key])) }
    }
    return true
  }

  /// Returns the variants grouped by the text that they require for the key that most of them fix, and the variants that don't fix it.
  private func split(_ variants: [Int], besides keys: Set<Name?>) -> (key: Name?, groups: [[Int]], others: [Int]) {
    var counts: [Name?: Int] = [:]
    for index in variants {
      for need in table.needs(of: table.variants[index]) where need.value.wild == nil { counts[need.key, default: 0] += 1 }
    }
    for key in keys { counts[key] = nil }
    guard let key = counts.max(by: { ($0.value, RouteNeed.order(of: $1.key)) < ($1.value, RouteNeed.order(of: $0.key)) })?.key else {
      return (nil, [], variants)
    }
    var places: [SegmentClass: Int] = [:]
    var groups: [[Int]] = []
    var others: [Int] = []
    for index in variants {
      guard let value = table.needs(of: table.variants[index]).first(where: { $0.key == key })?.value, value.wild == nil else {
        others.append(index)
        continue
      }
      let place = places[value] ?? groups.count
      if place == groups.count { groups.append([]) }
      places[value] = place
      groups[place].append(index)
    }
    return (key, groups, others)
  }
}
