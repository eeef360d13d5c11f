import NavGraphModel

/// The names of the rows of a link table, derived from the words in their patterns.
///
/// A name is independent of other patterns, so adding a pattern doesn't change it. For
/// example: `chatsById` for `/chats/{id}`, and `newOnForge` for `/new` with the scheme `forge`
struct PatternNames {
  private struct Words {
    let graph: NavigationGraph
    var literals: [String] = []
    var keys: [String] = []

    mutating func add(_ part: PatternPart) {
      switch part {
      case .literal(let text): literals.append(graph.text(of: text))
      case .placeholder(let prefix, let parameter, let suffix, _, _):
        literals += [graph.text(of: prefix), graph.text(of: suffix)]
        if let parameter { keys.append(graph.text(of: graph.parameters[parameter].name)) }
      case .several(let pieces): for piece in graph.patternParts[pieces] { add(piece) }
      case .rest(let parameter, let suffix):
        literals.append(graph.text(of: suffix))
        if let parameter { keys.append(graph.text(of: graph.parameters[parameter].name)) }
      case .unknown: break
      }
    }
  }

  private(set) var names: [String] = []

  init(for rows: LinkRows, in graph: NavigationGraph) {
    var scope = NameScope()
    for variant in rows.variants {
      var words = Words(graph: graph)
      for part in graph.parts(of: variant) { words.add(part) }
      let pattern = graph.patterns[variant.pattern]
      for item in pattern.query where graph.queryItems[item].isRequired {
        words.keys.append(graph.text(of: graph.queryItems[item].key))
        if case .literal(let value) = graph.queryItems[item].value { words.keys.append(graph.text(of: value)) }
      }
      if let fragment = pattern.fragment, !fragment.isOptional { words.add(fragment) }
      var name = RouteNames.camel(from: words.literals)
      let by = words.keys.map { upperCamel(RouteNames.camel(from: [$0])) }.filter { !$0.isEmpty }
      if !by.isEmpty { name += (name.isEmpty ? "by" : "By") + by.joined(separator: "And") }
      if name.isEmpty { name = "root" }
      if variant.origins > 0 { name += "On" + rows.origins[Int(variant.origins)].map { upperCamel(RouteNames.camel(from: [$0])) }.joined() }
      names.append(scope.claim(name))
    }
  }
}
