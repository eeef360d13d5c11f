import NavGraphModel
import NavGraphSyntax

/// Looks for a URL that some variants match and no better one does.
///
/// It guesses a URL, asks the table who else matches it, and guesses again so as to avoid those who are better: the few that
/// matter are found without ever looking at the rest of the table.
struct RouteWitness {
  enum Answer {
    case url(RouteURL)
    /// Proven: each such URL is also matched by one of these.
    case covered(by: [Int])
    /// Too many ways to try them all.
    case undecided
  }

  private let first: RouteTable.Variant
  private let second: RouteTable.Variant?
  private var avoided: [RouteTable.Variant] = []
  /// How many more choices may be tried.
  private var budget = 2_000

  private init(_ first: RouteTable.Variant, _ second: RouteTable.Variant?) {
    self.first = first
    self.second = second
  }

  /// A URL that `first` (and `second`) match and nothing for which `isBetter` holds.
  static func find(
    _ first: Int, _ second: Int? = nil, in table: inout RouteTable, isBetter: (inout RouteTable, Int) -> Bool
  ) -> Answer {
    var search = RouteWitness(table.variants[first], second.map { table.variants[$0] })
    var better: [Int] = []
    for _ in 0..<64 {
      switch search.guess(table) {
      case .none: return .covered(by: better.sorted { table.rank(table.variants[$0]) < table.rank(table.variants[$1]) })
      case .undecided: return .undecided
      case .url(let url):
        var news: [Int] = []
        for index in table.matches(url) where index != first && index != second {
          if isBetter(&table, index) { news.append(index) }
        }
        if news.isEmpty { return .url(url) }
        // Avoiding one at a time keeps the guesses plain; each round avoids at least one more.
        better.append(contentsOf: news.prefix(4))
        search.avoided.append(contentsOf: news.prefix(4).map { table.variants[$0] })
      }
    }
    return .undecided
  }

  private enum Guess { case url(RouteURL), none, undecided }

  /// One place where a word has to be chosen.
  private struct Choice {
    /// Languages that the word must be in.
    var included: [SegmentClass] = []
    /// For each avoided variant that is still in the race, what it allows here; nil: anything.
    var others: [SegmentClass?] = []
  }

  private mutating func guess(_ table: RouteTable) -> Guess {
    let both = [first] + (second.map { [$0] } ?? [])
    let origins = table.origins(first).filter { origin in second.map { table.origins($0).contains(origin) } ?? true }
    let lengths = both.filter { !table.endsInRest($0) }.map { Int($0.count) }
    let least = both.map { Int($0.count) }.max() ?? 0
    let most = lengths.min() ?? Swift.min(least + 16, Swift.max(least, (avoided.map { Int($0.count) }.max() ?? 0) + 1))
    let keys = both.flatMap(table.needs).map(\.key)
    var isUndecided = false
    guard least <= most else { return .none }
    for length in least...most {
      for origin in origins.prefix(32) {
        let others = avoided.filter { other in
          table.origins(other).contains(origin)
            && (table.endsInRest(other) ? Int(other.count) <= length : Int(other.count) == length)
            && table.needs(other).allSatisfy { keys.contains($0.key) }
        }
        var choices = (0..<length).map { index in
          Choice(
            included: both.map { RouteWitness.segment($0, index, table) }, others: others.map { RouteWitness.segment($0, index, table) })
        }
        let needs = RouteWitness.distinctKeys(both.flatMap(table.needs))
        for key in needs {
          func value(_ variant: RouteTable.Variant) -> SegmentClass? { table.needs(variant).first { $0.key == key }?.value }
          choices.append(Choice(included: both.compactMap(value), others: others.map(value)))
        }
        switch choose(choices, from: 0, alive: Array(others.indices), words: [], table, depth: 0) {
        case .some(let words):
          let items = zip(needs, words.dropFirst(length)).map { RouteURL.Item(key: $0, value: $1) }
          return .url(RouteURL(origin: origin, segments: Array(words.prefix(length)), items: items))
        case nil: if budget <= 0 { isUndecided = true }
        }
        // Without others, another origin changes nothing.
        if others.isEmpty { break }
      }
    }
    return isUndecided ? .undecided : .none
  }

