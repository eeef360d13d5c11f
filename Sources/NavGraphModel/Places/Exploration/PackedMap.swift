/// A map from 64-bit keys to 32-bit values: open addressing, no deletion.
struct PackedMap: Sendable {
  private var keys: ContiguousArray<UInt64>
  private var values: ContiguousArray<UInt32>
  private var mask: Int
  private var shift: UInt64
  private(set) var count = 0

  init(capacity: Int = 16) {
    var size = 32
    var bits: UInt64 = 5
    while size < capacity &* 2 {
      size <<= 1
      bits += 1
    }
    keys = ContiguousArray(repeating: .max, count: size)
    values = ContiguousArray(repeating: 0, count: size)
    mask = size - 1
    shift = 64 - bits
  }

  /// Returns the value of `key` and whether it is new. Inserts `value` if the map doesn't contain the key.
  @inline(__always)
  mutating func insert(_ key: UInt64, value: UInt32) -> (value: UInt32, isNew: Bool) {
    if (count + 1) * 2 > keys.count { grow() }
    var index = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> shift)
    while true {
      let found = keys[index]
      if found == key { return (values[index], false) }
      if found == .max {
        keys[index] = key
        values[index] = value
        count += 1
        return (value, true)
      }
      index = (index + 1) & mask
    }
  }

  subscript(key: UInt64) -> UInt32? {
    var index = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> shift)
    while true {
      let found = keys[index]
      if found == key { return values[index] }
      if found == .max { return nil }
      index = (index + 1) & mask
    }
  }

  private mutating func grow() {
    let oldKeys = keys
    let oldValues = values
    let size = keys.count * 2
    keys = ContiguousArray(repeating: .max, count: size)
    values = ContiguousArray(repeating: 0, count: size)
    mask = size - 1
    shift -= 1
    for (position, key) in oldKeys.enumerated() where key != .max {
      var index = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> shift)
      while keys[index] != .max { index = (index + 1) & mask }
      keys[index] = key
      values[index] = oldValues[position]
    }
  }
}

/// Packs two numbers into one key.
@inline(__always)
func packed(high: UInt32, low: UInt32) -> UInt64 { UInt64(high) << 32 | UInt64(low) }

/// The keys that were seen, separately for each unit that stays above.
struct SeenKeys {
  private struct KeyBelow: Hashable {
    var key: UInt64
    var above: PresentationContextID
  }
  private var keys = PackedMap()
  private var keysBelow: Set<KeyBelow> = []

  /// Returns whether a key is new below a unit, or with no unit above.
  @inline(__always)
  mutating func insert(_ key: UInt64, below above: PresentationContextID? = nil) -> Bool {
    guard let above else { return keys.insert(key, value: 0).isNew }
    return keysBelow.insert(KeyBelow(key: key, above: above)).inserted
  }
}
