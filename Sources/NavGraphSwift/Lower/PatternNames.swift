import NavGraphModel

/// The names of the rows of a table of links, made of the words in their patterns.
///
/// A name depends on no other pattern, so a new one doesn't change it. For example: `chatsById` for `/chats/{id}`, and `newOnForge` for
/// `/new` with the scheme `forge`
struct PatternNames {
  /// A name for each row.
  private(set) var names: [String] = []

  init(_ rows: LinkRows, _ graph: NavigationGraph) {
    var scope = NameScope()
    for variant in rows.variants {
      var literals: [String] = []
      var keys: [String] = []
      for part in graph.parts(of: variant) { PatternNames.add(part, graph, &literals, &keys) }
      let pattern = graph.patterns[variant.pattern]
      for item in pattern.query where graph.queryItems[item].isRequired {
        keys.append(graph.text(graph.queryItems[item].key))
        if case .literal(let value) = graph.queryItems[item].value { keys.append(graph.text(value)) }
      }
      if let fragment = pattern.fragment, !fragment.isOptional { PatternNames.add(fragment, graph, &literals, &keys) }
      var name = RouteNames.camel(literals)
      let by = keys.map { upperCamel(RouteNames.camel([$0])) }.filter { !$0.isEmpty }
      if !by.isEmpty { name += (name.isEmpty ? "by" : "By") + by.joined(separator: "And") }
      if name.isEmpty { name = "root" }
      if variant.origins > 0 { name += "On" + rows.origins[Int(variant.origins)].map { upperCamel(RouteNames.camel([$0])) }.joined() }
      names.append(scope.claim(name))
    }
  }

  private static func add(_ part: PatternPart, _ graph: NavigationGraph, _ literals: inout [String], _ keys: inout [String]) {
    switch part {
    case .literal(let text): literals.append(graph.text(text))
    case .placeholder(let prefix, let parameter, let suffix, _, _):
      literals += [graph.text(prefix), graph.text(suffix)]
      if let parameter { keys.append(graph.text(graph.parameters[parameter].name)) }
    case .several(let pieces): for piece in graph.patternParts[pieces] { add(piece, graph, &literals, &keys) }
    case .rest(let parameter, let suffix):
      literals.append(graph.text(suffix))
      if let parameter { keys.append(graph.text(graph.parameters[parameter].name)) }
    case .unknown: break
    }
  }
}

extension PatternPart {
  fileprivate var isOptional: Bool {
    if case .placeholder(_, _, _, isOptional: true, _) = self { true } else { false }
  }
}
