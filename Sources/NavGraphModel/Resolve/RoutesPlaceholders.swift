import NavGraphSyntax

/// The placeholders of one route: what its patterns declare, and what its target does with them.
struct RoutePlaceholders {
  struct Placeholder {
    var name: Name
    var range: SourceRange
    /// The name alone.
    var nameRange: SourceRange
    /// The last pattern that declares it, and where.
    var pattern: Int
    var place: SourceRange
    /// A catch-all, at least in one pattern.
    var isRest = false
    /// Stands in a query at least once, where a list may stand.
    var isInQuery = false
    /// Stands in a path or a fragment, where it may not.
    var isInPath = false
    /// Stands in the route's host.
    var isInHost = false
  }
  /// A parameter that it feeds, by itself or as part of a list.
  struct Use {
    /// The number of the placeholder.
    var placeholder: Int
    var parameter: ParameterID
    var range: SourceRange
    /// How many lists surround it.
    var depth = 0
    var isInList: Bool { depth > 0 }
  }
  var all: [Placeholder] = []
  var uses: [Use] = []
  /// There are more than a list of parameters may hold; those are not known.
  var isOverfull = false

  /// Where the placeholder of that name is: there are few, never more than a list of parameters may hold.
  func index(of name: Name) -> Int? { all.firstIndex { $0.name == name } }

  func firstUse(of index: Int) -> Use? { uses.first { $0.placeholder == index } }

  /// Empty, but keeps its room for the next route.
  mutating func clear() {
    all.removeAll(keepingCapacity: true)
    uses.removeAll(keepingCapacity: true)
    isOverfull = false
  }
}

// Placeholders have the type of what they feed, so the target comes first and the parts of the pattern last.
extension Resolver {
  /// `number` is that of the pattern within its route.
  mutating func declarePlaceholders(of pattern: PatternSyntax, _ number: Int, _ placeholders: inout RoutePlaceholders) {
    for segment in pattern.segments {
      if let placeholder = segment.placeholder { declare(placeholder, number, isQuery: false, &placeholders) }
      for other in segment.others { declare(other.placeholder, number, isQuery: false, &placeholders) }
    }
    for item in pattern.query {
      if case .placeholder(let placeholder) = item.value { declare(placeholder, number, isQuery: true, &placeholders) }
    }
    if let placeholder = pattern.fragment?.placeholder { declare(placeholder, number, isQuery: false, &placeholders) }
  }

  private mutating func declare(
    _ syntax: PatternSyntax.Placeholder, _ number: Int, isQuery: Bool, _ placeholders: inout RoutePlaceholders
  ) {
    guard !syntax.isDiscarded else { return }
    let index = placeholders.index(of: syntax.name) ?? placeholders.all.count
    if index == placeholders.all.count {
      guard index < Resolver.mostParameters else {
        if !placeholders.isOverfull { report(.tooManyParameters(Resolver.mostParameters, at: syntax.range)) }
        placeholders.isOverfull = true
        return
      }
      placeholders.all.append(
        .init(name: syntax.name, range: syntax.range, nameRange: syntax.nameRange, pattern: number, place: syntax.range))
    } else if placeholders.all[index].pattern == number {
      report(.duplicateItem("placeholder", text(syntax.name), at: syntax.range, first: placeholders.all[index].place))
    } else {
      noteUse(at: syntax.nameRange, of: placeholders.all[index].nameRange)
      placeholders.all[index].pattern = number
      placeholders.all[index].place = syntax.range
    }
    if syntax.mode == .rest { placeholders.all[index].isRest = true }
    if isQuery { placeholders.all[index].isInQuery = true } else { placeholders.all[index].isInPath = true }
  }

  /// Their types are not known yet, and agree with everything.
  mutating func appendParameters(of placeholders: RoutePlaceholders) -> IDRange<Parameter> {
    let start = graph.parameters.count
    for placeholder in placeholders.all {
      graph.parameters.append(Parameter(name: placeholder.name, type: .unknown, range: placeholder.range, nameRange: placeholder.nameRange))
    }
    return IDRange(start..<graph.parameters.count)
  }

