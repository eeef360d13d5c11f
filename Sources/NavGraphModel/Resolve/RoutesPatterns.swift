import NavGraphSyntax

/// Turns the syntax of one pattern into parts.
struct PatternParts {
  /// What a placeholder's name stands for.
  struct Known {
    var parameter: ParameterID
    /// All that it feeds has a default, so that a query can do without it.
    var isDefaulted: Bool
  }
  /// Few: as many as a list of parameters may hold.
  private var known: [(name: Name, known: Known)] = []

  mutating func bind(_ name: Name, _ meaning: Known) {
    if let index = known.firstIndex(where: { $0.name == name }) {
      known[index].known = meaning
    } else if known.count < Resolver.mostParameters {
      known.append((name, meaning))
    }
  }

  /// One segment; a name that is not known feeds nothing.
  func part(_ segment: PatternSyntax.Segment, _ names: inout NameTable) -> PatternPart {
    guard let placeholder = segment.placeholder else { return .literal(names.intern(segment.prefix)) }
    let id = find(placeholder, &names)?.parameter
    if placeholder.mode == .rest { return .rest(id) }
    return .placeholder(
      prefix: names.intern(segment.prefix), parameter: id, suffix: names.intern(segment.suffix), isOptional: placeholder.mode == .optional)
  }

  func fragment(_ segment: PatternSyntax.Segment, _ names: inout NameTable) -> PatternPart {
    let part = part(segment, &names)
    guard case .placeholder(let prefix, let id?, let suffix, false) = part, let placeholder = segment.placeholder else { return part }
    return .placeholder(prefix: prefix, parameter: id, suffix: suffix, isOptional: find(placeholder, &names)?.isDefaulted ?? false)
  }

  /// `?key` alone asks for the key, whatever its value.
  func item(_ item: PatternSyntax.QueryItem, _ names: inout NameTable) -> QueryItem {
    let key = names.intern(item.key)
    switch item.value {
    case .none:
      let value = PatternPart.placeholder(prefix: .empty, parameter: nil, suffix: .empty, isOptional: false)
      return QueryItem(key: key, value: value, isRequired: true, range: item.range)
    case .text(let text):
      return QueryItem(key: key, value: .literal(names.intern(text)), isRequired: true, range: item.range)
    case .placeholder(let placeholder):
      let found = find(placeholder, &names)
      let isOptional = placeholder.mode == .optional || found?.isDefaulted ?? false
      return QueryItem(
        key: key, value: .placeholder(prefix: .empty, parameter: found?.parameter, suffix: .empty, isOptional: isOptional),
        isRequired: !isOptional, range: item.range)
    }
  }

  private func find(_ placeholder: PatternSyntax.Placeholder, _ names: inout NameTable) -> Known? {
    guard !placeholder.isDiscarded else { return nil }
    let name = names.intern(placeholder.name)
    return known.first { $0.name == name }?.known
  }
}

// From the text of a pattern to its parts in the graph.
extension Resolver {
  /// What the placeholders of a route stand for. A list may be empty, so a query can do without it as well.
  func known(_ placeholders: RoutePlaceholders, _ parameters: IDRange<Parameter>) -> PatternParts {
    var parts = PatternParts()
    for (index, placeholder) in placeholders.all.enumerated() {
      let id = parameters[index]
      var isDefaulted = placeholder.uses.allSatisfy { graph.parameters[$0.parameter].defaultValue != nil }
      if case .list = graph.types[unwrapped(graph.parameters[id].type)] { isDefaulted = true }
      parts.bind(placeholder.name, .init(parameter: id, isDefaulted: isDefaulted && !placeholder.uses.isEmpty))
    }
    return parts
  }

  /// A pattern that is broken is there, but matches nothing.
  mutating func appendPattern(_ syntax: PatternSyntax, _ parts: PatternParts, text: Name, range: SourceRange, route: RouteID) {
    let firstPart = graph.patternParts.count
    let firstItem = graph.queryItems.count
    if syntax.isBroken {
      graph.patternParts.append(.unknown)
    } else {
      for segment in syntax.segments { graph.patternParts.append(parts.part(segment, &graph.names)) }
      for item in syntax.query { graph.queryItems.append(parts.item(item, &graph.names)) }
    }
    let pattern = Pattern(
      route: route, alias: nil, segments: IDRange(firstPart..<graph.patternParts.count),
      query: IDRange(firstItem..<graph.queryItems.count),
      fragment: syntax.isBroken ? nil : syntax.fragment.map { parts.fragment($0, &graph.names) }, text: text, range: range)
    graph.patterns.append(pattern)
  }
}
