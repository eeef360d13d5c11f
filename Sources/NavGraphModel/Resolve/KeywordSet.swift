import NavGraphSyntax

/// A small set of keywords, to notice an item that stands twice in a body.
struct KeywordSet {
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  /// False if it was there already.
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
