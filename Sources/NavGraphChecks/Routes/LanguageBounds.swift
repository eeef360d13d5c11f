/// Pairs languages that may have a word in common, judged by what their words begin and end with.
enum LanguageBounds {
  typealias Bounds = (prefix: [UInt8], suffix: [UInt8])

  /// Calls `visit` for each pair whose prefixes agree and whose suffixes agree, until it says no; false if it did.
  ///
  /// Sorted by prefix, all that begin with a text follow it, so a stack of open prefixes gives the pairs. Where the suffixes tell
  /// more apart, they are taken instead.
  static func forEachPair(_ bounds: [Bounds], _ visit: (Int, Int) -> Bool) -> Bool {
    let prefixes = bounds.map(\.prefix)
    let suffixes = bounds.map { Array($0.suffix.reversed()) }
    let (keys, others) = count(prefixes) <= count(suffixes) ? (prefixes, suffixes) : (suffixes, prefixes)
    return walk(keys) { a, b in
      let (shorter, longer) = others[a].count < others[b].count ? (others[a], others[b]) : (others[b], others[a])
      return longer.starts(with: shorter) ? visit(Swift.min(a, b), Swift.max(a, b)) : true
    }
  }

  private static func count(_ keys: [[UInt8]]) -> Int {
    var total = 0
    _ = open(keys) { _, depth in
      total += depth.count
      return true
    }
    return total
  }

  private static func walk(_ keys: [[UInt8]], _ visit: (Int, Int) -> Bool) -> Bool {
    open(keys) { index, below in
      for other in below where !visit(other, index) { return false }
      return true
    }
  }

  /// For each key, in sorted order, those before it that it begins with.
  private static func open(_ keys: [[UInt8]], _ visit: (Int, [Int]) -> Bool) -> Bool {
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
