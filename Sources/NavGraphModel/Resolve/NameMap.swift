import NavGraphSyntax

/// A map from names to small numbers that is emptied in constant time: entries have the stamp of the list that they belong to.
struct NameMap: Sendable {
  private var stamps: [UInt32]
  private var values: [UInt32]
  private var stamp: UInt32 = 0

  init(names: Int) {
    stamps = Array(repeating: 0, count: names)
    values = Array(repeating: 0, count: names)
  }

  /// Empties the map.
  mutating func begin() {
    stamp &+= 1
    if stamp == 0 {
      for index in stamps.indices { stamps[index] = 0 }
      stamp = 1
    }
  }

  subscript(name: Name) -> UInt32? {
    let index = Int(name.raw)
    guard index < stamps.count, stamps[index] == stamp else { return nil }
    return values[index]
  }

  /// Inserts a value, or returns the existing one, which stays.
  mutating func insert(_ name: Name, value: Int) -> UInt32? {
    let index = Int(name.raw)
    if index >= stamps.count {
      let missing = index + 1 - stamps.count
      stamps.append(contentsOf: repeatElement(0, count: missing))
      values.append(contentsOf: repeatElement(0, count: missing))
    }
    if stamps[index] == stamp { return values[index] }
    stamps[index] = stamp
    values[index] = UInt32(truncatingIfNeeded: value)
    return nil
  }
}

/// The names in the lists that are being resolved, to find duplicates.
struct ListNames: Sendable {
  var items: NameMap
  var parameters: NameMap
  var arguments: NameMap

  init(names: Int) {
    let map = NameMap(names: names)
    (items, parameters, arguments) = (map, map, map)
  }
}
