import Torture

typealias Seeded = SeededRandom

extension SeededRandom {
  /// Creates a generator for the test with the number `seed`.
  init(_ seed: UInt64) { self.init(seed: seed &* 0x9E37_79B9_7F4A_7C15) }
}
