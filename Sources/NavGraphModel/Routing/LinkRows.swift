import NavGraphSyntax

/// The rows of an app's `NavGraph.LinkTable`: every pattern at each of its lengths, by precedence.
package struct LinkRows: Sendable {
  /// The variant of each row.
  package let variants: [RouteTable.Variant]
  /// The index of each row's variant in the table.
  package let turns: [Int]
  /// The text of each row in `NavGraph.LinkTable`. The rows are distinct.
  package private(set) var rows: [String] = []
  /// The sets of schemes (`messenger:`) and hosts (`//messenger.example`). The first is the table's default. Rows name the others.
  package let origins: [[String]]
  private let graph: NavigationGraph

  package init(in graph: NavigationGraph, of table: RouteTable) {
    self.graph = graph
    let isOrdered = graph.app?.precedence == .order
    let chains = table.hasChains && !isOrdered ? ChainRanks(in: table) : nil
    let ranked = table.variants.map { RouteRank(of: $0, in: table, chains: chains, isOrdered: isOrdered) }
    turns = ranked.indices.sorted { RouteRank.precedes(ranked[$0], ranked[$1]) }
    variants = turns.map { table.variants[$0] }
    origins = table.originSets.map { set in set.compactMap { LinkRows.text(of: $0, in: table) } }
    rows = variants.map { row(of: $0, isOpen: table.endsInRest($0), hasKinds: false) }
    tellApart(in: table)
  }

  /// Returns the text of an origin, such as `messenger:` or `//messenger.example`.
  package static func text(of origin: RouteOrigin, in table: RouteTable) -> String? {
    switch origin {
    case .scheme(let name): table.names.text(of: name) + ":"
    case .host(let name): "//" + table.names.text(of: name)
    case .nowhere: nil
    }
  }

  /// Adds types and forms to the placeholders of rows that are otherwise equal, and then numbers if that isn't enough.
  private mutating func tellApart(in table: RouteTable) {
    var counts: [String: Int] = [:]
    for row in rows { counts[row, default: 0] += 1 }
    guard counts.count < rows.count else { return }
    var taken: Set<String> = []
    for (index, variant) in variants.enumerated() {
      if counts[rows[index]] != 1 { rows[index] = row(of: variant, isOpen: table.endsInRest(variant), hasKinds: true) }
      if taken.insert(rows[index]).inserted { continue }
      let row = rows[index] + (variant.origins == 0 ? names(ofOrigins: 0) : "")
      var number = 1
      repeat {
        number += 1
        rows[index] = row + " " + String(number)
      } while !taken.insert(rows[index]).inserted
    }
  }

  /// Returns the pattern in the form that `NavGraph.LinkRow` parses.
  private func row(of variant: RouteTable.Variant, isOpen: Bool, hasKinds: Bool) -> String {
    func text(of part: PatternPart) -> String { self.text(of: part, hasKinds: hasKinds) }
    let pattern = graph.patterns[variant.pattern]
    var row = ""
    let parts = graph.parts(of: variant)
    for part in parts.dropLast() { row += "/" + text(of: part) }
    if let last = parts.last {
      row += String(repeating: "/{_}", count: Int(variant.spelt)) + "/"
      // A catch-all that is spelled out to its end is a segment.
      if case .rest(_, let suffix) = last, suffix != .empty, !isOpen { row += "{_}" + escaped(suffix) } else { row += text(of: last) }
    }
    if row.isEmpty { row = "/" }
    var mark = "?"
    for item in graph.queryItems[pattern.query] where item.isRequired {
      row += mark + escaped(item.key) + "=" + text(of: item.value)
      mark = "&"
    }
    if let fragment = pattern.fragment, !fragment.isOptional { row += "#" + text(of: fragment) }
    return row + (variant.origins == 0 ? "" : names(ofOrigins: Int(variant.origins)))
  }

  /// Returns a set of origins, such as ` forge: //forge.example`. A set without origins accepts no URL.
  private func names(ofOrigins set: Int) -> String { " " + (origins[set].isEmpty ? "-" : origins[set].joined(separator: " ")) }

  private func text(of part: PatternPart, hasKinds: Bool) -> String {
    switch part {
    case .literal(let text): escaped(text)
    case .placeholder(let prefix, let parameter, let suffix, _, let form):
      escaped(prefix) + "{" + name(of: parameter) + (hasKinds ? kind(of: parameter, form: form) : "") + "}" + escaped(suffix)
    // The texts between the placeholders are checked when the values are read.
    case .several(let pieces): graph.patternParts[pieces].map { text(of: $0, hasKinds: hasKinds) }.joined()
    case .rest(let parameter, let suffix): "{" + name(of: parameter) + "...}" + escaped(suffix)
    case .unknown: ""
    }
  }

  private func name(of parameter: ParameterID?) -> String { parameter.map { graph.text(of: graph.parameters[$0].name) } ?? "_" }

  /// Returns the kind of a placeholder, such as `:Int`, or `:hex-40` for the form `hex 40`.
  private func kind(of parameter: ParameterID?, form: Name) -> String {
    let text = form != .empty ? graph.text(of: form) : parameter.map { graph.describe(graph.parameters[$0].type) } ?? ""
    let words = text.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    return words.isEmpty ? "" : ":" + words.joined(separator: "-")
  }

  private func escaped(_ name: Name) -> String { RouteURL.escape(Array(graph.names.utf8(of: name))) }
}
