import NavGraphModel
import NavGraphSimulator
import NavGraphSyntax

/// A search for the patterns nearest to a URL that no pattern matches.
///
/// The variants of a table are sorted as a trie. The search computes an edit distance over segments, with a row for each segment of a
/// pattern, so patterns with the same beginning share work. It skips branches that can't be among the best.
struct NearMisses {
  private let graph: NavigationGraph
  private let table: RouteTable
  /// The shapes of the literals in `table.classes`, by index.
  private let shapes: [TextShape]
  /// The number of segments that each variant shares with the previous one.
  private let shared: [Int]

  /// The maximum additional cost of a result, compared with the nearest.
  private static let spread = 45

  private struct Found {
    var variant: Int
    var cost: Int
  }

  init(_ graph: NavigationGraph, _ table: RouteTable) {
    self.graph = graph
    self.table = table
    shapes = table.classes.map { number in TextShape(number.literal.map { table.names.utf8($0) } ?? []) }
    shared = table.variants.indices.map { index in
      if index == 0 { return 0 }
      return zip(table.segments(table.variants[index - 1]), table.segments(table.variants[index])).prefix { $0 == $1 }.count
    }
  }

  /// Returns the nearest patterns, the best first. Among equals, the first in the source comes first.
  ///
  /// - Parameter shown: The segments as they are shown in results, if some of them can't be read.
  func nearest(_ url: LinkURL, shown: [String]? = nil, count: Int = 3) -> [NearMiss] {
    var distances = SegmentDistances(url)
    let origins = originCosts(url)
    var best: [Found] = []
    var limit = Int.max
    // The amount by which a variant may cost less than its segments: see `ending`.
    let slack = table.lasts.isEmpty ? 0 : SegmentDistances.Cost.affix - SegmentDistances.Cost.value
    var most: Int { limit == .max ? .max : limit + slack }
    var index = 0
    var depth = 0
    while index < table.variants.count {
      let variant = table.variants[index]
      // Variants after a prefix that costs too much are skipped.
      var dead = Int.max
      while depth < Int(variant.count), distances.least[depth] <= most {
        let place = Int(variant.start) + depth
        distances.extend(table.classes[place], shapes[place], behind: depth, table)
        depth += 1
      }
      if distances.least[depth] > most {
        dead = depth
      } else {
        let cost = distances.cost(depth) + origins[Int(variant.origins)] + needs(variant, url) + ending(variant, url)
        if cost <= limit {
          insert(Found(variant: index, cost: cost), &best, count)
          limit = (best.first?.cost ?? 0) + NearMisses.spread
          if best.count == count { limit = min(limit, best[count - 1].cost) }
        }
      }
      index += 1
      while index < table.variants.count, shared[index] >= dead { index += 1 }
      if index < table.variants.count { depth = min(depth, shared[index]) }
    }
    // If one pattern is near, those with little in common with the URL aren't useful.
    let farthest = (best.first?.cost ?? 0) + NearMisses.spread
    return best.filter { $0.cost <= farthest }.compactMap { found in
      difference(table.variants[found.variant], url, shown).map { NearMiss(pattern: table.variants[found.variant].pattern, difference: $0) }
    }
  }

  /// Returns the cost of the nearest pattern, without skipping branches.
  func cost(_ url: LinkURL) -> Int? {
    let origins = originCosts(url)
    return table.variants.map { variant in
      var distances = SegmentDistances(url)
      for depth in 0..<Int(variant.count) {
        let place = Int(variant.start) + depth
        distances.extend(table.classes[place], shapes[place], behind: depth, table)
      }
      return distances.cost(Int(variant.count)) + origins[Int(variant.origins)] + needs(variant, url) + ending(variant, url)
    }.min()
  }

  /// Inserts a result. There is one for each pattern, in ascending order of cost.
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

  private func originCosts(_ url: LinkURL) -> [Int] {
    table.originSets.map { $0.contains(url.origin) ? 0 : SegmentDistances.Cost.origin }
  }

  /// Returns the cost of the query and the fragment.
  private func needs(_ variant: RouteTable.Variant, _ url: LinkURL) -> Int {
    variant.needs == 0 ? 0 : table.needs(variant).reduce(0) { $0 + (meets($1, url) ? 0 : SegmentDistances.Cost.need) }
  }

