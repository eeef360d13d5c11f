import NavGraphModel
import NavGraphSyntax

/// Finds the patterns nearest to a URL that no pattern matches.
///
/// The variants of a table are sorted as a trie. Along it goes an edit distance over segments, a row for each segment of a pattern, so
/// that patterns which begin alike share the work; a branch that can't be among the best any more is left out.
struct NearMisses {
  private let graph: NavigationGraph
  private let table: RouteTable
  /// Of segments beyond these only the number counts.
  private static let mostSegments = 16

  /// What differs, weighed: a slip of the hand is less than a value of the wrong type, that less than another word.
  private enum Cost {
    /// Anything will do there, which says less than a literal or a typed value.
    static let placeholder = 5
    static let slip = 6
    static let value = 30
    static let affix = 78
    static let other = 80
    static let lacking = 70
    static let extra = 60
    static let need = 30
    static let origin = 50
  }

  /// How much farther than the nearest the others may be.
  private static let spread = 45

  private struct Found {
    var variant: Int
    var cost: Int
  }

  init(_ graph: NavigationGraph, _ table: RouteTable) {
    self.graph = graph
    self.table = table
  }

  /// The best few, the nearest first; of equally near ones the first in the text.
  ///
  /// `shown` are the segments as they are to be shown, where some of them can't be read.
  func nearest(_ url: LinkURL, shown: [String]? = nil, count: Int = 3) -> [NearMiss] {
    var search = Search(url: url, texts: Array(url.segments.prefix(NearMisses.mostSegments)))
    var best: [Found] = []
    var index = 0
    var depth = 0
    while index < table.variants.count {
      let variant = table.variants[index]
      // What this one shares with the one before is known.
      while depth < Int(variant.count) {
        search.extend(table.classAt(index, depth), to: depth + 1, table)
        depth += 1
      }
      let bound = best.count < count ? Int.max : best[best.count - 1].cost
      let cost = search.rows[depth][search.texts.count] + others(variant, url)
      if cost <= bound { insert(Found(variant: index, cost: cost), &best, count) }
      // Behind a prefix that costs too much nothing is looked at.
      let limit = best.count < count ? Int.max : best[best.count - 1].cost
      var dead = search.rows.prefix(depth + 1).firstIndex { ($0.min() ?? 0) > limit } ?? Int.max
      index += 1
      while index < table.variants.count {
        let shared = sharedDepth(index - 1, index)
        if shared >= dead {
          index += 1
          continue
        }
        dead = Int.max
        depth = min(depth, shared)
        break
      }
    }
    // Where one is near, those that have little in common with the URL would only be in the way.
    let most = (best.first?.cost ?? 0) + NearMisses.spread
    return best.filter { $0.cost <= most }.compactMap { found in
      difference(table.variants[found.variant], url, shown).map { NearMiss(pattern: table.variants[found.variant].pattern, difference: $0) }
    }
  }

  /// How far the nearest pattern is, without any branch left out.
  func cost(_ url: LinkURL) -> Int? {
    table.variants.map { variant in
      var search = Search(url: url, texts: Array(url.segments.prefix(NearMisses.mostSegments)))
      for (depth, number) in table.segments(variant).enumerated() { search.extend(number, to: depth + 1, table) }
      return search.rows[Int(variant.count)][search.texts.count] + others(variant, url)
    }.min()
  }

  /// One entry a pattern, in ascending order of cost.
  private func insert(_ found: Found, _ best: inout [Found], _ count: Int) {
    let pattern = table.variants[found.variant].pattern
    if let same = best.firstIndex(where: { table.variants[$0.variant].pattern == pattern }) {
      guard found.cost < best[same].cost else { return }
      best.remove(at: same)
    }
    let rank = table.ranks[pattern.index]
    let place = best.firstIndex { ($0.cost, table.rank(table.variants[$0.variant])) > (found.cost, rank) } ?? best.count
    best.insert(found, at: place)
    if best.count > count { best.removeLast() }
  }

  private func sharedDepth(_ a: Int, _ b: Int) -> Int {
    let (first, second) = (table.segments(table.variants[a]), table.segments(table.variants[b]))
    return zip(first, second).prefix { $0 == $1 }.count
  }

  /// What the origin, the query and the fragment add.
  private func others(_ variant: RouteTable.Variant, _ url: LinkURL) -> Int {
    var cost = table.origins(variant).contains(url.origin) ? 0 : Cost.origin
    if variant.needs != 0 { for need in table.needs(variant) where !meets(need, url) { cost += Cost.need } }
    return cost
  }

  // MARK: Comparing paths

  /// The distances between the segments of a URL and a branch of the trie.
  private struct Search {
    let url: LinkURL
    let texts: [[UInt8]]
    /// For each number of a pattern's segments, the cost of each number of the URL's.
    var rows: [[Int]]
    private var distance = TextDistance()

    init(url: LinkURL, texts: [[UInt8]]) {
      self.url = url
      self.texts = texts
      rows = [(0...texts.count).map { $0 * Cost.extra }]
    }

