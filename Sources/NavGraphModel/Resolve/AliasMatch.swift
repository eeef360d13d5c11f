import NavGraphSyntax

/// The parts with which an alias's target is compared: those of a route's pattern, or of another alias's pattern that isn't resolved yet.
struct AliasParts {
  enum Part {
    case literal(Name)
    case placeholder(prefix: Name, suffix: Name, parameter: ParameterID?, isOptional: Bool, isRest: Bool, form: Name)
    /// Placeholders that share a segment. `chain` is their language.
    case several([(before: Name, parameter: ParameterID?, form: Name)], suffix: Name, chain: SegmentChain)
    case unknown
  }
  var segments: [Part]
  var query: [(key: Name, part: Part, item: QueryItem?)]
  var fragment: Part?

  init(_ pattern: Pattern, in graph: NavigationGraph) {
    func part(of part: PatternPart) -> Part {
      switch part {
      case .literal(let name): .literal(name)
      case .placeholder(let prefix, let parameter, let suffix, let isOptional, let form):
        .placeholder(prefix: prefix, suffix: suffix, parameter: parameter, isOptional: isOptional, isRest: false, form: form)
      case .rest(let parameter, let suffix):
        .placeholder(prefix: .empty, suffix: suffix, parameter: parameter, isOptional: false, isRest: true, form: .empty)
      case .several(let pieces): AliasParts.shared(of: graph.patternParts[pieces], chain: graph.chain(of: pieces))
      case .unknown: .unknown
      }
    }
    segments = graph.patternParts[pattern.segments].map(part)
    query = graph.queryItems[pattern.query].map { ($0.key, part(of: $0.value), $0) }
    fragment = pattern.fragment.map(part)
  }

  private static func shared(of pieces: some Collection<PatternPart>, chain: SegmentChain?) -> Part {
    guard let chain else { return .unknown }
    var all: [(before: Name, parameter: ParameterID?, form: Name)] = []
    var end = Name.empty
    for case .placeholder(let prefix, let parameter, let suffix, _, let form) in pieces {
      all.append((prefix, parameter, form))
      end = suffix
    }
    return .several(all, suffix: end, chain: chain)
  }

  /// Returns the segments of the path with `count` parts; nil if it has no such length.
  func segments(count: Int) -> [Part]? {
    func isOptional(_ part: Part) -> Bool { if case .placeholder(_, _, _, isOptional: true, _, _) = part { true } else { false } }
    let missing = segments.count - count
    if missing == 0 { return segments }
    guard missing > 0, let last = segments.lastIndex(where: isOptional), last + 1 >= missing else { return nil }
    let gap = last + 1 - missing..<last + 1
    return segments[gap].allSatisfy(isOptional) ? Array(segments[..<gap.lowerBound] + segments[gap.upperBound...]) : nil
  }

  init(_ syntax: PatternSyntax, in graph: NavigationGraph) {
    func part(prefix: Name, placeholder: PatternSyntax.Placeholder?, suffix: Name) -> Part {
      guard let placeholder else { return .literal(prefix) }
      return .placeholder(
        prefix: prefix, suffix: suffix, parameter: nil, isOptional: placeholder.mode == .optional, isRest: placeholder.mode == .rest,
        form: placeholder.form)
    }
    segments = syntax.segments.map { segment in
      if segment.others.isEmpty { return part(prefix: segment.prefix, placeholder: segment.placeholder, suffix: segment.suffix) }
      let pieces = PatternParts().pieces(for: segment)
      return AliasParts.shared(of: pieces, chain: graph.chain(of: pieces))
    }
    query = syntax.query.map { item in
      switch item.value {
      case .none:
        (item.key, .placeholder(prefix: .empty, suffix: .empty, parameter: nil, isOptional: false, isRest: false, form: .empty), nil)
      case .text(let text): (item.key, .literal(text), nil)
      case .placeholder(let placeholder): (item.key, part(prefix: .empty, placeholder: placeholder, suffix: .empty), nil)
      }
    }
    fragment = syntax.fragment.map { part(prefix: $0.prefix, placeholder: $0.placeholder, suffix: $0.suffix) }
  }
}

