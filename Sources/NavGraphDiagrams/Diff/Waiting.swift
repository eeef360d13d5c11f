/// A queue of indices for each key.
struct Waiting<Key: Hashable> {
  private var lists: [Key: [Int]] = [:]

  init(_ indices: some BidirectionalCollection<Int>, key: (Int) -> Key?) {
    for index in indices.reversed() { if let key = key(index) { lists[key, default: []].append(index) } }
  }

  mutating func take(for key: Key) -> Int? { lists[key]?.popLast() }
}
