import NavGraphSyntax

/// An alias until it is resolved.
struct AliasDraft {
  struct Source {
    var syntax: PatternSyntax
    var text: Name
    var range: SourceRange
  }
  enum Target {
    case pattern(PatternID)
    /// A pattern of another alias, as the indices of the alias and of its source.
    case alias(Int, source: Int)
    /// The target doesn't exist or can't be read, which was reported.
    case none
  }
  var id: AliasID
  var sources: [Source]
  var syntax: PatternSyntax
  var text: Name
  var range: SourceRange
  var target = Target.none
}

// Aliases, each of which is resolved to the route of its target, directly or through other aliases.
extension Resolver {
  mutating func resolveAliases() {
    var drafts: [AliasDraft] = []
    for declaration in declarations.all {
      guard case .alias(let id) = declaration.entity, let draft = draft(of: id, from: declaration.node) else { continue }
      drafts.append(draft)
    }
    guard !drafts.isEmpty else { return }
    let index = AliasIndex(in: graph, drafts: drafts)
    for number in drafts.indices { drafts[number].target = findTarget(of: drafts[number], in: index, among: drafts) }
    follow(drafts)
  }

  private mutating func draft(of id: AliasID, from node: SyntaxNode) -> AliasDraft? {
    var all: [AliasDraft.Source] = []
    // The last pattern is the target if it follows an arrow.
    for child in node.children where child.kind == .pattern {
      let syntax = parsed(from: child)
      all.append(.init(syntax: syntax, text: patternText(of: child.token, in: child.tree), range: child.range))
    }
    guard let target = all.last, all.count > 1, !breakage.touches(node.range), !all.contains(where: \.syntax.isBroken) else { return nil }
    return AliasDraft(id: id, sources: all.dropLast(), syntax: target.syntax, text: target.text, range: target.range)
  }

  private mutating func findTarget(of draft: AliasDraft, in index: AliasIndex, among drafts: [AliasDraft]) -> AliasDraft.Target {
    var best: (rank: [UInt8], target: AliasDraft.Target)?
    var hasPath = false
    var misfit: (parameter: ParameterID, text: String, pattern: PatternID)?
    for candidate in index.candidates(for: draft.syntax) {
      guard let parts = index.parts(of: candidate, in: graph, drafts: drafts) else { continue }
      var match = AliasMatch()
      guard match.matchPath(of: draft.syntax, to: parts, in: self) else { continue }
      let isPath = match.misfits.isEmpty
      if isPath { hasPath = true }
      guard match.matchRest(of: draft.syntax, to: parts, in: self) else { continue }
      if let first = match.misfits.first {
        if misfit == nil, case .pattern(let id) = candidate { misfit = (first.parameter, first.text, id) }
        continue
      }
      if let best, !match.rank.lexicographicallyPrecedes(best.rank) { continue }
      best = (match.rank, candidate)
    }
    if let best { return best.target }
    if let misfit {
      reportMisfit(of: draft, parameter: misfit.parameter, written: misfit.text, in: misfit.pattern)
      return .none
    }
    var legal: [String] = []
    if !hasPath, spelling.start(among: graph.patterns.count) {
      for id in graph.patterns.ids { legal.append(text(of: graph.patterns[id].text)) }
    }
    // The target may be a broken route.
    if !breakage.isIncomplete, !graph.routes.ids.contains(where: { breakage.touches(graph.routes[$0].range) }) {
      report(
        .unknownAliasTarget(
          text(of: draft.text), at: draft.range, meant: nearestWord(to: text(of: draft.text), among: legal),
          note: hasPath ? "a route has this path, but not this query or fragment" : nil))
    }
    return .none
  }

  /// Resolves the aliases along their targets. A chain of aliases ends at a route, at no target, or in a cycle.
  private mutating func follow(_ drafts: [AliasDraft]) {
    enum State { case open, onPath, done, failed }
    var states = Array(repeating: State.open, count: drafts.count)
    for start in drafts.indices where states[start] == .open {
      var path = [start]
      states[start] = .onPath
      var outcome = State.failed
      search: while let last = path.last {
        switch drafts[last].target {
        case .pattern: outcome = .done
        case .none: outcome = .failed
        case .alias(let next, _):
          switch states[next] {
          case .open:
            states[next] = .onPath
            path.append(next)
            continue search
          case .onPath:
            let loop = path[(path.firstIndex(of: next) ?? 0)...].sorted { drafts[$0].range < drafts[$1].range }
            reportLoop(from: loop.first ?? next, in: drafts)
          case .done: outcome = .done
          case .failed: break
          }
        }
        break
      }
      for number in path.reversed() {
        if outcome == .done { outcome = settle(drafts[number], among: drafts) ? .done : .failed }
        states[number] = outcome
      }
    }
  }

