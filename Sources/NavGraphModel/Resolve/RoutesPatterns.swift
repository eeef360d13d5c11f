import NavGraphSyntax

/// Converts the syntax of a pattern to parts.
struct PatternParts {
  /// The parameter of a placeholder.
  struct Known {
    var parameter: ParameterID
    /// Whether all parameters that the placeholder feeds have defaults, so that a query may omit it.
    var isDefaulted: Bool
  }
  /// The known placeholders. They are few.
  private var known: [(name: Name, known: Known)] = []

  /// Removes all placeholders, and keeps the capacity for the next route.
  mutating func clear() { known.removeAll(keepingCapacity: true) }

  mutating func bind(_ name: Name, to meaning: Known) {
    if let index = known.firstIndex(where: { $0.name == name }) {
      known[index].known = meaning
    } else if known.count < Resolver.maxParameters {
      known.append((name, meaning))
    }
  }

  /// Returns the part of a segment. A placeholder with an unknown name feeds no parameter.
  func part(for segment: PatternSyntax.Segment) -> PatternPart {
    guard let placeholder = segment.placeholder else { return .literal(segment.prefix) }
    let id = find(placeholder)?.parameter
    if placeholder.mode == .rest { return .rest(id, suffix: segment.suffix) }
    return .placeholder(
      prefix: segment.prefix, parameter: id, suffix: segment.suffix, isOptional: placeholder.mode == .optional, form: placeholder.form)
  }

  /// Returns the parts of a segment with several placeholders.
  func pieces(for segment: PatternSyntax.Segment) -> [PatternPart] {
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

  func fragment(for segment: PatternSyntax.Segment) -> PatternPart {
    let part = part(for: segment)
    guard case .placeholder(let prefix, let id?, let suffix, false, let form) = part, let placeholder = segment.placeholder else {
      return part
    }
    return .placeholder(prefix: prefix, parameter: id, suffix: suffix, isOptional: find(placeholder)?.isDefaulted ?? false, form: form)
  }

  /// Returns a query item. A `?key` without a value requires the key with any value.
  func item(for item: PatternSyntax.QueryItem) -> QueryItem {
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

// The conversion of a pattern's text to parts of the graph.
extension Resolver {
  /// Binds the placeholders of a route to their parameters. A list can be empty, so a query may omit it.
  func bind(_ placeholders: RoutePlaceholders, with parameters: IDRange<Parameter>, to parts: inout PatternParts) {
    for (index, placeholder) in placeholders.all.enumerated() {
      let id = parameters[index]
      var isDefaulted = placeholders.uses.allSatisfy { use in
        use.placeholder != index || !use.isInList && graph.parameters[use.parameter].defaultValue != nil
      }
      if case .list = graph.types[graph.unwrapped(graph.parameters[id].type)] { isDefaulted = true }
      parts.bind(placeholder.name, to: .init(parameter: id, isDefaulted: isDefaulted && placeholders.firstUse(of: index) != nil))
    }
  }

  /// Returns the text of a pattern between the quotes, with escapes: `\{` and `{` are different.
  mutating func patternText(of token: Token, in tree: SyntaxTree) -> Name {
    let bytes = tree.source.bytes[Int(token.start)..<Int(token.end)]
    guard bytes.contains(UInt8(ascii: "\\")) else { return token.name }
    let closed = bytes.count > 1 && bytes.last == UInt8(ascii: "\"")
    return graph.names.intern(String(decoding: bytes.dropFirst().dropLast(closed ? 1 : 0), as: UTF8.self))
  }

  /// Appends the parts of a path, one for each segment.
  mutating func appendParts(of segments: [PatternSyntax.Segment], with parts: PatternParts) -> IDRange<PatternPart> {
    var shared: [Int: IDRange<PatternPart>] = [:]
    for (index, segment) in segments.enumerated() where !segment.others.isEmpty {
      shared[index] = graph.patternParts.append(contentsOf: parts.pieces(for: segment))
    }
    let first = graph.patternParts.count
    for (index, segment) in segments.enumerated() {
      graph.patternParts.append(segment.others.isEmpty ? parts.part(for: segment) : shared[index].map(PatternPart.several) ?? .unknown)
    }
    return IDRange(first..<graph.patternParts.count)
  }

  /// Appends a pattern. A broken one has an unknown part, so that it matches nothing.
  mutating func appendPattern(_ syntax: PatternSyntax, with parts: PatternParts, text: Name, range: SourceRange, route: RouteID) {
    let firstItem = graph.queryItems.count
    let segments: IDRange<PatternPart>
    if syntax.isBroken {
      segments = graph.patternParts.append(contentsOf: [.unknown])
    } else {
      segments = appendParts(of: syntax.segments, with: parts)
      for item in syntax.query { graph.queryItems.append(parts.item(for: item)) }
    }
    let pattern = Pattern(
      route: route, alias: nil, segments: segments,
      query: IDRange(firstItem..<graph.queryItems.count),
      fragment: syntax.isBroken ? nil : syntax.fragment.map { parts.fragment(for: $0) }, text: text, range: range)
    graph.patterns.append(pattern)
  }
}
