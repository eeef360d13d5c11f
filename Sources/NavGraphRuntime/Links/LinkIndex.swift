nonisolated extension NavGraph {
  /// Numbers under a place and some bytes: finding one costs the same whatever there is.
  nonisolated struct LinkIndex: Sendable {
    private struct Entry {
      let place: UInt64
      let key: Swift.Range<Int>
      let number: Int
      /// Another of the same place and bytes.
      var next: Int
    }
    private var entries: [Entry] = []
    private var keys: [UInt8] = []
    /// A power of two of them, at most half of them taken; -1 is free.
    private var slots = [Int](repeating: -1, count: 16)

    /// The entry under the bytes of two ranges; -1 if there is none.
    func entry(at place: UInt64, _ bytes: [UInt8], _ first: Swift.Range<Int>, _ second: Swift.Range<Int> = 0..<0) -> Int {
      let slot = slot(place, bytes, first, second)
      return slots[slot]
    }

    func number(_ entry: Int) -> Int { entries[entry].number }
    func next(_ entry: Int) -> Int { entries[entry].next }

    mutating func add(_ number: Int, at place: UInt64, _ key: [UInt8]) {
      if entries.count * 2 >= slots.count { grow() }
      let slot = slot(place, key, 0..<key.count, 0..<0)
      entries.append(Entry(place: place, key: keys.count..<keys.count + key.count, number: number, next: slots[slot]))
      slots[slot] = entries.count - 1
      keys += key
    }

    private mutating func grow() {
      let old = slots
      slots = [Int](repeating: -1, count: old.count * 2)
      for head in old where head >= 0 { slots[slot(entries[head].place, keys, entries[head].key, 0..<0)] = head }
    }

    /// Where these bytes are, or belong.
    private func slot(_ place: UInt64, _ bytes: [UInt8], _ first: Swift.Range<Int>, _ second: Swift.Range<Int>) -> Int {
      var hash = place &* 0x9E37_79B9_7F4A_7C15
      for index in first { hash = (hash ^ UInt64(bytes[index])) &* 0x0000_0100_0000_01B3 }
      for index in second { hash = (hash ^ UInt64(bytes[index])) &* 0x0000_0100_0000_01B3 }
      hash ^= hash >> 32
      let mask = slots.count - 1
      var slot = Int(truncatingIfNeeded: hash) & mask
      while slots[slot] >= 0, !isKey(entries[slots[slot]], place, bytes, first, second) { slot = (slot + 1) & mask }
      return slot
    }

    private func isKey(_ entry: Entry, _ place: UInt64, _ bytes: [UInt8], _ first: Swift.Range<Int>, _ second: Swift.Range<Int>) -> Bool {
      guard entry.place == place, entry.key.count == first.count + second.count else { return false }
      var at = entry.key.lowerBound
      for index in first {
        if keys[at] != bytes[index] { return false }
        at += 1
      }
      for index in second {
        if keys[at] != bytes[index] { return false }
        at += 1
      }
      return true
    }
  }

  /// A search through a `LinkTable`: what is still to be looked at, and the rows found so far.
  nonisolated struct LinkSearch {
    var pending: [(node: Int, depth: Int)] = []
    /// The first row, and all others: there are hardly ever any.
    private var first = -1
    private var others: [Int] = []
    /// How many segments have gone into the tree.
    var deepest = 0
    /// Takes rows for other origins too, and those that ask for what is missing.
    var isLoose = false

    init(isLoose: Bool = false) { self.isLoose = isLoose }

    mutating func append(_ row: Int) {
      if first < 0 { first = row } else { others.append(row) }
    }

    /// Each row once, in the order of the table.
    var sorted: [Int] {
      guard first >= 0 else { return [] }
      guard !others.isEmpty else { return [first] }
      var last = -1
      return (others + [first]).sorted().filter { row in
        defer { last = row }
        return row != last
      }
    }
  }
}
