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

  package init(of language: SegmentLanguage) {
    switch language {
    case .rest: self.init(of: .text)
    case .ending: self.init(of: language.single)
    case .words(let all):
      self.init(
        words: UInt64(all.count), shortest: all.reduce(all.first?.count ?? 0) { Swift.min($0, $1.count) },
        longest: all.reduce(0) { Swift.max($0, $1.count) })
    case .affix(let prefix, let core, let suffix):
      self.init(of: core)
      let around = prefix.count + suffix.count
      shortest += around
      longest = longest.map { $0 + around }
    case .chain(let chain):
      self.init(words: 1, shortest: chain.suffix.count, longest: chain.suffix.count)
      for piece in chain.pieces { append(LanguageSize(of: piece.body), before: piece.before.count) }
    }
  }

  private init(of body: SegmentChain.Body) {
    switch body {
    case .core(let core): self.init(of: core)
    case .words(let words): self.init(of: SegmentLanguage.words(words))
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

  package init(of core: PlaceholderType) {
    switch core {
    case .text: self.init(growth: 1_000, from: 1)
    case .double: self.init(growth: 11, from: 1)
    case .date: self.init(growth: 10, from: 10)
    case .url: self.init(growth: 90, from: 8)
    case .characters(let sort, let least, nil): self.init(growth: sort.count, from: least)
    case .int: self.init(words: .max, shortest: 1, longest: 20)
    case .uuid:
      self.init(words: .max, shortest: 36, longest: 36, amount: LanguageSize.power(of: 22, exponent: 32))
    case .number(let least, let most, let digits):
      let (shortest, longest) = (PlaceholderForm.padded(least, to: digits), PlaceholderForm.padded(most, to: digits))
      self.init(words: UInt64(most - least) + 1, shortest: shortest.utf8.count, longest: longest.utf8.count)
    case .characters(let sort, let least, let most?):
      // A form with a diagnostic may have its bounds in the wrong order.
      let lengths = least...Swift.max(least, most)
      let amount = lengths.reduce(0) { $0 + LanguageSize.power(of: Double(sort.count), exponent: $1) }
      // A `Double` is exact below this number.
      let words = amount < 0x1p53 ? UInt64(amount) : LanguageSize.count(of: sort.count, lengths: lengths)
      self.init(words: words, shortest: least, longest: most, amount: amount)
    }
  }

  private init(words: UInt64, shortest: Int, longest: Int, amount: Double? = nil) {
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

  private static func power(of base: Double, exponent: Int) -> Double { (0..<exponent).reduce(1) { power, _ in power * base } }

  private static func count(of characters: Int, lengths: ClosedRange<Int>) -> UInt64 {
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
