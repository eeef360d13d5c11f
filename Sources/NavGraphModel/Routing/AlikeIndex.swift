import NavGraphSyntax

/// Finds the variants that match a URL among many with the same segments, by the URL's origin and its items.
struct AlikeIndex: Sendable {
  private struct Key: Hashable {
    /// The index of the first variant with these segments.
    var start: Int
    var origins: UInt32
    var needs: UInt32
  }
  private let needs: NeedIndex
  /// The indices of the origin sets that contain an origin.
  private var origins: [RouteOrigin: [UInt32]] = [:]
  private var variants: [Key: [Int]] = [:]
  /// The number of variants up to which they are compared one by one.
  static let few = 24

  /// Creates the index; nil if at most `few` variants have the same segments.
  init?(of table: RouteTable) {
    var runs: [Range<Int>] = []
    var start = 0
    while start < table.variants.count {
      var end = start + 1
      while end < table.variants.count, table.hasSameSegments(table.variants[start], table.variants[end]) { end += 1 }
      if end - start > AlikeIndex.few { runs.append(start..<end) }
      start = end
    }
    if runs.isEmpty { return nil }
    needs = NeedIndex(of: table.needSets)
    for (number, set) in table.originSets.enumerated() {
      for origin in set { origins[origin, default: []].append(UInt32(truncatingIfNeeded: number)) }
    }
    for run in runs {
      for index in run {
        let variant = table.variants[index]
        variants[Key(start: run.lowerBound, origins: variant.origins, needs: variant.needs), default: []].append(index)
      }
    }
  }

  /// Returns the variants in a range, all with the same segments, that match a URL. `met` are the sets of needs that it meets.
  func matches(within range: Range<Int>, for url: RouteURL, met: [Int], in table: RouteTable) -> [Int] {
    let sets = origins[url.origin] ?? []
    if sets.count * met.count > range.count {
      let isMet = Set(met)
      return range.filter { index in
        let variant = table.variants[index]
        return isMet.contains(Int(variant.needs)) && table.isFrom(url.origin, among: table.origins(of: variant))
      }
    }
    var found: [Int] = []
    for set in sets {
      for number in met {
        found += variants[Key(start: range.lowerBound, origins: set, needs: UInt32(truncatingIfNeeded: number))] ?? []
      }
    }
    return found
  }

  /// Returns the sets of needs that a URL meets.
  func met(by url: RouteURL, in table: RouteTable) -> [Int] { needs.met(by: url.items, in: table) }
}
