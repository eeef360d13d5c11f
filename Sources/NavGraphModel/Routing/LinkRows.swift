import NavGraphSyntax

/// The rows of an app's `NavGraph.LinkTable`: every pattern at each of its lengths, in the order in which they win.
package struct LinkRows: Sendable {
  /// What each row stands for.
  package let variants: [RouteTable.Variant]
  /// Where each is among the variants of the table.
  package let turns: [Int]
  package private(set) var rows: [String] = []
  /// The sets of schemes, `messenger:`, and hosts, `//messenger.example`, whose numbers stand behind rows; 0 is left out.
  package let origins: [[String]]
  private let graph: NavigationGraph

  package init(_ graph: NavigationGraph, _ table: RouteTable) {
    self.graph = graph
    let isOrdered = graph.app?.precedence == .order
    let chains = table.hasChains && !isOrdered ? ChainRanks(table) : nil
    let ranked = table.variants.map { RouteRank($0, in: table, chains, isOrdered: isOrdered) }
    turns = ranked.indices.sorted { RouteRank.precedes(ranked[$0], ranked[$1]) }
    variants = turns.map { table.variants[$0] }
    origins = table.originSets.map { set in
      set.compactMap { origin in
        switch origin {
        case .scheme(let name): table.names.text(name) + ":"
        case .host(let name): "//" + table.names.text(name)
        case .nowhere: nil
        }
      }
    }
    rows = variants.map { row(of: $0, isOpen: table.endsInRest($0)) }
  }

  /// The pattern as `NavGraph.LinkRow` reads it.
  private func row(of variant: RouteTable.Variant, isOpen: Bool) -> String {
    let pattern = graph.patterns[variant.pattern]
    var row = ""
    let parts = graph.parts(of: variant)
    for part in parts.dropLast() { row += "/" + text(part) }
    if let last = parts.last {
      row += String(repeating: "/{_}", count: Int(variant.spelt)) + "/"
      // Spelt to its end, a catch-all is a segment.
      if case .rest(_, let suffix) = last, suffix != .empty, !isOpen { row += "{_}" + escaped(suffix) } else { row += text(last) }
    }
    if row.isEmpty { row = "/" }
    var mark = "?"
    for item in graph.queryItems[pattern.query] where item.isRequired {
      row += mark + escaped(item.key) + "=" + text(item.value)
      mark = "&"
    }
    if let fragment = pattern.fragment, !isOptional(fragment) { row += "#" + text(fragment) }
    return row + (variant.origins == 0 ? "" : " " + String(variant.origins))
  }

  private func text(_ part: PatternPart) -> String {
    switch part {
    case .literal(let text): escaped(text)
    case .placeholder(let prefix, let parameter, let suffix, _, _): escaped(prefix) + "{" + name(parameter) + "}" + escaped(suffix)
    // What stands between its placeholders is looked at when they are read.
    case .several(let pieces): graph.patternParts[pieces].map(text).joined()
    case .rest(let parameter, let suffix): "{" + name(parameter) + "...}" + escaped(suffix)
    case .unknown: ""
    }
  }

  private func name(_ parameter: ParameterID?) -> String { parameter.map { graph.text(graph.parameters[$0].name) } ?? "_" }

  private func escaped(_ name: Name) -> String { RouteURL.escape(Array(graph.names.utf8(name))) }

  private func isOptional(_ part: PatternPart) -> Bool {
    if case .placeholder(_, _, _, isOptional: true, _) = part { true } else { false }
  }
}
