import NavGraphChecks
import NavGraphModel
import NavGraphSimulator
import NavGraphSyntax

/// A URL that opens one pattern. When it is parsed, this pattern wins.
package struct ExampleURL: Hashable, Sendable {
  package let text: String

  /// The reason why a pattern has no example.
  package enum Missing: Error, Hashable, Sendable {
    /// The app declares neither a scheme nor a host.
    case noOrigin
    /// The pattern has an error and matches nothing.
    case broken
    /// These patterns also match everything that it matches, and win.
    case covered(by: [PatternID])
    /// Too many patterns overlap it.
    case undecided
  }
}

extension LinkMatcher {
  /// Returns an example for every pattern, indexed by `PatternID`.
  package mutating func examples() -> [Result<ExampleURL, ExampleURL.Missing>] {
    var variants = [[Int]](repeating: [], count: graph.patterns.count)
    for (index, variant) in table.variants.enumerated() { variants[variant.pattern.index].append(index) }
    let firsts = firstAlike()
    // The limit of work for all searches together.
    var effort = 40_000_000
    let order = OriginOrder(for: graph, routes: table)
    return graph.patterns.ids.map { pattern in
      let own = variants[pattern.index]
      // A pattern that repeats others is covered by them, so it isn't searched.
      let repeated = Set(own.compactMap { firsts[$0] == $0 ? nil : table.variants[firsts[$0]].pattern })
      if !own.isEmpty, own.allSatisfy({ firsts[$0] != $0 }), !repeated.contains(pattern) {
        return .failure(.covered(by: repeated.sorted { table.ranks[$0.index] < table.ranks[$1.index] }))
      }
      return example(of: pattern, among: own, order: order, total: &effort)
    }
  }

  /// Returns, for each variant, the first one in the source that matches the same URLs with the same precedence.
  private func firstAlike() -> [Int] {
    struct Kind: Hashable {
      var start: Int
      var origins: UInt32
      var needs: UInt32
    }
    var firsts = Array(table.variants.indices)
    var known: [Kind: Int] = [:]
    var start = 0
    for index in firsts.indices.dropFirst() {
      if !table.hasSameSegments(table.variants[start], table.variants[index]) {
        start = index
        known = [:]
        continue
      }
      if index == start + 1 {
        known[Kind(start: start, origins: table.variants[start].origins, needs: table.variants[start].needs)] = start
      }
      let kind = Kind(start: start, origins: table.variants[index].origins, needs: table.variants[index].needs)
      // Variants with the same segments are in source order.
      if let first = known[kind] { firsts[index] = first } else { known[kind] = index }
    }
    return firsts
  }

  /// Returns an example of one pattern.
  package mutating func example(of pattern: PatternID) -> Result<ExampleURL, ExampleURL.Missing> {
    var effort = LinkMatcher.most
    let own = table.variants.indices.filter { table.variants[$0].pattern == pattern }
    return example(of: pattern, among: own, order: OriginOrder(for: graph, routes: table), total: &effort)
  }

  /// The limit of work for one example.
  private static let most = 4_000_000

  /// Returns the length of a variant for sorting. A pattern without gaps makes a better example than one with gaps, and two segments of a
  /// catch-all suffice.
  private func length(of index: Int) -> Int {
    let variant = table.variants[index]
    return Int(variant.count) - (variant.spelt > 1 ? 2 * Int(variant.spelt) : 0)
  }

  private mutating func example(
    of pattern: PatternID, among variants: [Int], order: OriginOrder, total: inout Int
  ) -> Result<ExampleURL, ExampleURL.Missing> {
    // The longest form shows the most.
    let variants = variants.sorted { (length(of: $1), $0) < (length(of: $0), $1) }
    guard !variants.isEmpty else { return .failure(.broken) }
    if variants.allSatisfy({ table.origins(of: table.variants[$0]).allSatisfy { $0 == .nowhere } }) { return .failure(.noOrigin) }
    for index in variants {
      if let found = sampled(at: index, order: order) { return .success(found) }
    }
    var covering: Set<PatternID> = []
    var isUndecided = false
    var effort = min(total, LinkMatcher.most)
    let given = effort
    defer { total -= given - effort }
    for index in variants {
      switch witness(at: index, effort: &effort) {
      case .url(let url):
        if let found = improved(url, at: index, order: order) { return .success(found) }
        isUndecided = true
      case .undecided: isUndecided = true
      case .covered(let others, _): covering.formUnion(others.map { table.variants[$0].pattern })
      }
    }
    if isUndecided { return .failure(.undecided) }
    return .failure(.covered(by: covering.sorted { table.ranks[$0.index] < table.ranks[$1.index] }))
  }

  /// Searches for any URL that no better pattern matches.
  private mutating func witness(at index: Int, effort: inout Int) -> RouteWitness.Answer {
    let isOrdered = graph.app?.precedence == .order
    return RouteWitness.find(for: index, in: &table, effort: &effort) { table, other in
      let (first, second) = (table.variants[other], table.variants[index])
      if isOrdered { return table.rank(of: first) < table.rank(of: second) }
      switch table.order(of: first, to: second) {
      case .first: return true
      case .second: return false
      // Of two patterns without a precedence, which is an error, the first in the source wins.
      case .equal, .neither: return table.rank(of: first) < table.rank(of: second)
      }
    }
  }

  // MARK: Readable examples

  /// Returns an example from samples, first with all optional parts and then without them, for each origin of the pattern.
  private func sampled(at index: Int, order: OriginOrder) -> ExampleURL? {
    let drafts = ExampleDraft(for: graph, routes: table, order: order, variant: index)
    for origin in drafts.origins.prefix(4) {
      for isFull in [true, false] where isFull || drafts.hasOptional {
        for choice in 0..<4 {
          if let url = drafts.url(from: origin, choice: choice, isFull: isFull), let found = checked(url, at: index) { return found }
        }
      }
    }
    return nil
  }

  /// Returns a URL with sample words where the pattern still wins.
  private func improved(_ url: RouteURL, at index: Int, order: OriginOrder) -> ExampleURL? {
    guard var best = checked(url, at: index) else { return nil }
    var url = url
    let draft = ExampleDraft(for: graph, routes: table, order: order, variant: index)
    for position in url.segments.indices {
      for word in draft.words(at: position).prefix(6) {
        var better = url
        better.segments[position] = word
        guard let found = checked(better, at: index) else { continue }
        (url, best) = (better, found)
        break
      }
    }
    return best
  }

  /// Returns the URL as an example if the pattern wins when its text is parsed.
  private func checked(_ url: RouteURL, at index: Int) -> ExampleURL? {
    let text = url.text(in: table.names)
    guard case .success(let found) = find(Array(text.utf8)), found.url.segments == url.segments,
      found.matches.contains(where: { $0.variant == index }),
      let winner = found.matches.first, winner.pattern == table.variants[index].pattern
    else { return nil }
    return winner.ignored.isEmpty ? ExampleURL(text: text) : nil
  }
}