/// The comparison of an alias's target with a pattern. Placeholders are compared by position, and texts become constants.
struct AliasMatch {
  struct Binding {
    var parameter: ParameterID
    var isOptional: Bool
    var isRest: Bool
  }
  /// The distance of each segment: 0 if equal, more for a text instead of a placeholder; then the number of omitted query items and
  /// fragments.
  private(set) var rank: [UInt8] = []
  /// The parameters that the target's placeholders feed.
  private(set) var bindings: [Name: Binding] = [:]
  private(set) var constants: [(parameter: ParameterID, text: String, form: Name)] = []
  /// Texts that aren't values of the type of their placeholder.
  private(set) var misfits: [(parameter: ParameterID, text: String)] = []
  /// Query items of the pattern that the target doesn't mention.
  private(set) var carried: [QueryItem] = []

  mutating func matchPath(of target: PatternSyntax, to parts: AliasParts, in resolver: Resolver) -> Bool {
    guard let own = parts.segments(count: target.segments.count) else { return false }
    for (segment, part) in zip(target.segments, own) {
      if case .several(let pieces, let suffix, let chain) = part {
        guard match(segment, pieces: pieces, suffix: suffix, chain: chain, in: resolver) else { return false }
        continue
      }
      guard segment.others.isEmpty,
        match(prefix: segment.prefix, placeholder: segment.placeholder, suffix: segment.suffix, to: part, in: resolver)
      else { return false }
    }
    rank += Array(repeating: 200, count: parts.segments.count - own.count)
    return true
  }

  mutating func matchRest(of target: PatternSyntax, to parts: AliasParts, in resolver: Resolver) -> Bool {
    for item in target.query {
      guard let found = parts.query.first(where: { $0.key == item.key }) else { return false }
      switch item.value {
      case .none: if let whole = found.item { carried.append(whole) }
      case .text(let text): guard match(prefix: text, placeholder: nil, suffix: .empty, to: found.part, in: resolver) else { return false }
      case .placeholder(let placeholder):
        guard match(prefix: .empty, placeholder: placeholder, suffix: .empty, to: found.part, in: resolver) else { return false }
      }
    }
    // Of two patterns with the same path, the one that the target covers more completely wins.
    var unsaid = target.fragment == nil && parts.fragment != nil ? 1 : 0
    for (key, _, item) in parts.query where !target.query.contains(where: { $0.key == key }) {
      if let item { carried.append(item) }
      unsaid += 1
    }
    rank.append(UInt8(Swift.min(unsaid, 100)))
    guard let fragment = target.fragment else { return true }
    guard let part = parts.fragment else { return false }
    return match(prefix: fragment.prefix, placeholder: fragment.placeholder, suffix: fragment.suffix, to: part, in: resolver)
  }

  /// Compares a segment with one that has several placeholders: the texts around them must be equal, or a text must contain their values.
  private mutating func match(
    _ segment: PatternSyntax.Segment, pieces: [(before: Name, parameter: ParameterID?, form: Name)], suffix: Name,
    chain: SegmentChain, in resolver: Resolver
  ) -> Bool {
    guard segment.placeholder != nil else {
      let bytes = Array(resolver.graph.names.utf8(of: segment.prefix))
      guard let values = chain.split(bytes) else { return false }
      rank.append(2)
      for (value, piece) in zip(values, pieces) {
        guard let parameter = piece.parameter else { continue }
        constants.append((parameter, String(decoding: bytes[value], as: UTF8.self), piece.form))
      }
      return true
    }
    let given = segment.placeholders
    let texts = [segment.prefix, segment.suffix] + segment.others.map(\.suffix)
    guard given.count == pieces.count, texts == pieces.map(\.before) + [suffix] else { return false }
    var least: UInt8 = 0
    for (placeholder, piece) in zip(given, pieces) {
      guard placeholder.form == .empty || placeholder.form == piece.form else { return false }
      guard !placeholder.isDiscarded else { continue }
      guard let parameter = piece.parameter else {
        least = 1
        continue
      }
      bindings[placeholder.name] = Binding(parameter: parameter, isOptional: false, isRest: false)
    }
    rank.append(least)
    return true
  }