    mutating func extend(_ number: SegmentClass, to depth: Int, _ table: RouteTable) {
      rows.removeLast(rows.count - depth)
      let last = rows[depth - 1]
      var next = [last[0] + Cost.lacking]
      next.reserveCapacity(texts.count + 1)
      for (index, text) in texts.enumerated() {
        if number == .rest {
          next.append(min(last[index] + Cost.placeholder, index > 0 ? next[index] : .max, last[index + 1] + Cost.lacking))
          continue
        }
        // Where two segments are far apart they are not held against each other.
        let change = abs(index + 1 - depth) > 3 ? Cost.other : self.change(number, text, table)
        next.append(min(last[index] + change, last[index + 1] + Cost.lacking, next[index] + Cost.extra))
      }
      rows.append(next)
    }

    private mutating func change(_ number: SegmentClass, _ text: [UInt8], _ table: RouteTable) -> Int {
      if let name = number.literal {
        let literal = table.names.utf8(name)
        if literal.elementsEqual(text) { return 0 }
        return distance.slip(literal, text).map { Cost.slip + 4 * $0 } ?? Cost.other
      }
      if table.contains(number, text) { return number == .any ? Cost.placeholder : 1 }
      switch table.language(number) {
      case .words(let words):
        return words.prefix(32).compactMap { distance.slip($0, text) }.min().map { Cost.slip + 4 * $0 } ?? Cost.value
      case .affix(let prefix, _, let suffix):
        let isFramed =
          text.count > prefix.count + suffix.count && text.starts(with: prefix) && text.suffix(suffix.count).elementsEqual(suffix)
        return isFramed ? Cost.value : Cost.affix
      case .rest: return Cost.placeholder
      }
    }
  }

  // MARK: The first difference

  private func meets(_ need: RouteNeed, _ url: LinkURL) -> Bool {
    guard let value = value(need.key, url) else { return false }
    return value.map { need.value == .any || table.contains(need.value, $0) } ?? false
  }

  /// What the URL has under a key; nil: nothing, and inside nil: nothing that can be read.
  private func value(_ key: Name?, _ url: LinkURL) -> [UInt8]?? {
    if let key { return url.items.first { $0.key.elementsEqual(table.names.utf8(key)) }.map(\.value) }
    switch url.fragment {
    case .none: return nil
    case .unreadable: return .some(nil)
    case .text(let text): return .some(text)
    }
  }

  private func difference(_ variant: RouteTable.Variant, _ url: LinkURL, _ shown: [String]?) -> NearMiss.Difference? {
    let pattern = graph.patterns[variant.pattern]
    let written = PatternText(graph.text(pattern.text)).segments
    func text(_ index: Int) -> String { shown?[index] ?? String(decoding: url.segments[index], as: UTF8.self) }
    func expected(_ index: Int) -> String { index < written.count ? written[index] : "" }
    for (index, number) in table.segments(variant).enumerated() {
      guard index < url.segments.count else { return .ends(index, expected: expected(index)) }
      if table.contains(number, url.segments[index]) {
        if number == .rest { break }
        continue
      }
      return differing(
        url.segments[index], text(index), at: index, graph.patternParts[ID(Int(pattern.segments.start) + index)], expected(index))
    }
    if url.segments.count > Int(variant.count), !table.endsInRest(variant) {
      return .goesOn(Int(variant.count), text: text(Int(variant.count)))
    }
    for need in table.needs(variant) where !meets(need, url) {
      let key = need.key.map { table.names.text($0) } ?? "#"
      guard let value = value(need.key, url) else { return .lacks(key: key) }
      let text = value.map { String(decoding: $0, as: UTF8.self) } ?? "%"
      return .query(key: key, text: text, expected: wanted(need.key, pattern))
    }
    return table.origins(variant).contains(url.origin) ? nil : .origin(table.origins(variant).map(beginning))
  }

  private func differing(_ text: [UInt8], _ shown: String, at index: Int, _ part: PatternPart, _ expected: String) -> NearMiss.Difference {
    guard case .placeholder(let prefix, let parameter?, let suffix, _) = part else {
      return .segment(index, text: shown, expected: expected)
    }
    let (before, after) = (graph.names.utf8(prefix), graph.names.utf8(suffix))
    guard text.count > before.count + after.count, text.starts(with: before), text.suffix(after.count).elementsEqual(after) else {
      return .segment(index, text: shown, expected: expected)
    }
    let value = String(decoding: text.dropFirst(before.count).dropLast(after.count), as: UTF8.self)
    let found = graph.parameters[parameter]
    return .value(index, text: value, parameter: graph.text(found.name), type: graph.describe(graph.unwrapped(found.type)))
  }

  /// What a pattern asks for under a key: a text in quotes, or a type.
  private func wanted(_ key: Name?, _ pattern: Pattern) -> String {
    let part = key.map { key in graph.queryItems[pattern.query].first { $0.key == key }?.value } ?? pattern.fragment
    switch part {
    case .literal(let text)?: return "\"" + graph.text(text) + "\""
    case .placeholder(_, let parameter?, _, _)?: return graph.describe(graph.unwrapped(graph.parameters[parameter].type))
    default: return "String"
    }
  }

  func beginning(_ origin: RouteOrigin) -> String {
    switch origin {
    case .scheme(let name): table.names.text(name) + "://"
    case .host(let name): "https://" + table.names.text(name)
    case .nowhere: ""
    }
  }
}
