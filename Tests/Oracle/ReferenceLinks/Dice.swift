/// A random number generator (xorshift) that produces the same numbers for the same seed.
package struct Dice {
  private var state: UInt64

  package init(seed: UInt64) {
    state = (seed &+ 1) &* 0x9E37_79B9_7F4A_7C15 | 1
    for _ in 0..<4 { _ = roll() }
  }

  private mutating func roll() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }

  package mutating func below(_ count: Int) -> Int { count <= 0 ? 0 : Int((roll() >> 11) % UInt64(count)) }
  package mutating func chance(percent: Int) -> Bool { below(100) < percent }
  package mutating func pick<Value>(from values: [Value]) -> Value { values[below(values.count)] }
}
