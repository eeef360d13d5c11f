/// The rank of a variant: an order in which the winner of two patterns that match the same URL comes first.
///
/// The relation of patterns isn't an order. But a language that is contained in another has a smaller rank, and equal
/// languages have equal ranks. So where the relation decides, comparing ranks from the left decides the same.
struct RouteRank {
  /// Three numbers for each segment, five with forms, or two with shared segments; then the numbers of origins and required keys.
  private let numbers: [Int]
  /// The position in the text, which decides between equal ranks.
  private let place: UInt32

  init(of variant: RouteTable.Variant, in table: RouteTable, chains: ChainRanks?, isOrdered: Bool) {
    var numbers: [Int] = []
    if !isOrdered {
      for segment in table.segments(of: variant) {
        numbers +=
          chains?.rank(of: segment) ?? (table.hasForms ? RouteRank.size(of: segment, in: table) : RouteRank.rank(of: segment, in: table))
      }
      numbers += [-1, table.origins(of: variant).count, -table.needs(of: variant).count]
    }
    self.numbers = numbers
    place = table.rank(of: variant)
  }

  static func precedes(_ a: RouteRank, _ b: RouteRank) -> Bool {
    if a.numbers != b.numbers { return a.numbers.lexicographicallyPrecedes(b.numbers) }
    return a.place < b.place
  }

  /// Returns the number and the lengths of the words. With forms, a language that is contained in another can have shorter affixes.
  static func size(of segment: SegmentClass, in table: RouteTable) -> [Int] {
    if segment == .rest { return [2, 0, 0, 0, 0] }
    guard let number = segment.wild else { return [0, 0, 1, 0, 0] }
    let size = LanguageSize(of: table.languages[number])
    if size.words < .max { return [0, Int(size.words / 2), Int(size.words % 2), 0, 0] }
    return [1, size.longest ?? .max, -size.shortest, Int(size.amount.bitPattern), size.growth]
  }

  /// Returns a rank: word lists by length, then text between affixes, the longer ones first, then catch-alls. What is contained in text
  /// between affixes has affixes that are at least as long.
  private static func rank(of segment: SegmentClass, in table: RouteTable) -> [Int] {
    guard let number = segment.wild else { return [0, 1, 0] }
    switch table.languages[number] {
    case .words(let words): return [0, words.count, 0]
    case .affix(let prefix, let core, let suffix): return [1, -(prefix.count + suffix.count), core == .text ? 2 : core == .double ? 1 : 0]
    case .rest: return [2, 0, 0]
    case .ending(let suffix): return [2, -suffix.count, 0]
    // Tables with chains use `ChainRanks`.
    case .chain: return [1, 0, 0]
    }
  }
}