  /// Returns the cost of the text after a catch-all. If it is missing, that counts as a wrong value and not as a missing segment.
  private func ending(_ variant: RouteTable.Variant, _ url: LinkURL) -> Int {
    if !ends(variant, url) { return SegmentDistances.Cost.value }
    guard !table.lasts.isEmpty, Int(variant.count) == url.segments.count, let last = table.segments(variant).last,
      case .rest(_, let suffix)? = graph.parts(of: variant).last, suffix != .empty,
      !table.contains(last, url.segments[url.segments.count - 1])
    else { return 0 }
    return SegmentDistances.Cost.value - SegmentDistances.Cost.affix
  }

  /// Whether the last segment has the text after the catch-all.
  private func ends(_ variant: RouteTable.Variant, _ url: LinkURL) -> Bool {
    guard let ending = table.segments(variant).last.flatMap(table.ending), let text = url.segments.last else { return true }
    return table.contains(ending, text)
  }

  // MARK: The first difference

  private func meets(_ need: RouteNeed, _ url: LinkURL) -> Bool {
    guard let value = value(need.key, url) else { return false }
    return value.map { need.value == .any || table.contains(need.value, $0) } ?? false
  }

  /// Returns the value of a key in the URL. The result is nil if there is none, and contains nil if it can't be read.
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
    let written = graph.patternParts[pattern.segments].map(graph.written)
    func text(_ index: Int) -> String { shown?[index] ?? String(decoding: url.segments[index], as: UTF8.self) }
    func expected(_ index: Int) -> String { variant.part(index) < written.count ? written[variant.part(index)] : "" }
    for (index, number) in table.segments(variant).enumerated() {
      guard index < url.segments.count else { return .ends(index, expected: expected(index)) }
      if table.isRest(number) {
        // A catch-all doesn't match empty segments, or a last one without its suffix.
        let last = ends(variant, url) ? nil : url.segments.count - 1
        guard let bad = url.segments[index...].firstIndex(where: \.isEmpty) ?? last else { break }
        return .segment(bad, text: text(bad), expected: expected(index))
      }
      if table.contains(number, url.segments[index]) { continue }
      return differing(
        url.segments[index], text(index), at: index, graph.patternParts[ID(Int(pattern.segments.start) + variant.part(index))],
        expected(index))
    }
    if url.segments.count > Int(variant.count), !table.endsInRest(variant) {
      return .goesOn(Int(variant.count), text: text(Int(variant.count)))
    }
    // The needs in source order.
    let needs = table.needs(variant)
    let ordered = graph.queryItems[pattern.query].compactMap { item in needs.first { $0.key == item.key } } + needs.filter { $0.key == nil }
    for need in ordered where !meets(need, url) {
      let key = need.key.map { table.names.text($0) } ?? "#"
      guard let value = value(need.key, url) else { return .lacks(key: key) }
      let text = value.map { String(decoding: $0, as: UTF8.self) } ?? "%"
      return .query(key: key, text: text, expected: wanted(need.key, pattern))
    }
    return table.origins(variant).contains(url.origin) ? nil : .origin(table.origins(variant).map(beginning))
  }

  private func differing(_ text: [UInt8], _ shown: String, at index: Int, _ part: PatternPart, _ expected: String) -> NearMiss.Difference {
    guard case .placeholder(let prefix, let parameter?, let suffix, _, let form) = part else {
      return .segment(index, text: shown, expected: expected)
    }
    let (before, after) = (graph.names.utf8(prefix), graph.names.utf8(suffix))
    guard text.count > before.count + after.count, text.starts(with: before), text.suffix(after.count).elementsEqual(after) else {
      return .segment(index, text: shown, expected: expected)
    }
    let value = String(decoding: text.dropFirst(before.count).dropLast(after.count), as: UTF8.self)
    let found = graph.parameters[parameter]
    return .value(index, text: value, parameter: graph.text(found.name), type: graph.kindOfText(parameter, form))
  }

  /// Returns the expected value of a key: a text in quotes, or a type.
  private func wanted(_ key: Name?, _ pattern: Pattern) -> String {
    let part = key.map { key in graph.queryItems[pattern.query].first { $0.key == key }?.value } ?? pattern.fragment
    switch part {
    case .literal(let text)?: return "\"" + graph.text(text) + "\""
    case .placeholder(_, let parameter, _, _, let form)?: return graph.kindOfText(parameter, form)
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

extension NavigationGraph {
  /// Returns the description of a placeholder's text: its form in backticks, if it has one, or else its type.
  package func kindOfText(_ parameter: ParameterID?, _ form: Name) -> String {
    form == .empty ? describe(unwrapped(parameter.map { parameters[$0].type } ?? .string)) : "`" + text(form) + "`"
  }
}