  private mutating func match(
    prefix: Name, placeholder: PatternSyntax.Placeholder?, suffix: Name, to part: AliasParts.Part, in resolver: Resolver
  ) -> Bool {
    switch part {
    case .unknown, .several: return false
    case .literal(let text):
      rank.append(0)
      return placeholder == nil && prefix == text
    case .placeholder(let before, let after, let parameter, let isOptional, let isRest, let form):
      guard let placeholder else {
        let names = resolver.graph.names
        let (bytes, begin, end) = (Array(names.utf8(of: prefix)), Array(names.utf8(of: before)), Array(names.utf8(of: after)))
        guard !isRest, SegmentLanguage.affix(prefix: begin, core: .text, suffix: end).contains(bytes) else { return false }
        let text = bytes.dropFirst(begin.count).dropLast(end.count)
        let type = parameter.flatMap { resolver.graph.urlType(of: resolver.graph.parameters[$0].type) }
        // A placeholder with a form doesn't match any text.
        if let form = resolver.graph.form(from: form, of: type), !form.contains(text) { return false }
        let isPlain = before == .empty && after == .empty
        rank.append(isPlain && form == .empty ? 3 : 2)
        guard let parameter else { return true }
        let constant = String(decoding: text, as: UTF8.self)
        constants.append((parameter, constant, form))
        if form == .empty, !resolver.isConstant(constant, for: resolver.graph.parameters[parameter].type) {
          misfits.append((parameter, constant))
        }
        return true
      }
      // A pattern that uses the text is preferred to one that discards it.
      rank.append(parameter == nil && !placeholder.isDiscarded ? 1 : 0)
      // The target may omit the form.
      guard placeholder.form == .empty || placeholder.form == form else { return false }
      guard before == prefix, after == suffix, isRest == (placeholder.mode == .rest),
        isOptional || placeholder.mode != .optional
      else { return false }
      if let parameter, !placeholder.isDiscarded {
        bindings[placeholder.name] = Binding(parameter: parameter, isOptional: isOptional, isRest: isRest)
      }
      return true
    }
  }
}

/// The patterns to which an alias may lead, indexed by their first segment.
struct AliasIndex {
  private var byLiteral: [Name: [AliasDraft.Target]] = [:]
  /// The patterns that don't begin with a text.
  private var others: [AliasDraft.Target] = []

  init(in graph: NavigationGraph, drafts: [AliasDraft]) {
    for id in graph.patterns.ids {
      if case .literal(let name)? = graph.patternParts[graph.patterns[id].segments].first {
        byLiteral[name, default: []].append(.pattern(id))
      } else {
        others.append(.pattern(id))
      }
    }
    for (number, draft) in drafts.enumerated() {
      for (source, pattern) in draft.sources.enumerated() {
        let target = AliasDraft.Target.alias(number, source: source)
        if let first = pattern.syntax.segments.first, first.placeholder == nil {
          byLiteral[first.prefix, default: []].append(target)
        } else {
          others.append(target)
        }
      }
    }
  }

  func candidates(for target: PatternSyntax) -> [AliasDraft.Target] {
    guard let first = target.segments.first, first.placeholder == nil else { return others }
    return (byLiteral[first.prefix] ?? []) + others
  }

  func parts(of target: AliasDraft.Target, in graph: NavigationGraph, drafts: [AliasDraft]) -> AliasParts? {
    switch target {
    case .pattern(let id): AliasParts(graph.patterns[id], in: graph)
    case .alias(let number, let source): AliasParts(drafts[number].sources[source].syntax, in: graph)
    case .none: nil
    }
  }
}
