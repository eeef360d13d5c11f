import NavGraphSyntax

/// The texts in the patterns of routes, which find a path that differs from another one in a single text.
struct RouteTexts {
  /// A part of a path with a hole. The names and types of placeholders aren't compared.
  private enum Part: Hashable {
    case literal(Name)
    case placeholder, hole
    case rest(suffix: Name)

    init(_ part: PatternPart) {
      switch part {
      case .literal(let name): self = .literal(name)
      case .placeholder, .several, .unknown: self = .placeholder
      case .rest(_, let suffix): self = .rest(suffix: suffix)
      }
    }
  }
  private var patterns: [[Part]: PatternID] = [:]

  /// Creates an index, which is empty if some routes couldn't be read, because one of those may be meant.
  init(of graph: NavigationGraph, breakage: SyntaxErrorRegions) {
    guard !breakage.isIncomplete, !graph.routes.ids.contains(where: { breakage.touches(graph.routes[$0].range) }) else { return }
    for id in graph.patterns.ids where graph.patterns[id].alias == nil {
      let parts = graph.patternParts[graph.patterns[id].segments].map(Part.init)
      for (index, part) in parts.enumerated() {
        guard case .literal = part else { continue }
        var key = parts
        key[index] = .hole
        if patterns[key] == nil { patterns[key] = id }
      }
    }
  }

  /// Returns the first pattern that has a text at an index and equals the path elsewhere.
  func pattern(beside parts: [PatternPart], at index: Int) -> PatternID? {
    var key = parts.map(Part.init)
    key[index] = .hole
    return patterns[key]
  }
}