  private static func segment(_ variant: RouteTable.Variant, _ index: Int, _ table: RouteTable) -> SegmentClass {
    index < Int(variant.count) ? table.classes[Int(variant.start) + index] : .rest
  }

  private static func distinctKeys(_ needs: [RouteNeed]) -> [Name?] {
    var keys: [Name?] = []
    for need in needs.sorted(by: RouteNeed.precedes) where !keys.contains(need.key) { keys.append(need.key) }
    return keys
  }

  /// Words for all choices from `start` on, so that each of the `alive` others fails at one at least.
  private mutating func choose(
    _ choices: [Choice], from start: Int, alive: [Int], words: [[UInt8]], _ table: RouteTable, depth: Int
  ) -> [[UInt8]]? {
    var alive = alive
    var words = words
    for index in start..<choices.count {
      let choice = choices[index]
      let included = RouteWitness.distinct(choice.included)
      var avoidable: [SegmentClass] = []
      for other in RouteWitness.distinct(alive.compactMap { choice.others[$0] }) where !isCertain(other, included, table) {
        avoidable.append(other)
      }
      budget -= 1
      if budget <= 0 { return nil }
      if let word = word(included, notIn: avoidable, table) {
        alive.removeAll { other in choice.others[other].map { avoidable.contains($0) } ?? false }
        words.append(word)
        continue
      }
      if avoidable.isEmpty || depth > 16 { return nil }
      // They can't all be avoided here: try which can.
      for word in options(included, avoidable, table) {
        let left = alive.filter { other in choice.others[other].map { RouteWitness.holds($0, word, table) } ?? true }
        if let found = choose(choices, from: index + 1, alive: left, words: words + [word], table, depth: depth + 1) { return found }
        if budget <= 0 { return nil }
      }
      return nil
    }
    return alive.isEmpty ? words : nil
  }

  private static func distinct(_ classes: [SegmentClass]) -> [SegmentClass] {
    var seen: Set<SegmentClass> = []
    return classes.filter { seen.insert($0).inserted }
  }

  private static func holds(_ language: SegmentClass, _ word: [UInt8], _ table: RouteTable) -> Bool {
    language == .any || table.contains(language, word)
  }

  /// Whether every word that may be chosen is in `other`.
  private func isCertain(_ other: SegmentClass, _ included: [SegmentClass], _ table: RouteTable) -> Bool {
    if other == .any || other == .rest || included.contains(other) { return true }
    if table.isFinite(other), !included.contains(where: { table.isFinite($0) }) { return false }
    return word(included, notIn: [other], table) == nil
  }

  private func word(_ included: [SegmentClass], notIn excluded: [SegmentClass], _ table: RouteTable) -> [UInt8]? {
    LanguageSearch.word(in: included.map(table.language), notIn: excluded.map(table.language)).word
  }

  /// Words that differ in which of `others` hold for them: all words if there are few, else one for each combination.
  private func options(_ included: [SegmentClass], _ others: [SegmentClass], _ table: RouteTable) -> [[UInt8]] {
    for language in included {
      if case .words(let words) = table.language(language) {
        return words.prefix(256).filter { word in included.allSatisfy { table.contains($0, word) } }
      }
    }
    let others = others.prefix(6)
    var found: [[UInt8]] = []
    for mask in (0..<1 << others.count).sorted(by: { ($0.nonzeroBitCount, $0) < ($1.nonzeroBitCount, $1) }) {
      let inside = others.enumerated().filter { mask >> $0.offset & 1 == 1 }.map(\.element)
      let outside = others.enumerated().filter { mask >> $0.offset & 1 == 0 }.map(\.element)
      if let word = word(included + inside, notIn: outside, table) { found.append(word) }
    }
    return found
  }
}
