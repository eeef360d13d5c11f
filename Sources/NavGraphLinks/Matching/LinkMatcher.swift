import NavGraphModel
import NavGraphSyntax

/// Finds the pattern that wins a URL. Built once for an app, then asked for as many URLs as there are.
///
/// With errors in the graph it goes on with what is sound: patterns that could not be resolved match nothing, and of two that no one
/// can tell apart the first in the text wins.
package struct LinkMatcher: Sendable {
  package let graph: NavigationGraph
  package internal(set) var table: RouteTable
  package let reader: LinkReader
  let originOrder: OriginOrder

  package init(_ graph: NavigationGraph, _ table: RouteTable) {
    self.graph = graph
    self.table = table
    reader = LinkReader(table)
    originOrder = OriginOrder(graph, table)
  }

  /// The winner; nil if no pattern matches.
  package mutating func match(_ url: LinkURL) -> Matched? {
    winner(among: candidates(url)).flatMap { matched($0, url) }
  }

  /// All variants that match, in the order of the text.
  package func candidates(_ url: LinkURL) -> [Int] {
    var items: [RouteURL.Item] = []
    var unreadable: [Name?] = []
    var seen: Set<Name> = []
    for item in url.items {
      // A key that isn't a name is in no pattern. Of a repeated one the first counts.
      guard let key = table.names.find(bytes: item.key), seen.insert(key).inserted else { continue }
      if item.value == nil { unreadable.append(key) }
      items.append(.init(key: key, value: item.value ?? []))
    }
    switch url.fragment {
    case .none: break
    case .text(let text): items.append(.init(key: nil, value: text))
    case .unreadable:
      items.append(.init(key: nil, value: []))
      unreadable.append(nil)
    }
    var found = table.matches(RouteURL(origin: url.origin, segments: url.segments, items: items))
    if !unreadable.isEmpty {
      found.removeAll { table.needs(table.variants[$0]).contains { unreadable.contains($0.key) } }
    }
    // A closure that the standard library calls copies the table: most URLs match one pattern.
    return found.count < 2 ? found : found.sorted { (table.rank(table.variants[$0]), $0) < (table.rank(table.variants[$1]), $1) }
  }

  /// The narrowest, or the first in the text, as the app says.
  package mutating func winner(among candidates: [Int]) -> Int? {
    guard var best = candidates.first, graph.app?.precedence != .order else { return candidates.first }
    // The relation is no order to sort by, but it is transitive: what is left after one pass is beaten by none.
    for other in candidates.dropFirst() where table.order(table.variants[other], table.variants[best]) == .first { best = other }
    return best
  }

  /// What the URL gives to the route of a variant that matches it.
  package func matched(_ index: Int, _ url: LinkURL) -> Matched? {
    guard table.variants.indices.contains(index) else { return nil }
    let variant = table.variants[index]
    let pattern = graph.patterns[variant.pattern]
    var reading = PatternReading(graph, pattern)
    reading.read(url, graph.parts(of: variant))
    return Matched(
      pattern: variant.pattern, route: pattern.route, alias: pattern.alias, variant: index,
      parameters: graph.routes[pattern.route].parameters, values: reading.values, ignored: reading.ignored, unknown: reading.unknown)
  }
}
