import NavGraphModel
import NavGraphSyntax

/// A search for a URL that some variants match and no better one does.
///
/// It guesses a URL, finds all other variants in the table that match it, and guesses again to avoid those that are better. So the few
/// relevant variants are found without examining the rest of the table. The answer is exact, or that it is undecided.
package struct RouteWitness {
  package enum Answer {
    case url(RouteURL)
    /// Each such URL is also matched by one of these variants, in source order. The URL is an example, if there is one.
    case covered(by: [Int], such: RouteURL?)
    /// The limit of work is reached.
    case undecided
  }

  private let first: RouteTable.Variant
  private let second: RouteTable.Variant?
  private var avoided: [Int] = []
  private var choice: RouteChoice

  /// The limit of work for one search.
  private static let most = 400_000

  /// Returns a URL that `first` (and `second`) match and no variant for which `isBetter` returns true. The work is subtracted from
  /// `effort`.
  package static func find(
    for first: Int, and second: Int? = nil, in table: inout RouteTable, effort: inout Int, isBetter: (inout RouteTable, Int) -> Bool
  ) -> Answer {
    var search = RouteWitness(
      first: table.variants[first], second: second.map { table.variants[$0] }, choice: RouteChoice(effort: Swift.min(effort, most)))
    let given = search.choice.effort
    defer { effort -= given - search.choice.effort }
    var example: RouteURL?
    var round = 0
    while true {
      switch search.guess(in: &table) {
      case .none: return .covered(by: search.fewest(in: &table), such: example)
      case .undecided: return .undecided
      case .url(let url):
        example = example ?? url
        // Avoiding one variant at a time keeps the guesses simple and the proof short. Literals are last, and are better most often.
        round += 1
        let before = search.avoided.count
        let matching = table.matches(for: url)
        search.choice.effort -= 30 + matching.count
        for index in matching.reversed() where index != first && index != second {
          search.choice.effort -= table.cost(of: table.variants[index], with: table.variants[first])
          guard isBetter(&table, index) else { continue }
          search.avoided.append(index)
          if round < 32 { break }
        }
        if search.avoided.count == before { return .url(url) }
      }
    }
  }

  /// Whether every URL that the variant (and `second`) matches is also matched by one of `others`.
  static func isCovered(_ index: Int, and second: Int? = nil, by others: [Int], in table: inout RouteTable, effort: inout Int) -> Bool {
    var search = RouteWitness(
      first: table.variants[index], second: second.map { table.variants[$0] }, choice: RouteChoice(effort: Swift.min(effort, most)))
    let given = search.choice.effort
    defer { effort -= given - search.choice.effort }
    search.avoided = others
    if case .none = search.guess(in: &table) { return true }
    return false
  }

  private init(first: RouteTable.Variant, second: RouteTable.Variant?, choice: RouteChoice) {
    self.first = first
    self.second = second
    self.choice = choice
  }

  /// Returns the variants in `avoided` that are needed to cover all URLs.
  private mutating func fewest(in table: inout RouteTable) -> [Int] {
    let all = avoided.sorted { (table.rank(of: table.variants[$0]), $0) < (table.rank(of: table.variants[$1]), $1) }
    var kept = all
    if all.count <= 24 {
      for other in all.reversed() where kept.count > 1 {
        avoided = kept.filter { $0 != other }
        if case .none = guess(in: &table) { kept = avoided }
      }
    } else {
      for other in all.prefix(24) {
        avoided = [other]
        if case .none = guess(in: &table) { return avoided }
      }
    }
    return kept
  }

  private enum Guess { case url(RouteURL), none, undecided }

  /// Returns a URL that both variants match and none of `avoided` does.
  private mutating func guess(in table: inout RouteTable) -> Guess {
    let both = second.map { [first, $0] } ?? [first]
    let origins = table.origins(of: first).filter { origin in second.map { table.origins(of: $0).contains(origin) } ?? true }
    let least = both.map { Int($0.count) }.max() ?? 0
    // Two catch-alls allow every length, but all lengths beyond the longest other pattern are equivalent.
    let most = both.filter { !table.endsInRest($0) }.map { Int($0.count) }.min() ?? longest(in: table, from: least)
    guard least <= most else { return .none }
    let needs = RouteWitness.distinctKeys(of: both.flatMap(table.needs))
    var tried: Set<[Int]> = []
    choice.isCut = false
    for length in least...most {
      for origin in origins {
        choice.effort -= 30 + avoided.count
        if choice.effort <= 0 { return .undecided }
        let rivals = avoided.filter { matches(table.variants[$0], length: length, origin: origin, keys: needs, in: table) }
        // With the same rivals, another origin has the same result.
        guard tried.insert([length] + rivals).inserted else { continue }
        choice.effort -= (length + needs.count) * (1 + rivals.count) / 8
        var positions = (0..<length).map { index in
          RouteChoice.Position(
            included: both.map { RouteWitness.segment(in: $0, at: index, of: length, table: table) },
            rivals: rivals.map { RouteWitness.segment(in: table.variants[$0], at: index, of: length, table: table) })
        }
        let included = both.map { RouteWitness.values(of: $0, for: needs, in: table) }
        let excluded = rivals.map { RouteWitness.values(of: table.variants[$0], for: needs, in: table) }
        for place in needs.indices {
          positions.append(.init(included: included.compactMap { $0[place] }, rivals: excluded.map { $0[place] }))
        }
        guard let words = choice.words(for: positions, rivals: rivals.count, in: &table) else { continue }
        let items = zip(needs, words.dropFirst(length)).map { RouteURL.Item(key: $0, value: $1) }
        return .url(RouteURL(origin: origin, segments: Array(words.prefix(length)), items: items))
      }
    }
    return choice.isCut || choice.effort <= 0 ? .undecided : .none
  }

  private func longest(in table: RouteTable, from least: Int) -> Int {
    Swift.max(least, (avoided.map { Int(table.variants[$0].count) }.max() ?? 0) + 1)
  }

  /// Whether a variant may match a URL of that length and origin that has exactly these keys.
  private func matches(_ other: RouteTable.Variant, length: Int, origin: RouteOrigin, keys: [Name?], in table: RouteTable) -> Bool {
    (table.endsInRest(other) ? Int(other.count) <= length : Int(other.count) == length)
      && table.isFrom(origin, among: table.origins(of: other))
      && RouteWitness.has(keys, all: table.needs(of: other))
  }

  /// Whether the keys contain all needs. Both are sorted by key.
  private static func has(_ keys: [Name?], all needs: [RouteNeed]) -> Bool {
    var place = 0
    for need in needs {
      while place < keys.count, RouteNeed.order(of: keys[place]) < RouteNeed.order(of: need.key) { place += 1 }
      guard place < keys.count, keys[place] == need.key else { return false }
    }
    return true
  }

  /// Returns the value that a variant requires for each key, or nil. Both are sorted by key.
  private static func values(of variant: RouteTable.Variant, for keys: [Name?], in table: RouteTable) -> [SegmentClass?] {
    let needs = table.needs(of: variant)
    var place = 0
    return keys.map { key in
      while place < needs.count, RouteNeed.order(of: needs[place].key) < RouteNeed.order(of: key) { place += 1 }
      return place < needs.count && needs[place].key == key ? needs[place].value : nil
    }
  }

  private static func segment(in variant: RouteTable.Variant, at index: Int, of length: Int, table: RouteTable) -> SegmentClass {
    let last = Int(variant.count) - 1
    if index < last { return table.classes[Int(variant.start) + index] }
    let number = last < 0 ? .rest : table.classes[Int(variant.start) + last]
    guard table.isRest(number) else { return index == last ? number : .rest }
    return index == length - 1 ? table.last(of: number) : .rest
  }

  private static func distinctKeys(of needs: [RouteNeed]) -> [Name?] {
    var keys: [Name?] = []
    for need in needs.sorted(by: RouteNeed.precedes) where keys.last != .some(need.key) { keys.append(need.key) }
    return keys
  }
}
