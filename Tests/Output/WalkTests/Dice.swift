/// A random number generator that produces the same numbers for the same seed.
struct Dice {
  private var state: UInt64

  /// The seed is mixed, because the next seed would otherwise produce the same numbers with an offset of one.
  init(_ seed: UInt64) { state = Self.mix(seed &+ 1) }

  /// Returns a number from 0 up to, but not including, `bound`.
  mutating func next(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Int(Self.mix(state) % UInt64(max(1, bound)))
  }

  private static func mix(_ number: UInt64) -> UInt64 {
    var mixed = number
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
