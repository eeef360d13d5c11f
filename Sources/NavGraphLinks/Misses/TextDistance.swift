/// An edit distance between texts, which reuses its buffers.
struct TextDistance {
  private var before: [Int] = []
  private var last: [Int] = []
  private var next: [Int] = []

  /// Returns the number of letters to insert, delete, replace, or swap, or nil if there are too many for a typing error. Case is ignored
  /// unless it is the only difference.
  mutating func slip(_ a: some RandomAccessCollection<UInt8>, _ b: some RandomAccessCollection<UInt8>) -> Int? {
    let limit = max(1, max(a.count, b.count) / 3)
    guard abs(a.count - b.count) <= limit, max(a.count, b.count) <= 64 else { return nil }
    if a.elementsEqual(b, by: { TextDistance.folded($0) == TextDistance.folded($1) }) { return 1 }
    if max(a.count, b.count) < 3 { return nil }
    before = Array(repeating: 0, count: b.count + 1)
    last = Array(0...b.count)
    var previousLeft: UInt8 = 0
    for (row, left) in a.enumerated() {
      let left = TextDistance.folded(left)
      next.removeAll(keepingCapacity: true)
      next.append(row + 1)
      var least = row + 1
      var previousRight: UInt8 = 0
      for (column, right) in b.enumerated() {
        let right = TextDistance.folded(right)
        var best = min(last[column] + (left == right ? 0 : 1), last[column + 1] + 1, next[column] + 1)
        if row > 0, column > 0, left == previousRight, previousLeft == right { best = min(best, before[column - 1] + 1) }
        next.append(best)
        least = min(least, best)
        previousRight = right
      }
      if least > limit { return nil }
      previousLeft = left
      swap(&before, &last)
      swap(&last, &next)
    }
    let distance = last[b.count]
    return distance <= limit ? distance : nil
  }

  private static func folded(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte }
}
