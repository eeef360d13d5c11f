import NavGraphSyntax

// The automata of placeholders with a form.
extension PlaceholderType {
  /// Creates the core of a form; nil for a list of words.
  package init?(_ form: PlaceholderForm) {
    switch form {
    case .characters(let sort, let least, let most): self = .characters(sort, least: least, most: most)
    case .number(let least, let most, let digits): self = .number(least: least, most: most, digits: digits)
    case .words: return nil
    }
  }

  /// The form; nil for a type.
  var form: PlaceholderForm? {
    switch self {
    case .characters(let sort, let least, let most): .characters(sort, least: least, most: most)
    case .number(let least, let most, let digits): .number(least: least, most: most, digits: digits)
    default: nil
    }
  }

  /// Returns the next state, which is the number of characters. If any number can follow, the count stops at `least`.
  static func stepCharacters(from state: Int, reading scalar: UInt32, of sort: CharacterSort, least: Int, most: Int?) -> Int? {
    guard sort.contains(scalar), state < most ?? .max else { return nil }
    return most == nil ? Swift.min(state + 1, least) : state + 1
  }

  /// The state after a zero that no digit can follow.
  private static let zero = 1 << 12

  /// Returns the next state: 0 at the start, otherwise the number of digits, and their comparison with both bounds (0 less, 1 equal, 2
  /// more).
  static func stepNumber(from state: Int, reading scalar: UInt32, least: Int64, most: Int64, digits: Int) -> Int? {
    guard scalar >= 0x30, scalar <= 0x39, state != zero else { return nil }
    let digit = Int64(scalar) - 0x30
    if digits == 0, state == 0, digit == 0 { return zero }
    let (lower, upper) = (Digits(least, digits: digits), Digits(most, digits: digits))
    let count = state == 0 ? 0 : (state - 1) / 9 + 1
    guard count < upper.count else { return nil }
    var below = state == 0 ? 1 : (state - 1) % 9 / 3
    var above = state == 0 ? 1 : (state - 1) % 3
    // A longer number is larger.
    if count >= lower.count { below = 2 } else if below == 1 { below = order(of: digit, to: lower[count]) }
    if above == 1 { above = order(of: digit, to: upper[count]) }
    if count + 1 == upper.count, above == 2 { return nil }
    if digits > 0, below == 0 || above == 2 { return nil }
    return 1 + count * 9 + below * 3 + above
  }

  static func acceptsNumber(_ state: Int, least: Int64, most: Int64, digits: Int) -> Bool {
    if state == zero { return least == 0 }
    if state == 0 { return false }
    let (lower, upper) = (Digits(least, digits: digits), Digits(most, digits: digits))
    let count = (state - 1) / 9 + 1
    let (below, above) = ((state - 1) % 9 / 3, (state - 1) % 3)
    return (count > lower.count || count == lower.count && below > 0) && (count < upper.count || above < 2)
  }

  private static func order(of digit: Int64, to other: Int64) -> Int { digit < other ? 0 : digit == other ? 1 : 2 }

  /// The digits of a number from the left.
  private struct Digits {
    private let number: Int64
    let count: Int

    init(_ number: Int64, digits: Int) {
      self.number = number
      var (length, rest) = (1, number / 10)
      while rest > 0 { (length, rest) = (length + 1, rest / 10) }
      count = Swift.max(length, digits)
    }

    subscript(_ index: Int) -> Int64 {
      var rest = number
      for _ in 0..<count - 1 - index { rest /= 10 }
      return rest % 10
    }
  }

}

extension PlaceholderForm {
  /// Examples for messages and example URLs, with plain ones first.
  package var samples: [String] {
    switch self {
    case .words(let words): return words.map { String(decoding: $0, as: UTF8.self) }
    case .number(let least, let most, let digits):
      let plain = [7, 42, 1207, least, most].filter { $0 >= least && $0 <= most }
      return plain.map { PlaceholderForm.padded($0, to: digits) }
    case .characters(let sort, let least, let most):
      let words: [String] =
        switch sort {
        case .digits: ["4207196385", "42", "7"]
        case .hex: ["7f3a9c05e1", "b4", "D"]
        case .letters: ["maya", "xy", "q"]
        case .alphanumeric: ["k7x2m", "a1", "q"]
        case .slug: ["some-words", "x-1", "q"]
        case .token: ["Kx_7-q2", "q-1", "Q"]
        }
      let count = Swift.max(least, Swift.min(words[0].utf8.count, most ?? .max))
      let long = String(repeating: words[0], count: (count - 1) / words[0].utf8.count + 1).prefix(count)
      return [String(long)] + words.dropFirst().filter { $0.utf8.count >= least && $0.utf8.count <= most ?? .max }
    }
  }
}