  /// Reports a constant that isn't a value of the type that the route takes.
  private mutating func reportMisfit(of draft: AliasDraft, parameter: ParameterID, written: String, in pattern: PatternID) {
    let value = graph.parameters[parameter]
    var cases: [String] = []
    if case .enumeration(let id) = graph.urlType(of: value.type) {
      cases = graph.enumerationCases[graph.enumerations[id].cases].map { text(of: $0.raw) }
    }
    let target = text(of: draft.text)
    var meant: String?
    if spelling.isAllowed, let near = nearestWord(to: written, among: cases) {
      spelling.spend(cases.count)
      let fixed = target.split(separator: "/", omittingEmptySubsequences: false).map { $0 == written ? near : String($0) }
      meant = fixed.joined(separator: "/")
      if meant == target { meant = nil }
    }
    var type = graph.unwrapped(value.type)
    if case .list(let element) = graph.types[type] { type = element }
    report(
      .aliasConstant(
        written, at: draft.range, for: (text(of: value.name), describe(type), graph.patterns[pattern].range), cases: cases, meant: meant))
  }

  private mutating func reportLoop(from start: Int, in drafts: [AliasDraft]) {
    var patterns: [String] = []
    var others: [SourceRange] = []
    var next = start
    repeat {
      guard case .alias(let after, let source) = drafts[next].target else { break }
      if next != start { others.append(drafts[next].range) }
      next = after
      patterns.append(text(of: drafts[next].sources[source].text))
    } while next != start && patterns.count <= drafts.count
    if let last = patterns.popLast() { patterns.insert(last, at: 0) }
    report(.aliasLoop(of: patterns, at: drafts[start].range, others: others))
  }

  /// Adds the patterns of an alias, whose target is in the graph already. Returns false if the target doesn't match.
  private mutating func settle(_ draft: AliasDraft, among drafts: [AliasDraft]) -> Bool {
    let base: PatternID
    switch draft.target {
    case .pattern(let id): base = id
    case .alias(let other, let source):
      let patterns = graph.aliases[drafts[other].id].patterns
      guard source < patterns.endIndex else { return false }
      base = patterns[source]
    case .none: return false
    }
    let pattern = graph.patterns[base]
    noteUse(at: draft.range, of: pattern.range)
    var match = AliasMatch()
    let parts = AliasParts(pattern, in: graph)
    guard match.matchPath(of: draft.syntax, to: parts, in: self), match.matchRest(of: draft.syntax, to: parts, in: self) else {
      report(
        .unknownAliasTarget(
          text(of: draft.text), at: draft.range, meant: nil,
          note: "`\(text(of: pattern.text))` leads to a route that doesn't accept this value"))
      return false
    }
    if let misfit = match.misfits.first {
      reportMisfit(of: draft, parameter: misfit.parameter, written: misfit.text, in: base)
      return false
    }
    var constants = Array(graph.arguments[pattern.constants])
    for (parameter, text, form) in match.constants {
      guard let value = constant(from: text, for: graph.parameters[parameter].type, hasForm: form != .empty) else { return false }
      constants.append(Argument(parameter: parameter, value: value, range: draft.range))
    }
    checkTexts(of: draft, pattern: pattern, match: match)
    let given = constants.isEmpty ? IDRange<Argument>.empty : graph.arguments.append(contentsOf: constants)
    let start = graph.patterns.count
    for source in draft.sources { append(source, of: draft, base: pattern, match: match, constants: given) }
    graph.aliases[draft.id].patterns = IDRange(start..<graph.patterns.count)
    graph.aliases[draft.id].route = pattern.route
    return true
  }

  /// Reports a text that becomes a value of the route, where a similar route, which may have been renamed, has a text.
  private mutating func checkTexts(of draft: AliasDraft, pattern: Pattern, match: AliasMatch) {
    let parts = Array(graph.patternParts[pattern.segments])
    // In a shorter form, the segments after the gap have other positions in the pattern.
    if draft.syntax.segments.count < parts.count {
      guard case .placeholder(_, _, _, isOptional: true, _)? = parts.last else { return }
    }
    for (index, segment) in draft.syntax.segments.enumerated() where segment.placeholder == nil && index < parts.count {
      guard case .placeholder(.empty, let parameter?, .empty, _, .empty) = parts[index],
        graph.urlType(of: graph.parameters[parameter].type) == .string
      else { continue }
      guard let sibling = routes.pattern(beside: parts, at: index, in: graph, breakage: breakage) else { continue }
      return report(
        .aliasFillsPlaceholder(
          text(of: segment.prefix), at: draft.range, base: (text(of: pattern.text), pattern.range),
          sibling: (text(of: graph.patterns[sibling].text), graph.patterns[sibling].range),
          placeholder: text(of: graph.parameters[parameter].name))
      )
    }
  }