  /// All arguments since `first` that hand on a placeholder.
  mutating func collectUses(from first: Int, _ placeholders: inout RoutePlaceholders, _ parameters: IDRange<Parameter>) {
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

  /// Gives every placeholder the type of what it feeds, and reports what can't be.
  mutating func settleTypes(_ placeholders: inout RoutePlaceholders, _ parameters: IDRange<Parameter>, isJudged: Bool) {
    for (index, placeholder) in placeholders.all.enumerated() {
      guard let first = placeholders.firstUse(of: index) else { continue }
      let id = parameters[index]
      var type = wanted(first)
      var isFirst = true
      for use in placeholders.uses where use.placeholder == index {
        if isFirst {
          isFirst = false
          continue
        }
        let other = wanted(use)
        if graph.accepts(type, other) {
          // The narrower of `T?` and `T` suits both.
          type = other == .unknown ? type : other
        } else if !graph.accepts(other, type) {
          if isJudged {
            report(.placeholderTypes(text(placeholder.name), describe(type), first.range, describe(other), at: use.range))
          }
          type = .unknown
          break
        }
      }
      graph.parameters[id].type = isCarried(type, placeholder, first, isJudged: isJudged) ? type : .unknown
    }
  }

  /// The type of the parameter that is fed; of the element where the placeholder is inside a list, or a list of lists.
  private func wanted(_ use: RoutePlaceholders.Use) -> TypeID {
    var type = graph.parameters[use.parameter].type
    for _ in 0..<use.depth {
      guard case .list(let element) = graph.types[graph.unwrapped(type)] else { return .unknown }
      type = element
    }
    return type
  }

  private mutating func isCarried(
    _ type: TypeID, _ placeholder: RoutePlaceholders.Placeholder, _ use: RoutePlaceholders.Use, isJudged: Bool
  ) -> Bool {
    let parameter = graph.parameters[use.parameter].range
    let name = text(placeholder.name)
    var inner = graph.unwrapped(type)
    if inner == .unknown { return false }
    if placeholder.isInHost {
      if graph.urlType(inner) == .string { return true }
      if case .alias(let alias) = graph.types[inner], graph.typeAliases[alias].base == .unknown { return false }
      if isJudged {
        report(
          .notCarried(
            "{\(name)}", describe(type), "but a host has a String", at: placeholder.range, parameter,
            help: ["make the parameter a `String`, or a `type` based on `String`"]))
      }
      return false
    }
    if placeholder.isRest {
      if case .list(let element) = graph.types[inner], element == .string || element == .unknown { return true }
      if isJudged {
        report(
          .notCarried(
            "{\(name)...}", describe(type), "but a catch-all is a [String]", at: placeholder.range, parameter,
            help: ["write `{\(name)}` for one segment, or make the parameter a `[String]`"]))
      }
      return false
    }
    if case .list(let element) = graph.types[inner] {
      if placeholder.isInPath {
        if isJudged {
          report(
            .notCarried(
              "{\(name)}", describe(type), "but a segment has one value", at: placeholder.range, parameter,
              help: ["read it from a repeated query key, `?\(name)={\(name)}`, or from a catch-all, `{\(name)...}`"]))
        }
        return false
      }
      // A key that repeats has a value each time.
      if case .optional = graph.types[element] {
        if isJudged {
          report(
            .notCarried(
              "{\(name)}", describe(type), "but a value of a query is never nil", at: placeholder.range, parameter,
              help: ["make the parameter a `[\(describe(graph.unwrapped(element)))]`"]))
        }
        return false
      }
      inner = element
    }
    if graph.urlType(inner) != nil { return true }
    // What the alias stands for is unknown, and reported there.
    if case .alias(let alias) = graph.types[inner], graph.typeAliases[alias].base == .unknown { return false }
    if isJudged, inner != .unknown {
      report(
        .notCarried(
          "{\(name)}", describe(type), "which a URL can't carry", at: placeholder.range, parameter,
          help: ["pass an identifier in the link, and look up the value in your app"]))
    }
    return false
  }

  /// Whether a parameter can do without a value from the link: it is optional or has a default.
  private func maySpare(_ use: RoutePlaceholders.Use) -> Bool {
    let parameter = graph.parameters[use.parameter]
    if parameter.type == .unknown { return true }
    // What is left out of a list is no default of the list.
    if use.isInList { return false }
    if parameter.defaultValue != nil { return true }
    if case .optional = graph.types[parameter.type] { return true }
    return false
  }

  /// Each pattern feeds what the target needs, and has no placeholder that feeds nothing.
  mutating func checkFed(
    _ pattern: PatternSyntax, _ written: Name, _ placeholders: RoutePlaceholders, _ parameters: IDRange<Parameter>
  ) {
    if placeholders.all.isEmpty { return }
    // By their place among all placeholders, of which there are at most 200. A host is every pattern's.
    var here = placeholders.all.map(\.isInHost)
    pattern.forEachPlaceholder { syntax in
      guard !syntax.isDiscarded, let index = placeholders.index(of: syntax.name) else { return }
      here[index] = true
      if placeholders.firstUse(of: index) == nil {
        let mode = syntax.mode == .rest ? "..." : syntax.mode == .optional ? "?" : ""
        report(.unusedPlaceholder(text(syntax.name), at: syntax.range, mode: mode, help: withoutValue(syntax, in: pattern)))
      } else if syntax.mode == .optional, let use = needed(index, placeholders) {
        report(
          .parameterNotFed(optional: text(syntax.name), at: syntax.range, by: use.range, feeding: graph.parameters[use.parameter].range))
      }
    }
    for (index, placeholder) in placeholders.all.enumerated() where !here[index] {
      guard let use = needed(index, placeholders) else { continue }
      report(
        .parameterNotFed(
          pattern: text(written), at: pattern.range, lacks: text(placeholder.name), feeding: graph.parameters[use.parameter].range,
          by: use.range)
      )
    }
  }

  /// A use that can't do without a value.
  private func needed(_ index: Int, _ placeholders: RoutePlaceholders) -> RoutePlaceholders.Use? {
    placeholders.uses.first { $0.placeholder == index && !maySpare($0) }
  }

  /// Once all patterns are there: what may be absent has the default of what it feeds, and what is always there is not optional.
  mutating func settleAbsence(_ placeholders: RoutePlaceholders, _ parameters: IDRange<Parameter>, _ patterns: IDRange<Pattern>) {
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
      for part in graph.patternParts[pattern.segments] { graph.forEachPlaceholder(of: part, note) }
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
        // A list from a query that is part of another list: without it, an empty one.
        continue
      } else if let value = graph.parameters[use.parameter].defaultValue {
        graph.parameters[id].defaultValue = value
      } else if case .optional = graph.types[graph.parameters[use.parameter].type] {
        graph.parameters[id].defaultValue = .nil
      }
    }
  }
}
