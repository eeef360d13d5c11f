/// A line-based comparison of two texts.
///
/// Lines that are unique in both texts anchor the comparison. The lines between two anchors are compared by Myers' greedy method. They are
/// replaced as a whole if they have too little in common for a fast comparison.
struct LineDiff {
  struct Change: Equatable {
    var old: Range<Int>
    var new: Range<Int>
  }
  private let a: [Int]
  private let b: [Int]
  private var changes: [Change] = []

  /// The maximum number of edits that are searched between two anchors.
  private static let maxEdits = 400

  /// Returns the lines with their line breaks. The last line may have none.
  static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == 0x0A {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  static func changes(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [Change] {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    let number = { (line: ArraySlice<UInt8>) -> Int in
      let count = numbers.count
      return { (slot: inout Int?) in
        slot = slot ?? count
        return slot ?? count
      }(&numbers[line])
    }
    var diff = LineDiff(from: old.map(number), to: new.map(number), count: 0)
    diff.compare(distinct: numbers.count)
    return diff.changes
  }

  private init(from a: [Int], to b: [Int], count: Int) { (self.a, self.b) = (a, b) }

  private mutating func compare(distinct: Int) {
    var (oldStart, newStart) = (0, 0)
    for anchor in anchors(distinct: distinct) + [(old: a.count, new: b.count)] {
      compare(old: oldStart..<anchor.old, new: newStart..<anchor.new)
      (oldStart, newStart) = (anchor.old + 1, anchor.new + 1)
    }
  }

  /// Returns the longest increasing sequence of lines that occur exactly once in each text.
  private func anchors(distinct: Int) -> [(old: Int, new: Int)] {
    var oldPlaces = [Int](repeating: -1, count: distinct)
    var newPlaces = oldPlaces
    for (index, line) in a.enumerated() { oldPlaces[line] = oldPlaces[line] == -1 ? index : -2 }
    for (index, line) in b.enumerated() { newPlaces[line] = newPlaces[line] == -1 ? index : -2 }
    let pairs = a.indices.compactMap { index -> (old: Int, new: Int)? in
      oldPlaces[a[index]] == index && newPlaces[a[index]] >= 0 ? (index, newPlaces[a[index]]) : nil
    }
    var piles: [Int] = []
    var below = [Int](repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var low = 0
      var high = piles.count
      while low < high {
        let middle = (low + high) / 2
        if pairs[piles[middle]].new < pair.new { low = middle + 1 } else { high = middle }
      }
      below[index] = low > 0 ? piles[low - 1] : -1
      if low == piles.count { piles.append(index) } else { piles[low] = index }
    }
    var rising: [(old: Int, new: Int)] = []
    var next = piles.last ?? -1
    while next >= 0 {
      rising.append(pairs[next])
      next = below[next]
    }
    return rising.reversed()
  }

  private mutating func compare(old oldRange: Range<Int>, new newRange: Range<Int>) {
    var (old, new) = (oldRange, newRange)
    while let left = old.first, let right = new.first, a[left] == b[right] {
      old = left + 1..<old.upperBound
      new = right + 1..<new.upperBound
    }
    while let left = old.last, let right = new.last, a[left] == b[right] {
      old = old.lowerBound..<left
      new = new.lowerBound..<right
    }
    guard !old.isEmpty, !new.isEmpty, let path = path(old: old, new: new) else {
      add(old: old, new: new)
      return
    }
    var position = (old: old.lowerBound, new: new.lowerBound)
    for match in path + [(old: old.upperBound, new: new.upperBound)] {
      add(old: position.old..<match.old, new: position.new..<match.new)
      position = (match.old + 1, match.new + 1)
    }
  }

  /// Returns the pairs of equal lines on a shortest path by Myers' O(ND) search, or nil if it needs too many edits.
  private func path(old: Range<Int>, new: Range<Int>) -> [(old: Int, new: Int)]? {
    let limit = min(old.count + new.count, LineDiff.maxEdits)
    var reach = [Int](repeating: 0, count: 2 * limit + 3)
    let middle = limit + 1
    var history: [[Int]] = []
    for edits in 0...limit {
      history.append(Array(reach[middle - edits - 1...middle + edits + 1]))
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        let isDown = diagonal == -edits || (diagonal != edits && reach[middle + diagonal - 1] < reach[middle + diagonal + 1])
        var x = isDown ? reach[middle + diagonal + 1] : reach[middle + diagonal - 1] + 1
        while x < old.count, x - diagonal < new.count, x - diagonal >= 0, a[old.lowerBound + x] == b[new.lowerBound + x - diagonal] {
          x += 1
        }
        reach[middle + diagonal] = x
        if x >= old.count, x - diagonal >= new.count { return trace(history, old: old, new: new) }
      }
    }
    return nil
  }

  private func trace(_ history: [[Int]], old: Range<Int>, new: Range<Int>) -> [(old: Int, new: Int)] {
    var matches: [(old: Int, new: Int)] = []
    var (x, y) = (old.count, new.count)
    for (edits, reach) in history.enumerated().reversed() {
      let middle = edits + 1
      let diagonal = x - y
      let isDown = diagonal == -edits || (diagonal != edits && reach[middle + diagonal - 1] < reach[middle + diagonal + 1])
      let from = isDown ? diagonal + 1 : diagonal - 1
      let startX = edits == 0 ? 0 : reach[middle + from]
      let startY = edits == 0 ? 0 : startX - from
      while x > startX, y > startY, x > 0, y > 0, a[old.lowerBound + x - 1] == b[new.lowerBound + y - 1] {
        matches.append((old.lowerBound + x - 1, new.lowerBound + y - 1))
        (x, y) = (x - 1, y - 1)
      }
      (x, y) = (startX, startY)
    }
    return matches.reversed()
  }

  private mutating func add(old: Range<Int>, new: Range<Int>) {
    guard !old.isEmpty || !new.isEmpty else { return }
    if let last = changes.last, last.old.upperBound == old.lowerBound, last.new.upperBound == new.lowerBound {
      changes[changes.count - 1] = Change(old: last.old.lowerBound..<old.upperBound, new: last.new.lowerBound..<new.upperBound)
    } else {
      changes.append(Change(old: old, new: new))
    }
  }
}
