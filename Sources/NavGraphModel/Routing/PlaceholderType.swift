import NavGraphSyntax

/// The language of a placeholder's type or form. Each case is a small automaton over Unicode scalars, and its states are numbers.
package enum PlaceholderType: Hashable, Sendable {
  /// At least one character.
  case text
  /// A decimal number of 64 bits with an optional minus and without leading zeros.
  case int
  /// A decimal number with an optional fraction.
  case double
  /// Hexadecimal digits in groups of 8-4-4-4-12.
  case uuid
  /// A day, or a time with its zone, in ISO 8601.
  case date
  /// `http` or `https`, a host, and the characters that a URL can contain after it.
  case url
  /// A number of characters of one sort, such as `hex 40`.
  case characters(CharacterSort, least: Int, most: Int?)
  /// A number within bounds, with leading zeros if it has a fixed number of digits: `1...12`, `01...12`.
  case number(least: Int64, most: Int64, digits: Int)

  package var start: Int { 0 }

  package func contains(_ text: some Collection<UInt8>) -> Bool {
    if self == .text { return !text.isEmpty }
    if let form { return form.contains(text) }
    var state = start
    for byte in text {
      guard let next = step(from: state, reading: UInt32(byte)) else { return false }
      state = next
    }
    guard accepts(state) else { return false }
    // Such a long number may not be finite. No automaton of a sensible size decides that, and no two patterns differ in it.
    return self != .double || text.count <= 300 || Double(String(decoding: text, as: UTF8.self))?.isFinite == true
  }

  package func accepts(_ state: Int) -> Bool {
    switch self {
    case .text: state == 1
    case .int: state >= 2
    case .double: state == 2 || state == 4
    case .uuid: state == 36
    case .date: state & 0xFF == 10 || state & 0xFF == 30
    case .url: (9...12).contains(state)
    case .characters(_, let least, _): state >= least
    case .number(let least, let most, let digits): PlaceholderType.acceptsNumber(state, least: least, most: most, digits: digits)
    }
  }

  package func step(from state: Int, reading scalar: UInt32) -> Int? {
    switch self {
    case .text: 1
    case .int: PlaceholderType.stepInt(from: state, reading: scalar)
    case .double: PlaceholderType.stepDouble(from: state, reading: scalar)
    case .uuid: PlaceholderType.stepUUID(from: state, reading: scalar)
    case .date: DateAutomaton.step(from: state, reading: scalar)
    case .url: PlaceholderType.stepURL(from: state, reading: scalar)
    case .characters(let sort, let least, let most):
      PlaceholderType.stepCharacters(from: state, reading: scalar, of: sort, least: least, most: most)
    case .number(let least, let most, let digits):
      PlaceholderType.stepNumber(from: state, reading: scalar, least: least, most: most, digits: digits)
    }
  }

  /// Scalars of each sort that the automaton distinguishes.
  var alphabet: String {
    switch self {
    case .text: "xz~"
    case .int: "x1023456789-"
    case .double: "x10-."
    case .uuid: "x1a-"
    case .date: "x1023456789-:TZ.+"
    case .url: "xa1https:/.-?#%HTPS"
    case .characters: "xa1AX-_~"
    case .number: "x1023456789-"
    }
  }

  /// Sorts of scalars that the automaton doesn't distinguish. One that no pattern contains represents all others.
  var sorts: [ClosedRange<UInt32>] {
    switch self {
    case .text, .int, .date, .number: []
    case .double: [0x30...0x39]
    case .uuid: [0x30...0x39, 0x61...0x66, 0x41...0x46]
    case .url: [0x30...0x39]
    // The sorts that differ, and a range outside all sorts.
    case .characters: [0x30...0x39, 0x61...0x66, 0x67...0x7A, 0x41...0x46, 0x47...0x5A, 0xE0...0xFF]
    }
  }

  /// Examples for messages, with plain ones first.
  package var samples: [String] {
    switch self {
    case .text: ["x", "y7", "q-z_9", "kx.41"]
    case .int: ["1", "27", "90417", "-38"]
    case .double: ["1.5", "27.25", "1", "90417.125"]
    case .uuid: ["5F0C1A2E-8B7D-4C3E-9A61-2D4B6F8E0A1C", "0d9a4c7e-1b2f-4e6a-8c3d-7f5b9e1a2c4d"]
    case .date: ["2026-01-31", "2027-11-05", "2026-01-31T09:30Z"]
    case .url: ["https://a.example", "https://b7.example/q"]
    case .characters, .number: form?.samples ?? []
    }
  }

  private static func digit(of scalar: UInt32) -> Int? {
    scalar >= 0x30 && scalar <= 0x39 ? Int(scalar) - 0x30 : nil
  }

  private static let largest: [Int] = [9, 2, 2, 3, 3, 7, 2, 0, 3, 6, 8, 5, 4, 7, 7, 5, 8, 0]

  /// Returns the next state: 0 at the start, 1 after a minus, 2 after a zero, otherwise the sign, the number of digits, and their
  /// comparison with the largest number.
  private static func stepInt(from state: Int, reading scalar: UInt32) -> Int? {
    if state == 0, scalar == 0x2D { return 1 }
    guard let digit = digit(of: scalar), state != 2 else { return nil }
    if state < 2, digit == 0 { return state == 0 ? 2 : nil }
    let negative = state < 2 ? state : (state - 3) / 3 / 19
    let count = state < 2 ? 0 : (state - 3) / 3 % 19 + 1
    var order = state < 2 ? 1 : (state - 3) % 3
    guard count < 19 else { return nil }
    if order == 1 {
      let bound = count < 18 ? largest[count] : 7 + negative
      order = digit < bound ? 0 : digit == bound ? 1 : 2
    }
    if count == 18, order == 2 { return nil }
    return 3 + (negative * 19 + count) * 3 + order
  }

  private static func stepDouble(from state: Int, reading scalar: UInt32) -> Int? {
    if digit(of: scalar) != nil { return state < 3 ? 2 : 4 }
    if state == 0, scalar == 0x2D { return 1 }
    return state == 2 && scalar == 0x2E ? 3 : nil
  }

  private static func stepUUID(from state: Int, reading scalar: UInt32) -> Int? {
    guard state < 36 else { return nil }
    if state == 8 || state == 13 || state == 18 || state == 23 { return scalar == 0x2D ? state + 1 : nil }
    let isHex = digit(of: scalar) != nil || ((scalar | 0x20) >= 0x61 && (scalar | 0x20) <= 0x66 && scalar < 0x80)
    return isHex ? state + 1 : nil
  }

  /// Returns the next state: 0 to 4 scheme, 5 its `s`, 6 colon, 7 and 8 slashes, 9 host, 10 after the host, 11 port, 12 fragment; 13 and 14
  /// an escape after the host, 15 and 16 one in the fragment.
  private static func stepURL(from state: Int, reading scalar: UInt32) -> Int? {
    let lower = scalar < 0x80 ? scalar | 0x20 : scalar
    let isLetter = lower >= 0x61 && lower <= 0x7A && scalar < 0x80
    switch state {
    case 0...3: return lower == [0x68, 0x74, 0x74, 0x70][state] ? state + 1 : nil
    case 4: return lower == 0x73 ? 5 : scalar == 0x3A ? 6 : nil
    case 5: return scalar == 0x3A ? 6 : nil
    case 6, 7: return scalar == 0x2F ? state + 1 : nil
    case 8: return isLetter || digit(of: scalar) != nil ? 9 : nil
    case 9, 11:
      if digit(of: scalar) != nil { return state }
      if scalar == 0x23 { return 12 }
      if scalar == 0x2F || scalar == 0x3F { return 10 }
      guard state == 9 else { return nil }
      return isLetter || scalar == 0x2D || scalar == 0x2E || scalar == 0x5F ? 9 : scalar == 0x3A ? 11 : nil
    case 13...16:
      guard digit(of: scalar) != nil || isLetter && lower <= 0x66 else { return nil }
      return state == 14 ? 10 : state == 16 ? 12 : state + 1
    default:
      if scalar == 0x25 { return state == 10 ? 13 : 15 }
      if scalar == 0x23 { return state == 10 ? 12 : nil }
      let isPlain = scalar > 0x20 && scalar < 0x7F && !"\"<>[\\]^`{|}".utf8.contains { UInt32($0) == scalar }
      return isPlain ? state : nil
    }
  }
}
