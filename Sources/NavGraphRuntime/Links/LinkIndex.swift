nonisolated extension NavGraph {
  /// A hash table from a place and bytes to numbers.
  nonisolated struct LinkIndex: Sendable {
    private struct Entry {
      let place: UInt64
      let key: Swift.Range<Int>
      let number: Int
      /// The next entry with the same place and bytes, or -1.
      var next: Int
    }
    private var entries: [Entry] = []
    private var keys: [UInt8] = []
    /// The indices of entries, with linear probing; -1 if free. The count is a power of two, and at most half are used.
    private var slots = [Int](repeating: -1, count: 16)

    /// Returns the entry for the bytes of both ranges, or -1.
    func entry(at place: UInt64, _ bytes: [UInt8], _ first: Swift.Range<Int>, _ second: Swift.Range<Int> = 0..<0) -> Int {
      let slot = slot(at: place, in: bytes, first: first, second: second)
      return slots[slot]
    }

    func number(_ entry: Int) -> Int { entries[entry].number }
    func next(_ entry: Int) -> Int { entries[entry].next }

    mutating func add(_ number: Int, at place: UInt64, _ key: [UInt8]) {
      if entries.count * 2 >= slots.count { grow() }
      let slot = slot(at: place, in: key, first: 0..<key.count, second: 0..<0)
      entries.append(Entry(place: place, key: keys.count..<keys.count + key.count, number: number, next: slots[slot]))
      slots[slot] = entries.count - 1
      keys += key
    }

    private mutating func grow() {
      let old = slots
      slots = [Int](repeating: -1, count: old.count * 2)
      for head in old where head >= 0 { slots[slot(at: entries[head].place, in: keys, first: entries[head].key, second: 0..<0)] = head }
    }

    /// Returns the slot that contains these bytes, or a free one.
    private func slot(at place: UInt64, in bytes: [UInt8], first: Swift.Range<Int>, second: Swift.Range<Int>) -> Int {
      var hash = place &* 0x9E37_79B9_7F4A_7C15
      for index in first { hash = (hash ^ UInt64(bytes[index])) &* 0x0000_0100_0000_01B3 }
      for index in second { hash = (hash ^ UInt64(bytes[index])) &* 0x0000_0100_0000_01B3 }
      hash ^= hash >> 32
      let mask = slots.count - 1
      var slot = Int(truncatingIfNeeded: hash) & mask
      while slots[slot] >= 0, !isKey(entries[slots[slot]], at: place, in: bytes, first: first, second: second) { slot = (slot + 1) & mask }
      return slot
    }

    private func isKey(_ entry: Entry, at place: UInt64, in bytes: [UInt8], first: Swift.Range<Int>, second: Swift.Range<Int>) -> Bool {
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

  /// The state of a search: the nodes to visit and the rows found so far.
  nonisolated struct LinkSearch {
    var pending: [(node: Int, depth: Int)] = []
    /// The first row. Others are rare and therefore kept separately.
    private var first = -1
    private var others: [Int] = []
    /// The number of leading segments that match a path in the tree.
    var deepest = 0
    /// Whether to include rows for other origins and with missing items.
    var isLoose = false

    init(isLoose: Bool = false) { self.isLoose = isLoose }

    mutating func append(_ row: Int) {
      if first < 0 { first = row } else { others.append(row) }
    }

    /// The rows without duplicates, in the order of the table.
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
