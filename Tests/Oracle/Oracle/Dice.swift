/// A random number generator (SplitMix64) that always produces the same numbers for the same seed.
struct Dice: Sendable {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ count: Int) -> Int { count <= 0 ? 0 : Int(next() % UInt64(count)) }
  mutating func chance(percent: Int) -> Bool { below(100) < percent }
  mutating func pick<T>(from list: [T]) -> T? { list.isEmpty ? nil : list[below(list.count)] }
}
