/// A character that an editor, a chat program, or the habit of another language puts where a mark of the language was meant.
struct LookAlike {
  /// The token that was probably meant.
  enum Meaning {
    case mark(TokenKind)
    case word(Keyword)
    case quote
    case space
    case lineBreak
    case nothing
  }
  let scalar: UInt32
  let meaning: Meaning
  /// The name in messages, such as "en dash".
  let name: String
  /// The text to write instead.
  let replacement: String
  /// The number of bytes that are replaced: a dash and the `>` after it are one arrow.
  let length: Int

  init?(_ scalar: Unicode.Scalar, in bytes: UnsafeBufferPointer<UInt8>, at: Int) {
    self.scalar = scalar.value
    let own = scalar.utf8.count
    func follows(_ byte: UInt8) -> Bool { at + own < bytes.count && bytes[at + own] == byte }
    var length = own
    switch scalar.value {
    case 0x201C, 0x201D, 0x201E, 0x201F: (meaning, name, replacement) = (.quote, "curly quote", "\"")
    case 0xAB, 0xBB: (meaning, name, replacement) = (.quote, "guillemet", "\"")
    case 0xFF02: (meaning, name, replacement) = (.quote, "full-width quote", "\"")
    case 0x2018, 0x2019, 0x201A, 0x201B: (meaning, name, replacement) = (.quote, "curly single quote", "\"")
    case 0x27: (meaning, name, replacement) = (.quote, "single quote", "\"")
    case 0x60, 0xB4: (meaning, name, replacement) = (.quote, "backquote", "\"")
    case 0x2010...0x2015, 0x2212, 0xFF0D:
      guard follows(UInt8(ascii: ">")) else { return nil }
      length += 1
      (meaning, name, replacement) = (.mark(.arrow), LookAlike.dash(for: scalar.value), "->")
    case 0x2192, 0x21D2, 0x27F6, 0x27F9, 0x2794, 0x279C, 0x2799, 0x21A6, 0x21E8, 0x2B95:
      (meaning, name, replacement) = (.mark(.arrow), "arrow character", "->")
    case 0xFF0C, 0x3001: (meaning, name, replacement) = (.mark(.comma), "full-width comma", ",")
    case 0xFF1B, 0x37E: (meaning, name, replacement) = (.mark(.semicolon), "semicolon look-alike", ";")
    case 0xFF1A, 0x2236, 0xA789: (meaning, name, replacement) = (.mark(.colon), "colon look-alike", ":")
    case 0xFF08: (meaning, name, replacement) = (.mark(.leftParen), "full-width parenthesis", "(")
    case 0xFF09: (meaning, name, replacement) = (.mark(.rightParen), "full-width parenthesis", ")")
    case 0xFF5B: (meaning, name, replacement) = (.mark(.leftBrace), "full-width brace", "{")
    case 0xFF5D: (meaning, name, replacement) = (.mark(.rightBrace), "full-width brace", "}")
    case 0xFF3B, 0x3010: (meaning, name, replacement) = (.mark(.leftBracket), "full-width bracket", "[")
    case 0xFF3D, 0x3011: (meaning, name, replacement) = (.mark(.rightBracket), "full-width bracket", "]")
    case 0xFF0E, 0x3002: (meaning, name, replacement) = (.mark(.dot), "full-width period", ".")
    case 0xFF0F, 0x2044, 0x2215: (meaning, name, replacement) = (.mark(.slash), "slash look-alike", "/")
    case 0xFF1D: (meaning, name, replacement) = (.mark(.equals), "full-width equal sign", "=")
    case 0x2260: (meaning, name, replacement) = (.mark(.otherThan), "not-equal sign", "!=")
    case 0xFF1F: (meaning, name, replacement) = (.mark(.question), "full-width question mark", "?")
    case 0xA0, 0x2007, 0x202F: (meaning, name, replacement) = (.space, "non-breaking space", " ")
    case 0x1680, 0x2000...0x200A, 0x205F, 0x3000: (meaning, name, replacement) = (.space, "space of a special width", " ")
    case 0x200B...0x200F, 0x2060, 0xFEFF, 0xAD: (meaning, name, replacement) = (.nothing, "invisible character", "")
    case 0x202A...0x202E, 0x2066...0x2069:
      (meaning, name, replacement) = (.nothing, "invisible character that changes the text direction", "")
    case 0x85, 0x2028, 0x2029: (meaning, name, replacement) = (.lineBreak, "line separator", "\n")
    case 0x26 where follows(0x26):
      length = 2
      (meaning, name, replacement) = (.word(.and), "`&&`", "and")
    case 0x7C where follows(0x7C):
      length = 2
      (meaning, name, replacement) = (.word(.or), "`||`", "or")
    case 0x21: (meaning, name, replacement) = (.word(.not), "`!`", "not ")
    default: return nil
    }
    self.length = length
  }

  private static func dash(for scalar: UInt32) -> String {
    switch scalar {
    case 0x2013: "en dash"
    case 0x2014, 0x2015: "em dash"
    case 0x2212: "minus sign"
    case 0xFF0D: "full-width dash"
    default: "hyphen look-alike"
    }
  }

  /// Returns whether `scalar` may close a string that the quote `open` opened.
  static func closes(_ scalar: UInt32, openedBy open: UInt32) -> Bool {
    switch open {
    case 0x201C...0x201F: (0x201C...0x201F).contains(scalar)
    case 0x2018...0x201B: (0x2018...0x201B).contains(scalar)
    case 0xAB: scalar == 0xBB
    case 0xBB: scalar == 0xAB || scalar == 0xBB
    case 0x60, 0xB4: scalar == 0x60 || scalar == 0xB4 || scalar == 0x27
    default: scalar == open
    }
  }

  /// Returns the ASCII letter or digit that a letter of another script looks like.
  static func letter(like scalar: UInt32) -> UInt8? {
    switch scalar {
    case 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A: UInt8(truncatingIfNeeded: scalar - 0xFEE0)
    default: letters[scalar]
    }
  }

  private static let letters: [UInt32: UInt8] = {
    let pairs = zip(
      "АВЕЅІЈКМНОРСТУХаеорсухіјѕһԁԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧονρα".unicodeScalars,
      "ABESIJKMHOPCTYXaeopcyxijshdqwABEZHIKMNOPTYXovpa".utf8)
    return Dictionary(pairs.map { ($0.value, $1) }, uniquingKeysWith: { first, _ in first })
  }()
}
