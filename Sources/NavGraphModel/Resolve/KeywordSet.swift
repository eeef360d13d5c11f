import NavGraphSyntax

/// A small set of keywords, to notice an item that stands twice in a body.
struct KeywordSet {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// False if it was there already.
  mutating func insert(_ keyword: Keyword) -> Bool {
    let bit = UInt64(1) << UInt64(keyword.rawValue & 63)
    if keyword.rawValue < 64 {
      defer { low |= bit }
      return low & bit == 0
    }
    defer { high |= bit }
    return high & bit == 0
  }
}
