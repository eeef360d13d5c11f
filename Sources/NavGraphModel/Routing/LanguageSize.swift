import NavGraphSyntax

/// The number and the lengths of the words of a language. If a language is contained in another, none of its numbers is larger.
package struct LanguageSize: Hashable, Sendable {
  /// The number of words, at most `UInt64.max`. For a chain, it is an upper bound, because two ways to divide a text are one word.
  package private(set) var words: UInt64
  /// The approximate number of words, without that limit.
  package private(set) var amount: Double
  /// The length of the longest word in bytes; nil if lengths are unbounded.
  package private(set) var longest: Int?
  package private(set) var shortest: Int
  /// The factor by which the number of words grows with each byte. It compares languages of unbounded length.
  package private(set) var growth: Int

  package init(_ language: SegmentLanguage) {
    switch language {
    case .rest: self.init(.text)
    case .ending: self.init(language.single)
    case .words(let all):
      self.init(
        UInt64(all.count), all.reduce(all.first?.count ?? 0) { Swift.min($0, $1.count) }, all.reduce(0) { Swift.max($0, $1.count) })
    case .affix(let prefix, let core, let suffix):
      self.init(core)
      let around = prefix.count + suffix.count
      shortest += around
      longest = longest.map { $0 + around }
    case .chain(let chain):
      self.init(1, chain.suffix.count, chain.suffix.count)
      for piece in chain.pieces { append(LanguageSize(piece.body), before: piece.before.count) }
    }
  }

  private init(_ body: SegmentChain.Body) {
    switch body {
    case .core(let core): self.init(core)
    case .words(let words): self.init(SegmentLanguage.words(words))
    }
  }

  private mutating func append(_ next: LanguageSize, before: Int) {
    let (product, isOver) = words.multipliedReportingOverflow(by: next.words)
    words = isOver || words == .max || next.words == .max ? .max : product
    amount *= next.amount
    longest = longest.flatMap { own in next.longest.map { own + before + $0 } }
    shortest += before + next.shortest
    growth += next.growth
  }

  package init(_ core: PlaceholderType) {
    switch core {
    case .text: self.init(growth: 1_000, from: 1)
    case .double: self.init(growth: 11, from: 1)
    case .date: self.init(growth: 10, from: 10)
    case .url: self.init(growth: 90, from: 8)
    case .characters(let sort, let least, nil): self.init(growth: sort.count, from: least)
    case .int: self.init(.max, 1, 20)
    case .uuid:
      self.init(.max, 36, 36, amount: LanguageSize.power(22, 32))
    case .number(let least, let most, let digits):
      let (shortest, longest) = (PlaceholderForm.padded(least, digits), PlaceholderForm.padded(most, digits))
      self.init(UInt64(most - least) + 1, shortest.utf8.count, longest.utf8.count)
    case .characters(let sort, let least, let most?):
      // A form with a diagnostic may have its bounds in the wrong order.
      let lengths = least...Swift.max(least, most)
      let amount = lengths.reduce(0) { $0 + LanguageSize.power(Double(sort.count), $1) }
      // A `Double` is exact below this number.
      let words = amount < 0x1p53 ? UInt64(amount) : LanguageSize.count(sort.count, lengths)
      self.init(words, least, most, amount: amount)
    }
  }

  private init(_ words: UInt64, _ shortest: Int, _ longest: Int, amount: Double? = nil) {
    self.words = words
    self.amount = amount ?? Double(words)
    self.longest = longest
    self.shortest = shortest
    growth = 0
  }

  private init(growth: Int, from shortest: Int) {
    (words, amount) = (.max, .infinity)
    longest = nil
    self.shortest = shortest
    self.growth = growth
  }

  private static func power(_ base: Double, _ exponent: Int) -> Double { (0..<exponent).reduce(1) { power, _ in power * base } }

  private static func count(_ characters: Int, _ lengths: ClosedRange<Int>) -> UInt64 {
    var sum: UInt64 = 0
    for length in lengths {
      var power: UInt64 = 1
      for _ in 0..<length {
        let (next, isOver) = power.multipliedReportingOverflow(by: UInt64(characters))
        if isOver { return .max }
        power = next
      }
      let (next, isOver) = sum.addingReportingOverflow(power)
      if isOver { return .max }
      sum = next
    }
    return sum
  }
}
