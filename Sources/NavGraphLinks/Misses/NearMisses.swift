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

  init(for graph: NavigationGraph, routes table: RouteTable) {
    self.graph = graph
    self.table = table
    shapes = table.classes.map { number in TextShape(of: number.literal.map { table.names.utf8(of: $0) } ?? []) }
    shared = table.variants.indices.map { index in
      if index == 0 { return 0 }
      return zip(table.segments(of: table.variants[index - 1]), table.segments(of: table.variants[index])).prefix { $0 == $1 }.count
    }
  }

  /// Returns the nearest patterns, the best first. Among equals, the first in the source comes first.
  ///
  /// - Parameter shown: The segments as they are shown in results, if some of them can't be read.
  func nearest(to url: LinkURL, shown: [String]? = nil, count: Int = 3) -> [NearMiss] {
    var distances = SegmentDistances(to: url)
    let origins = originCosts(of: url)
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
        distances.extend(by: table.classes[place], shape: shapes[place], behind: depth, in: table)
        depth += 1
      }
      if distances.least[depth] > most {
        dead = depth
      } else {
        let cost = distances.cost(at: depth) + origins[Int(variant.origins)] + needs(of: variant, in: url) + ending(of: variant, in: url)
        if cost <= limit {
          insert(Found(variant: index, cost: cost), into: &best, limit: count)
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
      difference(from: table.variants[found.variant], to: url, shown: shown).map {
        NearMiss(pattern: table.variants[found.variant].pattern, difference: $0)
      }
    }
  }

  /// Returns the cost of the nearest pattern, without skipping branches.
  func cost(of url: LinkURL) -> Int? {
    let origins = originCosts(of: url)
    return table.variants.map { variant in
      var distances = SegmentDistances(to: url)
      for depth in 0..<Int(variant.count) {
        let place = Int(variant.start) + depth
        distances.extend(by: table.classes[place], shape: shapes[place], behind: depth, in: table)
      }
      return distances.cost(at: Int(variant.count)) + origins[Int(variant.origins)] + needs(of: variant, in: url)
        + ending(of: variant, in: url)
    }.min()
  }

  /// Inserts a result. There is one for each pattern, in ascending order of cost.
  private func insert(_ found: Found, into best: inout [Found], limit count: Int) {
    let pattern = table.variants[found.variant].pattern
    if let same = best.firstIndex(where: { table.variants[$0.variant].pattern == pattern }) {
      guard found.cost < best[same].cost else { return }
      best.remove(at: same)
    }
    let rank = table.ranks[pattern.index]
    let place = best.firstIndex { ($0.cost, table.rank(of: table.variants[$0.variant])) > (found.cost, rank) } ?? best.count
    best.insert(found, at: place)
    if best.count > count { best.removeLast() }
  }

  private func originCosts(of url: LinkURL) -> [Int] {
    table.originSets.map { $0.contains(url.origin) ? 0 : SegmentDistances.Cost.origin }
  }

  /// Returns the cost of the query and the fragment.
  private func needs(of variant: RouteTable.Variant, in url: LinkURL) -> Int {
    variant.needs == 0 ? 0 : table.needs(of: variant).reduce(0) { $0 + (meets($1, in: url) ? 0 : SegmentDistances.Cost.need) }
  }

  /// Returns the cost of the text after a catch-all. If it is missing, that counts as a wrong value and not as a missing segment.
  private func ending(of variant: RouteTable.Variant, in url: LinkURL) -> Int {
    if !ends(variant, like: url) { return SegmentDistances.Cost.value }
    guard !table.lasts.isEmpty, Int(variant.count) == url.segments.count, let last = table.segments(of: variant).last,
      case .rest(_, let suffix)? = graph.parts(of: variant).last, suffix != .empty,
      !table.contains(in: last, text: url.segments[url.segments.count - 1])
    else { return 0 }
    return SegmentDistances.Cost.value - SegmentDistances.Cost.affix
  }

  /// Whether the last segment has the text after the catch-all.
  private func ends(_ variant: RouteTable.Variant, like url: LinkURL) -> Bool {
    guard let ending = table.segments(of: variant).last.flatMap(table.ending), let text = url.segments.last else { return true }
    return table.contains(in: ending, text: text)
  }

  // MARK: The first difference

  private func meets(_ need: RouteNeed, in url: LinkURL) -> Bool {
    guard let value = value(for: need.key, in: url) else { return false }
    return value.map { need.value == .any || table.contains(in: need.value, text: $0) } ?? false
  }

  /// Returns the value of a key in the URL. The result is nil if there is none, and contains nil if it can't be read.
  private func value(for key: Name?, in url: LinkURL) -> [UInt8]?? {
    if let key { return url.items.first { $0.key.elementsEqual(table.names.utf8(of: key)) }.map(\.value) }
    switch url.fragment {
    case .none: return nil
    case .unreadable: return .some(nil)
    case .text(let text): return .some(text)
    }
  }

  private func difference(from variant: RouteTable.Variant, to url: LinkURL, shown: [String]?) -> NearMiss.Difference? {
    let pattern = graph.patterns[variant.pattern]
    let written = graph.patternParts[pattern.segments].map(graph.written)
    func text(at index: Int) -> String { shown?[index] ?? String(decoding: url.segments[index], as: UTF8.self) }
    func expected(at index: Int) -> String { variant.part(at: index) < written.count ? written[variant.part(at: index)] : "" }
    for (index, number) in table.segments(of: variant).enumerated() {
      guard index < url.segments.count else { return .ends(index, expected: expected(at: index)) }
      if table.isRest(number) {
        // A catch-all doesn't match empty segments, or a last one without its suffix.
        let last = ends(variant, like: url) ? nil : url.segments.count - 1
        guard let bad = url.segments[index...].firstIndex(where: \.isEmpty) ?? last else { break }
        return .segment(bad, text: text(at: bad), expected: expected(at: index))
      }
      if table.contains(in: number, text: url.segments[index]) { continue }
      return differing(
        of: url.segments[index], shown: text(at: index), at: index,
        part: graph.patternParts[ID(Int(pattern.segments.start) + variant.part(at: index))],
        expected: expected(at: index))
    }
    if url.segments.count > Int(variant.count), !table.endsInRest(variant) {
      return .goesOn(Int(variant.count), text: text(at: Int(variant.count)))
    }
    // The needs in source order.
    let needs = table.needs(of: variant)
    let ordered = graph.queryItems[pattern.query].compactMap { item in needs.first { $0.key == item.key } } + needs.filter { $0.key == nil }
    for need in ordered where !meets(need, in: url) {
      let key = need.key.map { table.names.text(of: $0) } ?? "#"
      guard let value = value(for: need.key, in: url) else { return .lacks(key: key) }
      let text = value.map { String(decoding: $0, as: UTF8.self) } ?? "%"
      return .query(key: key, text: text, expected: wanted(for: need.key, in: pattern))
    }
    return table.origins(of: variant).contains(url.origin) ? nil : .origin(table.origins(of: variant).map(beginning))
  }

  private func differing(of text: [UInt8], shown: String, at index: Int, part: PatternPart, expected: String) -> NearMiss.Difference {
    guard case .placeholder(let prefix, let parameter?, let suffix, _, let form) = part else {
      return .segment(index, text: shown, expected: expected)
    }
    let (before, after) = (graph.names.utf8(of: prefix), graph.names.utf8(of: suffix))
    guard text.count > before.count + after.count, text.starts(with: before), text.suffix(after.count).elementsEqual(after) else {
      return .segment(index, text: shown, expected: expected)
    }
    let value = String(decoding: text.dropFirst(before.count).dropLast(after.count), as: UTF8.self)
    let found = graph.parameters[parameter]
    return .value(index, text: value, parameter: graph.text(of: found.name), type: graph.kindOfText(of: parameter, form: form))
  }

  /// Returns the expected value of a key: a text in quotes, or a type.
  private func wanted(for key: Name?, in pattern: Pattern) -> String {
    let part = key.map { key in graph.queryItems[pattern.query].first { $0.key == key }?.value } ?? pattern.fragment
    switch part {
    case .literal(let text)?: return "\"" + graph.text(of: text) + "\""
    case .placeholder(_, let parameter, _, _, let form)?: return graph.kindOfText(of: parameter, form: form)
    default: return "String"
    }
  }

  func beginning(of origin: RouteOrigin) -> String {
    switch origin {
    case .scheme(let name): table.names.text(of: name) + "://"
    case .host(let name): "https://" + table.names.text(of: name)
    case .nowhere: ""
    }
  }
}

extension NavigationGraph {
  /// Returns the description of a placeholder's text: its form in backticks, if it has one, or else its type.
  package func kindOfText(of parameter: ParameterID?, form: Name) -> String {
    form == .empty ? describe(unwrapped(parameter.map { parameters[$0].type } ?? .string)) : "`" + text(of: form) + "`"
  }
}
