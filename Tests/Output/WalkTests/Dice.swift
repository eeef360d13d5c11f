/// Numbers that are the same for the same seed.
struct Dice {
  private var state: UInt64

  /// The seed is mixed too: otherwise those of the next seed would be the same ones, a number later.
  init(_ seed: UInt64) { state = Self.mix(seed &+ 1) }

  /// At least 0, below `bound`.
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
