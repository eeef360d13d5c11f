import NavGraphSyntax

/// The placeholders of a route: their declarations in its patterns, and their uses in its target.
struct RoutePlaceholders {
  struct Placeholder {
    var name: Name
    var range: SourceRange
    /// The range of the name alone.
    var nameRange: SourceRange
    /// The last pattern that declares the placeholder, and its range in `place`.
    var pattern: Int
    var place: SourceRange
    /// Whether the placeholder is a catch-all in at least one pattern.
    var isRest = false
    /// Whether the placeholder is in a query at least once, where lists are allowed.
    var isInQuery = false
    /// Whether the placeholder is in a path or fragment, where lists aren't allowed.
    var isInPath = false
    /// Whether the placeholder is in the route's host.
    var isInHost = false
  }
  /// A parameter that a placeholder feeds, alone or as an element of a list.
  struct Use {
    /// The index of the placeholder.
    var placeholder: Int
    var parameter: ParameterID
    var range: SourceRange
    /// The number of lists around the placeholder.
    var depth = 0
    var isInList: Bool { depth > 0 }
  }
  var all: [Placeholder] = []
  var uses: [Use] = []
  /// Whether there are more placeholders than a list of parameters can have. The rest aren't known.
  var isOverfull = false

  /// Returns the index of a placeholder. There are few, so the search is linear.
  func index(of name: Name) -> Int? { all.firstIndex { $0.name == name } }

  func firstUse(of index: Int) -> Use? { uses.first { $0.placeholder == index } }

  /// Removes all placeholders, and keeps the capacity for the next route.
  mutating func clear() {
    all.removeAll(keepingCapacity: true)
    uses.removeAll(keepingCapacity: true)
    isOverfull = false
  }
}

// Placeholders have the types of the parameters that they feed, so the target is resolved first, and the parts of the pattern last.
extension Resolver {
  /// Declares the placeholders of a pattern. `number` is the index of the pattern in its route.
  mutating func declarePlaceholders(of pattern: PatternSyntax, number: Int, into placeholders: inout RoutePlaceholders) {
    for segment in pattern.segments {
      if let placeholder = segment.placeholder { declare(placeholder, number: number, isQuery: false, into: &placeholders) }
      for other in segment.others { declare(other.placeholder, number: number, isQuery: false, into: &placeholders) }
    }
    for item in pattern.query {
      if case .placeholder(let placeholder) = item.value { declare(placeholder, number: number, isQuery: true, into: &placeholders) }
    }
    if let placeholder = pattern.fragment?.placeholder { declare(placeholder, number: number, isQuery: false, into: &placeholders) }
  }

  private mutating func declare(
    _ syntax: PatternSyntax.Placeholder, number: Int, isQuery: Bool, into placeholders: inout RoutePlaceholders
  ) {
    guard !syntax.isDiscarded else { return }
    let index = placeholders.index(of: syntax.name) ?? placeholders.all.count
    if index == placeholders.all.count {
      guard index < Resolver.maxParameters else {
        if !placeholders.isOverfull { report(.tooManyParameters(limit: Resolver.maxParameters, at: syntax.range)) }
        placeholders.isOverfull = true
        return
      }
      placeholders.all.append(
        .init(name: syntax.name, range: syntax.range, nameRange: syntax.nameRange, pattern: number, place: syntax.range))
    } else if placeholders.all[index].pattern == number {
      report(.duplicateItem("placeholder", named: text(of: syntax.name), at: syntax.range, first: placeholders.all[index].place))
    } else {
      noteUse(at: syntax.nameRange, of: placeholders.all[index].nameRange)
      placeholders.all[index].pattern = number
      placeholders.all[index].place = syntax.range
    }
    if syntax.mode == .rest { placeholders.all[index].isRest = true }
    if isQuery { placeholders.all[index].isInQuery = true } else { placeholders.all[index].isInPath = true }
  }

  /// Appends the parameters of the placeholders. Their types aren't known yet, and match everything.
  mutating func appendParameters(of placeholders: RoutePlaceholders) -> IDRange<Parameter> {
    let start = graph.parameters.count
    for placeholder in placeholders.all {
      graph.parameters.append(Parameter(name: placeholder.name, type: .unknown, range: placeholder.range, nameRange: placeholder.nameRange))
    }
    return IDRange(start..<graph.parameters.count)
  }

