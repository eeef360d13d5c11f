/// Edit distances of words, for "did you mean".
package enum Spelling {
  /// Returns the number of letters to insert, delete, replace, or swap with their neighbor to turn `a` into `b`. Returns `limit + 1` if
  /// the distance exceeds `limit`. Ignores case.
  package static func distance(_ a: some StringProtocol, _ b: some StringProtocol, limit: Int = 3) -> Int {
    let a = a.utf8.map(lowercase)
    let b = b.utf8.map(lowercase)
    guard abs(a.count - b.count) <= limit else { return limit + 1 }
    var before = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for (row, left) in a.enumerated() {
      var next = [row + 1]
      next.reserveCapacity(b.count + 1)
      for (column, right) in b.enumerated() {
        var best = last[column] + (left == right ? 0 : 1)
        best = Swift.min(best, last[column + 1] + 1, next[column] + 1)
        if row > 0, column > 0, left == b[column - 1], a[row - 1] == right { best = Swift.min(best, before[column - 1] + 1) }
        next.append(best)
      }
      if (next.min() ?? 0) > limit { return limit + 1 }
      before = last
      last = next
    }
    return last[b.count]
  }

  /// Returns the candidate nearest to `word`, or the first of several; nil if more than a third of the letters differ.
  package static func nearest(to word: some StringProtocol, among candidates: some Sequence<String>) -> String? {
    let length = word.utf8.count
    guard length > 1, length <= 64 else { return nil }
    let limit = Swift.max(1, length / 3)
    var best: (text: String, distance: Int)?
    for candidate in candidates where !candidate.isEmpty {
      let distance = distance(word, candidate, limit: limit)
      guard distance <= limit, distance < candidate.utf8.count else { continue }
      if let found = best, found.distance <= distance { continue }
      best = (candidate, distance)
    }
    return best?.text
  }

  /// Returns whether `word` is clearly a misspelling of `meant`: one letter differs, and at least three letters differ from every other
  /// word in `legal`.
  package static func isSlip(_ word: some StringProtocol, of meant: some StringProtocol, among legal: some Sequence<String>) -> Bool {
    guard word.utf8.count >= 4, meant.utf8.count >= 4, distance(word, meant, limit: 1) <= 1 else { return false }
    return !legal.contains { $0 != meant && distance(word, $0, limit: 2) <= 2 }
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }
}
