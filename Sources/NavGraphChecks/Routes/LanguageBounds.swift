/// A search for pairs of languages that may have a word in common, by the prefixes and suffixes of their words.
enum LanguageBounds {
  typealias Bounds = (prefix: [UInt8], suffix: [UInt8])

  /// Calls `visit` for each pair with matching prefixes and suffixes, until it returns false. Returns false if it did, or if there were
  /// more pairs than `effort`.
  ///
  /// In an order by prefix, the texts that begin with a text follow it, so a stack of open prefixes gives the pairs. If the suffixes
  /// distinguish more pairs, they are used instead.
  static func forEachPair(of bounds: [Bounds], effort: inout Int, visit: (Int, Int) -> Bool) -> Bool {
    let prefixes = bounds.map(\.prefix)
    let suffixes = bounds.map { Array($0.suffix.reversed()) }
    let (keys, others) = count(of: prefixes) <= count(of: suffixes) ? (prefixes, suffixes) : (suffixes, prefixes)
    let texts = PackedTexts(others)
    var left = effort
    defer { effort = left }
    return open(keys) { index, below in
      for other in below {
        left -= 1
        if left <= 0 { return false }
        if texts.agree(other, index), !visit(Swift.min(other, index), Swift.max(other, index)) { return false }
      }
      return true
    }
  }

  private static func count(of keys: [[UInt8]]) -> Int {
    var total = 0
    _ = open(keys) { _, depth in
      total += depth.count
      return true
    }
    return total
  }

  /// Visits each key in sorted order, with the preceding keys that are its prefixes.
  private static func open(_ keys: [[UInt8]], visit: (Int, [Int]) -> Bool) -> Bool {
    let order = keys.indices.sorted { a, b in
      keys[a] == keys[b] ? a < b : keys[a].lexicographicallyPrecedes(keys[b])
    }
    var stack: [Int] = []
    for index in order {
      while let top = stack.last, !keys[index].starts(with: keys[top]) { stack.removeLast() }
      if !visit(index, stack) { return false }
      stack.append(index)
    }
    return true
  }
}

/// Texts in a single array, so that comparing two of them is local in memory.
private struct PackedTexts {
  private var bytes: [UInt8] = []
  private var starts: [Int] = [0]

  init(_ texts: [[UInt8]]) {
    for text in texts {
      bytes += text
      starts.append(bytes.count)
    }
  }

  /// Whether one of two texts begins with the other.
  func agree(_ a: Int, _ b: Int) -> Bool {
    let (first, second) = (starts[a], starts[b])
    let shared = Swift.min(starts[a + 1] - first, starts[b + 1] - second)
    for offset in 0..<shared where bytes[first + offset] != bytes[second + offset] { return false }
    return true
  }
}
