/// How narrow a variant of a pattern is: an order in which of two patterns that match one URL the winner comes first.
///
/// The relation between patterns is no order to sort by. But a language that is contained in another has a smaller rank, and equal
/// ones have equal ranks; so where the relation says anything, comparing ranks from the left says the same.
struct RouteRank {
  /// Three numbers for each segment, five in tables with forms, two in those where placeholders share segments; then how many origins
  /// there are, and keys that are asked for.
  private let numbers: [Int]
  /// Among alike: the place in the text.
  private let place: UInt32

  init(_ variant: RouteTable.Variant, in table: RouteTable, _ chains: ChainRanks?, isOrdered: Bool) {
    var numbers: [Int] = []
    if !isOrdered {
      for segment in table.segments(variant) {
        numbers += chains?.rank(segment) ?? (table.hasForms ? RouteRank.size(segment, table) : RouteRank.rank(segment, table))
      }
      numbers += [-1, table.origins(variant).count, -table.needs(variant).count]
    }
    self.numbers = numbers
    place = table.rank(variant)
  }

  static func precedes(_ a: RouteRank, _ b: RouteRank) -> Bool {
    if a.numbers != b.numbers { return a.numbers.lexicographicallyPrecedes(b.numbers) }
    return a.place < b.place
  }

  /// How many words there are, and how long they are: with forms, what is contained in a language may have the shorter affixes.
  static func size(_ segment: SegmentClass, _ table: RouteTable) -> [Int] {
    if segment == .rest { return [2, 0, 0, 0, 0] }
    guard let number = segment.wild else { return [0, 0, 1, 0, 0] }
    let size = LanguageSize(table.languages[number])
    if size.words < .max { return [0, Int(size.words / 2), Int(size.words % 2), 0, 0] }
    return [1, size.longest ?? .max, -size.shortest, Int(size.amount.bitPattern), size.growth]
  }

  /// Words by how many they are, before text between affixes, the longer ones first, before a catch-all. Whatever lies between two
  /// affixes begins with no certain letter, so what is contained in it has affixes at least as long.
  private static func rank(_ segment: SegmentClass, _ table: RouteTable) -> [Int] {
    guard let number = segment.wild else { return [0, 1, 0] }
    switch table.languages[number] {
    case .words(let words): return [0, words.count, 0]
    case .affix(let prefix, let core, let suffix): return [1, -(prefix.count + suffix.count), core == .text ? 2 : core == .double ? 1 : 0]
    case .rest: return [2, 0, 0]
    case .ending(let suffix): return [2, -suffix.count, 0]
    // Of tables with these `ChainRanks` says how narrow a language is.
    case .chain: return [1, 0, 0]
    }
  }
}
