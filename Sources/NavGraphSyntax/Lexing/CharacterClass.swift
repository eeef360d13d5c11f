/// The classes of bytes, by the token that they begin.
enum CharacterClass {
  static let letter: UInt8 = 0
  static let digit: UInt8 = 1
  static let space: UInt8 = 2
  static let lineBreak: UInt8 = 3
  static let quote: UInt8 = 4
  static let mark: UInt8 = 5
  static let slash: UInt8 = 6
  static let minus: UInt8 = 7
  static let equals: UInt8 = 8
  static let backslash: UInt8 = 9
  static let stray: UInt8 = 10
  static let control: UInt8 = 11
  static let high: UInt8 = 12
  static let mask: UInt8 = 0x0F
  /// A flag for bytes that end the plain part of a string.
  static let endsPlain: UInt8 = 0x80

  /// The class and the flag of each byte.
  static let table: [UInt8] = (0...255).map { (byte: Int) -> UInt8 in
    let kind = kind(of: UInt8(byte))
    return [quote, backslash, lineBreak, control, high].contains(kind) ? kind | endsPlain : kind
  }

  private static func kind(of byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): letter
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit
    case 0x20, 0x09: space
    case 0x0A, 0x0D: lineBreak
    case UInt8(ascii: "\""): quote
    case UInt8(ascii: "/"): slash
    case UInt8(ascii: "-"): minus
    case UInt8(ascii: "="): equals
    case UInt8(ascii: "\\"): backslash
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "?"):
      mark
    case 0x80...0xFF: high
    case 0x00..<0x20, 0x7F: control
    default: stray
    }
  }
}
