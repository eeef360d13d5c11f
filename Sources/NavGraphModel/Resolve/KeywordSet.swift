import NavGraphSyntax

/// A set of keywords that detects items which occur twice in a body.
struct KeywordSet {
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  /// Inserts a keyword. Returns false if the set already contains it.
  mutating func insert(_ keyword: Keyword) -> Bool {
    let bit = UInt64(1) << UInt64(keyword.rawValue & 63)
    switch keyword.rawValue >> 6 {
    case 0: return KeywordSet.insert(bit, into: &words.0)
    case 1: return KeywordSet.insert(bit, into: &words.1)
    case 2: return KeywordSet.insert(bit, into: &words.2)
    default: return KeywordSet.insert(bit, into: &words.3)
    }
  }

  private static func insert(_ bit: UInt64, into word: inout UInt64) -> Bool {
    defer { word |= bit }
    return word & bit == 0
  }
}
