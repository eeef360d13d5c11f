import NavGraphSyntax

/// The texts in the patterns of routes, each by what surrounds it: which path differs from another one in a text alone.
struct RouteTexts {
  /// A path with a hole in it. What a placeholder is called, and what it takes, doesn't matter.
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

  /// Of routes that can't all be read it knows nothing: one that is broken may be what was meant.
  init(_ graph: NavigationGraph, _ breakage: Breakage) {
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

  /// The first pattern that has a text at that index, and is like the path elsewhere.
  func pattern(beside parts: [PatternPart], at index: Int) -> PatternID? {
    var key = parts.map(Part.init)
    key[index] = .hole
    return patterns[key]
  }
}
