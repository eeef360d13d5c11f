import NavGraphModel

/// The segments at one depth of adjacent variants that are equal in all segments before it.
struct RouteLevel {
  typealias Group = (language: SegmentClass, range: Range<Int>)
  /// The variants that end at this depth.
  let ended: Range<Int>
  /// The other variants grouped by their segment: literals first, then classes, each in ascending order.
  private(set) var groups: [Group] = []
  /// The index of the first group that isn't a literal.
  private(set) var firstWild = 0

  init(of range: Range<Int>, depth: Int, in table: RouteTable) {
    var next = range.lowerBound
    while next < range.upperBound, Int(table.variants[next].count) == depth { next += 1 }
    ended = range.lowerBound..<next
    while next < range.upperBound {
      let language = table.classAt(next, depth: depth)
      let end = table.end(of: next..<range.upperBound, at: depth)
      if language.wild == nil { firstWild += 1 }
      groups.append((language, next..<end))
      next = end
    }
  }

  /// Returns the variants with that literal, or nil.
  func literal(for language: SegmentClass) -> Range<Int>? {
    var (low, high) = (0, firstWild)
    while low < high {
      let middle = (low + high) / 2
      if groups[middle].language < language { low = middle + 1 } else { high = middle }
    }
    return low < firstWild && groups[low].language == language ? groups[low].range : nil
  }
}
