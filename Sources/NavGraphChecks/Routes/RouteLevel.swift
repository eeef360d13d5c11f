import NavGraphModel

/// What stands at one depth of neighbouring variants that are alike above it.
struct RouteLevel {
  typealias Group = (language: SegmentClass, range: Range<Int>)
  /// Variants that end here.
  let ended: Range<Int>
  /// The others by their segment: literals first, each in ascending order.
  private(set) var groups: [Group] = []
  /// Where in `groups` those begin that are no literals.
  private(set) var firstWild = 0

  init(_ range: Range<Int>, _ depth: Int, _ table: RouteTable) {
    var next = range.lowerBound
    while next < range.upperBound, Int(table.variants[next].count) == depth { next += 1 }
    ended = range.lowerBound..<next
    while next < range.upperBound {
      let language = table.classAt(next, depth)
      let end = table.end(of: next..<range.upperBound, depth)
      if language.wild == nil { firstWild += 1 }
      groups.append((language, next..<end))
      next = end
    }
  }

  /// Those with that literal.
  func literal(_ language: SegmentClass) -> Range<Int>? {
    var (low, high) = (0, firstWild)
    while low < high {
      let middle = (low + high) / 2
      if groups[middle].language < language { low = middle + 1 } else { high = middle }
    }
    return low < firstWild && groups[low].language == language ? groups[low].range : nil
  }
}
