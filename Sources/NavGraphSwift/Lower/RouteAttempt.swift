import NavGraphModel

/// One pattern at one of its lengths, and how narrow it is: what the matcher tries, the narrower first.
///
/// "Narrower" compares segment by segment; at the first whose languages differ, the strictly smaller wins. That relation is no
/// order to sort by. But each language has a rank that grows with it, equal languages have equal ranks, and so sorting by ranks
/// from the left puts every narrower pattern before every wider one.
struct RouteAttempt {
  let pattern: PatternID
  /// How many segments it has at this length; a catch-all counts as one.
  let length: Int
  let rank: [Int]

  init(_ pattern: PatternID, length: Int, in graph: NavigationGraph) {
    self.pattern = pattern
    self.length = length
    let found = graph.patterns[pattern]
    var rank = found.segments.prefix(length).flatMap { RouteAttempt.rank(graph.patternParts[$0], graph) }
    // Behind all segments: narrowed to a host first, then what asks for more in its query.
    let route = graph.routes[found.route]
    rank += [-1, route.hosts.isEmpty && route.schemes.isEmpty ? 1 : 0, route.hosts.count + route.schemes.count]
    rank.append(-found.query.filter { graph.queryItems[$0].isRequired }.count - (found.fragment == nil ? 0 : 1))
    self.rank = rank
  }

  static func precedes(_ first: RouteAttempt, _ second: RouteAttempt) -> Bool {
    if first.rank != second.rank { return first.rank.lexicographicallyPrecedes(second.rank) }
    return (first.pattern, first.length) < (second.pattern, second.length)
  }

  /// Three numbers for each segment: the kind of its language, and two that order languages of that kind.
  private static func rank(_ part: PatternPart, _ graph: NavigationGraph) -> [Int] {
    switch part {
    case .literal: return [0, 0, 0]
    case .placeholder(let prefix, let parameter, let suffix, _):
      let affixes = graph.names.utf8(prefix).count + graph.names.utf8(suffix).count
      let type = parameter.map { rank(graph.parameters[$0].type, graph) } ?? [9, 0]
      // An affix makes any language smaller than the bare one of its type; of two affixes the longer is the narrower.
      return affixes > 0 ? [4, -affixes, type[0]] : [type[0], type[1], 0]
    case .rest: return [10, 0, 0]
    case .unknown: return [9, 0, 0]
    }
  }

  private static func rank(_ type: TypeID, _ graph: NavigationGraph) -> [Int] {
    switch graph.types[type] {
    case .enumeration(let id): return [1, graph.enumerations[id].cases.count]
    case .bool: return [2, 0]
    case .int, .uuid, .date: return [3, 0]
    case .double: return [5, 0]
    case .url: return [6, 0]
    case .string, .unknown, .external: return [9, 0]
    case .alias(let id): return rank(graph.typeAliases[id].base, graph)
    case .optional(let inner), .list(let inner): return rank(inner, graph)
    }
  }
}