  /// Adds the uses of placeholders in all arguments since `first`.
  mutating func collectUses(from first: Int, into placeholders: inout RoutePlaceholders, parameters: IDRange<Parameter>) {
    guard !parameters.isEmpty else { return }
    for index in first..<graph.arguments.count {
      let argument = graph.arguments[ArgumentID(index)]
      if case .parameter(let id) = argument.value {
        guard parameters.contains(id) else { continue }
        placeholders.uses.append(
          .init(placeholder: Int(id.raw - parameters.start), parameter: argument.parameter, range: argument.range))
        continue
      }
      guard case .list = argument.value else { continue }
      var pending = [(value: argument.value, depth: 0)]
      while let (value, depth) = pending.popLast() {
        switch value {
        case .parameter(let id) where parameters.contains(id):
          placeholders.uses.append(
            .init(
              placeholder: Int(id.raw - parameters.start), parameter: argument.parameter, range: argument.range, depth: depth))
        case .list(let elements): pending += graph.expressions[elements].map { ($0, depth + 1) }
        default: break
        }
      }
    }
  }

  /// Gives every placeholder the type of the parameters that it feeds, and reports conflicts.
  mutating func settleTypes(of placeholders: inout RoutePlaceholders, parameters: IDRange<Parameter>, isJudged: Bool) {
    for (index, placeholder) in placeholders.all.enumerated() {
      guard let first = placeholders.firstUse(of: index) else { continue }
      let id = parameters[index]
      var type = wanted(by: first)
      var isFirst = true
      for use in placeholders.uses where use.placeholder == index {
        if isFirst {
          isFirst = false
          continue
        }
        let other = wanted(by: use)
        if graph.accepts(type, given: other) {
          // Of `T?` and `T`, the narrower type is valid for both.
          type = other == .unknown ? type : other
        } else if !graph.accepts(other, given: type) {
          if isJudged {
            report(
              .placeholderTypes(
                of: text(of: placeholder.name), first: describe(type), firstRange: first.range, second: describe(other), at: use.range))
          }
          type = .unknown
          break
        }
      }
      graph.parameters[id].type = isCarried(type, by: placeholder, for: first, isJudged: isJudged) ? type : .unknown
    }
  }

  /// Returns the type of the parameter that a use feeds, or of the element if the placeholder is in a list.
  private func wanted(by use: RoutePlaceholders.Use) -> TypeID {
    var type = graph.parameters[use.parameter].type
    for _ in 0..<use.depth {
      guard case .list(let element) = graph.types[graph.unwrapped(type)] else { return .unknown }
      type = element
    }
    return type
  }

  private mutating func isCarried(
    _ type: TypeID, by placeholder: RoutePlaceholders.Placeholder, for use: RoutePlaceholders.Use, isJudged: Bool
  ) -> Bool {
    switch carriage(of: graph.unwrapped(type), by: placeholder) {
    case .carried: return true
    case .unknown: return false
    case .refused(let why, let help):
      if isJudged {
        let name = text(of: placeholder.name)
        report(
          .notCarried(
            placeholder.isRest && !placeholder.isInHost ? "{\(name)...}" : "{\(name)}", type: describe(type), reason: (why, help),
            at: placeholder.range, parameter: graph.parameters[use.parameter].range))
      }
      return false
    }
  }

  /// The answer to whether a link can carry the values of a type.
  private enum Carriage {
    case carried
    case refused(why: String, help: Help)
    /// The type wasn't resolved, which was reported.
    case unknown
  }

  private func carriage(of type: TypeID, by placeholder: RoutePlaceholders.Placeholder) -> Carriage {
    if type == .unknown { return .unknown }
    let name = text(of: placeholder.name)
    var type = type
    if placeholder.isInHost {
      if graph.urlType(of: type) == .string { return .carried }
      if hasUnknownBase(type) { return .unknown }
      return .refused(why: "but a host has a String", help: "make the parameter a `String`, or a `type` based on `String`")
    }
    if placeholder.isRest {
      if case .list(let element) = graph.types[type], element == .string || element == .unknown { return .carried }
      return .refused(
        why: "but a catch-all is a [String]", help: "write `{\(name)}` for one segment, or make the parameter a `[String]`")
    }
    if case .list(let element) = graph.types[type] {
      if placeholder.isInPath {
        return .refused(
          why: "but a segment has one value",
          help: "read it from a repeated query key, `?\(name)={\(name)}`, or from a catch-all, `{\(name)...}`")
      }
      // A repeated key has a value for each occurrence.
      if case .optional = graph.types[element] {
        return .refused(
          why: "but a value of a query is never nil", help: "make the parameter a `[\(describe(graph.unwrapped(element)))]`")
      }
      type = element
    }
    if graph.urlType(of: type) != nil { return .carried }
    if type == .unknown || hasUnknownBase(type) { return .unknown }
    return .refused(why: "which a URL can't carry", help: "pass an identifier in the link, and look up the value in your app")
  }

