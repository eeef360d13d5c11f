/// The character sets of placeholder forms: `{sha: hex 40}`.
package enum CharacterSort: String, CaseIterable, Sendable {
  /// `0` to `9`.
  case digits
  /// Hexadecimal digits, in upper and lower case.
  case hex
  /// ASCII letters.
  case letters
  /// ASCII letters and digits.
  case alphanumeric
  /// Lowercase letters, digits, and hyphens.
  case slug
  /// Letters, digits, hyphens, and underscores, as in identifiers in URLs.
  case token

  package func contains(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x30...0x39: self != .letters
    case 0x61...0x66: self != .digits
    case 0x67...0x7A: self != .digits && self != .hex
    case 0x41...0x46: self != .digits && self != .slug
    case 0x47...0x5A: self != .digits && self != .hex && self != .slug
    case 0x2D: self == .slug || self == .token
    case 0x5F: self == .token
    default: false
    }
  }

  /// The number of characters in the set.
  package var count: Int {
    switch self {
    case .digits: 10
    case .hex: 22
    case .letters: 52
    case .alphanumeric: 62
    case .slug: 37
    case .token: 64
    }
  }

  /// The set as a bit mask of disjoint groups of ASCII characters, for intersections.
  package var parts: UInt8 {
    switch self {
    case .digits: 0b0000001
    case .hex: 0b0001011
    case .letters: 0b0011110
    case .alphanumeric: 0b0011111
    case .slug: 0b0100111
    case .token: 0b1111111
    }
  }
}
