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

  /// Empty, but keeps its room for the next route.
  mutating func clear() { known.removeAll(keepingCapacity: true) }

  mutating func bind(_ name: Name, _ meaning: Known) {
    if let index = known.firstIndex(where: { $0.name == name }) {
      known[index].known = meaning
    } else if known.count < Resolver.mostParameters {
      known.append((name, meaning))
    }
  }

  /// One segment; a name that is not known feeds nothing.
  func part(_ segment: PatternSyntax.Segment) -> PatternPart {
    guard let placeholder = segment.placeholder else { return .literal(segment.prefix) }
    let id = find(placeholder)?.parameter
    if placeholder.mode == .rest { return .rest(id, suffix: segment.suffix) }
    return .placeholder(
      prefix: segment.prefix, parameter: id, suffix: segment.suffix, isOptional: placeholder.mode == .optional, form: placeholder.form)
  }

  /// The placeholders of a segment that has several.
  func pieces(_ segment: PatternSyntax.Segment) -> [PatternPart] {
    var pieces: [PatternPart] = []
    var before = segment.prefix
    for (index, placeholder) in segment.placeholders.enumerated() {
      let isLast = index == segment.others.count
      let behind = index == 0 ? segment.suffix : segment.others[index - 1].suffix
      pieces.append(
        .placeholder(
          prefix: before, parameter: find(placeholder)?.parameter, suffix: isLast ? behind : .empty, isOptional: false,
          form: placeholder.form))
      before = behind
    }
    return pieces
  }

  func fragment(_ segment: PatternSyntax.Segment) -> PatternPart {
    let part = part(segment)
    guard case .placeholder(let prefix, let id?, let suffix, false, let form) = part, let placeholder = segment.placeholder else {
      return part
    }
    return .placeholder(prefix: prefix, parameter: id, suffix: suffix, isOptional: find(placeholder)?.isDefaulted ?? false, form: form)
  }

  /// `?key` alone asks for the key, whatever its value.
  func item(_ item: PatternSyntax.QueryItem) -> QueryItem {
    let key = item.key
    switch item.value {
    case .none:
      let value = PatternPart.placeholder(prefix: .empty, parameter: nil, suffix: .empty, isOptional: false)
      return QueryItem(key: key, value: value, isRequired: true, range: item.range)
    case .text(let text):
      return QueryItem(key: key, value: .literal(text), isRequired: true, range: item.range)
    case .placeholder(let placeholder):
      let found = find(placeholder)
      let isOptional = placeholder.mode == .optional || found?.isDefaulted ?? false
      return QueryItem(
        key: key,
        value: .placeholder(
          prefix: .empty, parameter: found?.parameter, suffix: .empty, isOptional: isOptional, form: placeholder.form),
        isRequired: !isOptional, range: item.range)
    }
  }

  private func find(_ placeholder: PatternSyntax.Placeholder) -> Known? {
    placeholder.isDiscarded ? nil : known.first { $0.name == placeholder.name }?.known
  }
}

// From the text of a pattern to its parts in the graph.
extension Resolver {
  /// What the placeholders of a route stand for. A list may be empty, so a query can do without it as well.
  func bind(_ placeholders: RoutePlaceholders, _ parameters: IDRange<Parameter>, to parts: inout PatternParts) {
    for (index, placeholder) in placeholders.all.enumerated() {
      let id = parameters[index]
      var isDefaulted = placeholders.uses.allSatisfy { use in
        use.placeholder != index || !use.isInList && graph.parameters[use.parameter].defaultValue != nil
      }
      if case .list = graph.types[graph.unwrapped(graph.parameters[id].type)] { isDefaulted = true }
      parts.bind(placeholder.name, .init(parameter: id, isDefaulted: isDefaulted && placeholders.firstUse(of: index) != nil))
    }
  }

  /// The text of a pattern as it stands between the quotes: `\{` and `{` are two things in it.
  mutating func patternText(_ token: Token, in tree: SyntaxTree) -> Name {
    let bytes = tree.source.bytes[Int(token.start)..<Int(token.end)]
    guard bytes.contains(UInt8(ascii: "\\")) else { return token.name }
    let closed = bytes.count > 1 && bytes.last == UInt8(ascii: "\"")
    return graph.names.intern(String(decoding: bytes.dropFirst().dropLast(closed ? 1 : 0), as: UTF8.self))
  }

  /// The parts of a path, one a segment.
  mutating func appendParts(of segments: [PatternSyntax.Segment], _ parts: PatternParts) -> IDRange<PatternPart> {
    var shared: [Int: IDRange<PatternPart>] = [:]
    for (index, segment) in segments.enumerated() where !segment.others.isEmpty {
      shared[index] = graph.patternParts.append(contentsOf: parts.pieces(segment))
    }
    let first = graph.patternParts.count
    for (index, segment) in segments.enumerated() {
      graph.patternParts.append(segment.others.isEmpty ? parts.part(segment) : shared[index].map(PatternPart.several) ?? .unknown)
    }
    return IDRange(first..<graph.patternParts.count)
  }

  /// A pattern that is broken is there, but matches nothing.
  mutating func appendPattern(_ syntax: PatternSyntax, _ parts: PatternParts, text: Name, range: SourceRange, route: RouteID) {
    let firstItem = graph.queryItems.count
    let segments: IDRange<PatternPart>
    if syntax.isBroken {
      segments = graph.patternParts.append(contentsOf: [.unknown])
    } else {
      segments = appendParts(of: syntax.segments, parts)
      for item in syntax.query { graph.queryItems.append(parts.item(item)) }
    }
    let pattern = Pattern(
      route: route, alias: nil, segments: segments,
      query: IDRange(firstItem..<graph.queryItems.count),
      fragment: syntax.isBroken ? nil : syntax.fragment.map { parts.fragment($0) }, text: text, range: range)
    graph.patterns.append(pattern)
  }
}
