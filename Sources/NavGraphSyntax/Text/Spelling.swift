/// Edit distances of words, for "did you mean".
package enum Spelling {
  /// Returns the number of letters to insert, delete, replace, or swap with their neighbor to turn `a` into `b`. Returns `limit + 1` if
  /// the distance exceeds `limit`. Ignores case.
  package static func distance(_ a: some StringProtocol, _ b: some StringProtocol, limit: Int = 3) -> Int {
    abs(a.utf8.count - b.utf8.count) > limit ? limit + 1 : distance(Array(a.utf8), Array(b.utf8), limit: limit)
  }

  private static func distance(_ a: [UInt8], _ b: [UInt8], limit: Int) -> Int {
    let width = b.count + 1
    // The distances of the beginnings of `a` to those of `b`: the last three rows of the table.
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: 3 * width) { rows in
      var (before, last, next) = (0, width, 2 * width)
      for column in 0..<width { rows[last + column] = column }
      for row in a.indices {
        let left = lowercase(a[row])
        rows[next] = row + 1
        var least = row + 1
        for column in b.indices {
          let right = lowercase(b[column])
          var best = rows[last + column] + (left == right ? 0 : 1)
          best = Swift.min(best, rows[last + column + 1] + 1, rows[next + column] + 1)
          if row > 0, column > 0, left == lowercase(b[column - 1]), lowercase(a[row - 1]) == right {
            best = Swift.min(best, rows[before + column - 1] + 1)
          }
          rows[next + column + 1] = best
          least = Swift.min(least, best)
        }
        if least > limit { return limit + 1 }
        (before, last, next) = (last, next, before)
      }
      return Swift.min(rows[last + b.count], limit + 1)
    }
  }

  /// Returns the candidate nearest to `word`, or the first of several; nil if more than a third of the letters differ.
  package static func nearest(to word: some StringProtocol, among candidates: some Sequence<String>) -> String? {
    let length = word.utf8.count
    guard length > 1, length <= 64 else { return nil }
    let letters = Array(word.utf8)
    let limit = Swift.max(1, length / 3)
    var best: (text: String, distance: Int)?
    for candidate in candidates where abs(candidate.utf8.count - length) <= limit {
      let distance = distance(letters, Array(candidate.utf8), limit: limit)
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