  private mutating func append(
    _ source: AliasDraft.Source, of draft: AliasDraft, base: Pattern, match: AliasMatch, constants: IDRange<Argument>
  ) {
    var parts = PatternParts()
    var here: [Name: SourceRange] = [:]
    for placeholder in source.syntax.placeholders where !placeholder.isDiscarded {
      if let first = here[placeholder.name] {
        report(.duplicateItem("placeholder", named: text(of: placeholder.name), at: placeholder.range, first: first))
      }
      here[placeholder.name] = placeholder.range
      guard let bound = match.bindings[placeholder.name] else {
        let mode = placeholder.mode == .rest ? "..." : placeholder.mode == .optional ? "?" : ""
        report(
          .unusedPlaceholder(
            named: text(of: placeholder.name), at: placeholder.range, mode: mode, help: withoutValue(for: placeholder, in: source.syntax)))
        continue
      }
      if placeholder.mode == .optional, !bound.isOptional {
        report(.aliasFeedsTooLittle(named: text(of: placeholder.name), at: placeholder.range, target: draft.range))
      }
      if (placeholder.mode == .rest) != bound.isRest {
        report(.aliasFeedsOtherwise(named: text(of: placeholder.name), at: placeholder.range, target: draft.range, isRest: bound.isRest))
        continue
      }
      parts.bind(placeholder.name, to: .init(parameter: bound.parameter, isDefaulted: bound.isOptional))
    }
    for placeholder in draft.syntax.placeholders where !placeholder.isDiscarded && here[placeholder.name] == nil {
      report(
        .parameterNotFed(
          aliasPattern: text(of: source.text), at: source.range, lacks: text(of: placeholder.name), target: placeholder.range,
          isCarried: draft.syntax.query.contains { item in
            if case .placeholder(let own) = item.value { own.name == placeholder.name } else { false }
          }))
    }
    checkForms(of: source.syntax, match: match)
    var items = source.syntax.query.map { parts.item(for: $0) }
    // The query and fragment of the route are kept if the target doesn't specify them.
    items += match.carried.filter { item in !items.contains { $0.key == item.key } }
    let fragment = source.syntax.fragment.map { parts.fragment(for: $0) } ?? (draft.syntax.fragment == nil ? base.fragment : nil)
    var pattern = Pattern(
      route: base.route, alias: draft.id,
      segments: source.syntax.segments.isEmpty ? .empty : appendParts(of: source.syntax.segments, with: parts),
      query: items.isEmpty ? .empty : graph.queryItems.append(contentsOf: items), fragment: fragment, text: source.text, range: source.range
    )
    pattern.constants = constants
    graph.patterns.append(pattern)
  }

  /// Returns the value of a text of a pattern; nil if it isn't a value of the type.
  mutating func constant(from written: String, for type: TypeID, hasForm: Bool = false) -> Expression? {
    if case .list(let element) = graph.types[graph.unwrapped(type)] {
      guard let value = constant(from: written, for: element) else { return nil }
      return .list(graph.expressions.append(contentsOf: CollectionOfOne(value)))
    }
    guard hasForm || isConstant(written, for: type) else { return nil }
    switch graph.urlType(of: type) {
    case .int: return Int64(written).map { .int($0) }
    case .double: return Double(written).map { .double($0) }
    case .bool: return .bool(written == "true")
    case .enumeration(let id):
      return graph.enumerations[id].cases.first { text(of: graph.enumerationCases[$0].raw) == written }.map { .enumerationCase($0) }
    default: return .string(graph.names.intern(written))
    }
  }

  func isConstant(_ written: String, for type: TypeID) -> Bool {
    var type = graph.unwrapped(type)
    if case .list(let element) = graph.types[type] { type = element }
    switch graph.urlType(of: type) {
    case .int: return PlaceholderType.int.contains(written.utf8)
    case .double: return PlaceholderType.double.contains(written.utf8)
    case .uuid: return PlaceholderType.uuid.contains(written.utf8)
    case .date: return PlaceholderType.date.contains(written.utf8)
    case .url: return PlaceholderType.url.contains(written.utf8)
    case .bool: return written == "true" || written == "false"
    case .enumeration(let id):
      guard let raw = graph.names.find(written) else { return false }
      return graph.enumerationCases[graph.enumerations[id].cases].contains { $0.raw == raw }
    default: return true
    }
  }
}
