/// The SplitMix64 generator. A seed produces the same numbers on every machine.
struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x2545_F491_4F6C_DD1D &+ 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number below `count`, which must be at least 1.
  mutating func below(_ count: Int) -> Int { Int(next() % UInt64(max(count, 1))) }

  mutating func within(_ range: ClosedRange<Int>) -> Int { range.lowerBound + below(range.count) }

  mutating func chance(percent: Int) -> Bool { below(100) < percent }

  mutating func one<Element>(of elements: [Element]) -> Element? { elements.isEmpty ? nil : elements[below(elements.count)] }

  mutating func one<Element>(_ first: Element, _ rest: Element...) -> Element {
    let number = below(rest.count + 1)
    return number == 0 ? first : rest[number - 1]
  }

  mutating func shuffle<Element>(_ elements: inout [Element]) {
    for index in elements.indices.dropFirst() { elements.swapAt(index, below(index + 1)) }
  }
}