  /// Whether a type is an alias whose base wasn't resolved, which was reported.
  private func hasUnknownBase(_ type: TypeID) -> Bool {
    if case .alias(let alias) = graph.types[type] { graph.typeAliases[alias].base == .unknown } else { false }
  }

  /// Whether the parameter of a use needs no value from the link, because it is optional or has a default.
  private func maySpare(_ use: RoutePlaceholders.Use) -> Bool {
    let parameter = graph.parameters[use.parameter]
    if parameter.type == .unknown { return true }
    // An omitted element isn't a default of the list.
    if use.isInList { return false }
    if parameter.defaultValue != nil { return true }
    if case .optional = graph.types[parameter.type] { return true }
    return false
  }

  /// Reports placeholders that feed no parameter, and those that the target needs and a pattern lacks.
  mutating func checkFed(
    _ pattern: PatternSyntax, written: Name, placeholders: RoutePlaceholders, parameters: IDRange<Parameter>
  ) {
    if placeholders.all.isEmpty { return }
    // Indexed by placeholder, of which there are at most 200. A host belongs to every pattern.
    var here = placeholders.all.map(\.isInHost)
    pattern.forEachPlaceholder { syntax in
      guard !syntax.isDiscarded, let index = placeholders.index(of: syntax.name) else { return }
      here[index] = true
      if placeholders.firstUse(of: index) == nil {
        let mode = syntax.mode == .rest ? "..." : syntax.mode == .optional ? "?" : ""
        report(.unusedPlaceholder(named: text(of: syntax.name), at: syntax.range, mode: mode, help: withoutValue(for: syntax, in: pattern)))
      } else if syntax.mode == .optional, let use = needed(at: index, in: placeholders) {
        report(
          .parameterNotFed(optional: text(of: syntax.name), at: syntax.range, by: use.range, feeding: graph.parameters[use.parameter].range)
        )
      }
    }
    for (index, placeholder) in placeholders.all.enumerated() where !here[index] {
      guard let use = needed(at: index, in: placeholders) else { continue }
      report(
        .parameterNotFed(
          pattern: text(of: written), at: pattern.range, lacks: text(of: placeholder.name), feeding: graph.parameters[use.parameter].range,
          by: use.range)
      )
    }
  }

  /// Returns a use that requires a value.
  private func needed(at index: Int, in placeholders: RoutePlaceholders) -> RoutePlaceholders.Use? {
    placeholders.uses.first { $0.placeholder == index && !maySpare($0) }
  }

  /// Sets the default of each placeholder that can be absent to that of its parameter, and makes those that are always present nonoptional.
  /// All patterns must have been added.
  mutating func settleAbsence(of placeholders: RoutePlaceholders, parameters: IDRange<Parameter>, in patterns: IDRange<Pattern>) {
    if placeholders.all.isEmpty { return }
    var present = Array(repeating: 0, count: placeholders.all.count)
    func note(_ part: PatternPart) {
      switch part {
      case .placeholder(_, let id?, _, isOptional: false, _), .rest(let id?, _):
        if parameters.contains(id) { present[Int(id.raw - parameters.start)] += 1 }
      default: break
      }
    }
    for pattern in graph.patterns[patterns] {
      for part in graph.patternParts[pattern.segments] { graph.forEachPlaceholder(of: part, visit: note) }
      for item in graph.queryItems[pattern.query] where item.isRequired { note(item.value) }
      if let fragment = pattern.fragment { note(fragment) }
    }
    for index in placeholders.all.indices {
      guard let use = placeholders.firstUse(of: index) else { continue }
      let id = parameters[index]
      if placeholders.all[index].isInHost { present[index] = patterns.count }
      if present[index] >= patterns.count {
        graph.parameters[id].type = graph.unwrapped(graph.parameters[id].type)
      } else if use.isInList {
        // A list from a query that is an element of another list is empty if it is missing.
        continue
      } else {
        graph.parameters[id].defaultValue = valueIfAbsent(
          placeholders.uses.lazy.filter { $0.placeholder == index }, as: graph.parameters[id].type)
      }
    }
  }

  /// Returns the first default among parameters that one placeholder feeds, or nil if it isn't optional and they have no other than `nil`.
  private func valueIfAbsent(_ uses: some Sequence<RoutePlaceholders.Use>, as type: TypeID) -> Expression? {
    let isOptional = graph.unwrapped(type) != type
    for use in uses where !use.isInList {
      let parameter = graph.parameters[use.parameter]
      // The default of a `[T?]` may contain nil, which a `[T]` can't.
      guard graph.unwrapped(parameter.type) == graph.unwrapped(type) else { continue }
      let value = parameter.defaultValue ?? (graph.unwrapped(parameter.type) != parameter.type ? .nil : nil)
      if let value, isOptional || value != .nil { return value }
    }
    return nil
  }
}
