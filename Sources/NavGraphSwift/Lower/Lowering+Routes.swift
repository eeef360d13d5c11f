import NavGraphModel
import NavGraphSyntax

// Routes: their cases, the matcher, the texts that they print, and where they lead.
extension Lowering {
  mutating func routesFile() -> SwiftFile? {
    guard !graph.routes.isEmpty || !graph.entries.isEmpty else { return nil }
    var types: [Declaration] = []
    if !graph.routes.isEmpty { types.append(.type(routeType())) }
    if !graph.entries.isEmpty { types.append(.type(entryType())) }
    return file(
      naming.app + "Routes", [.type(TypeDescription(.extension, naming.app, modifiers: ["nonisolated"], members: types))])
  }

  private mutating func routeType() -> TypeDescription {
    let cases = graph.routes.ids.map { id -> Declaration in
      let route = graph.routes[id]
      let pattern = route.patterns.first.map { "`" + graph.text(graph.patterns[$0].text) + "`, " } ?? ""
      return .enumCase(
        CaseDescription(doc: doc(route.doc) + [pattern + location(route.range)], naming.routes[id.index], values: values(route.parameters)))
    }
    let (parse, matchers) = matcher()
    let targets = graph.routes.ids.map { id -> SwitchCaseDescription in
      let route = graph.routes[id]
      let target = self.target(
        route.destinations, links: route.links, requires: route.requires, arms: route.arms,
        named: "route" + upperCamel(naming.routes[id.index]))
      let used = usedParameters(of: route.destinations, route.requires, route.arms)
      return SwitchCaseDescription([pattern(naming.routes[id.index], route.parameters) { used.contains($0) }], [.return(target)])
    }
    let target = property("target", "Target", "Everything that is visible once the link has been opened.", targets)
    return TypeDescription(
      doc: ["The links of \(swiftComment(graph.app.map { graph.text($0.declared.name) } ?? ""))."], .enum, "Route",
      modifiers: ["nonisolated"],
      inherits: ["Hashable", "Sendable"], members: cases + parse + urls() + target + matchers)
  }

  /// A computed property that is one switch over the cases of this type, in parts where there are many.
  func property(_ name: String, _ type: String, _ doc: String, _ cases: [SwitchCaseDescription]) -> [Declaration] {
    let limit = 200
    guard cases.count > limit else {
      return [.variable(VariableDescription(doc: [doc], name, type, getter: [.switch(SwitchDescription("self", cases))]))]
    }
    var parts: [Declaration] = []
    var questions: [Statement] = []
    for start in stride(from: 0, to: cases.count, by: limit) {
      let part = name + "Part" + String(start / limit + 1)
      let slice = Array(cases[start..<min(start + limit, cases.count)]) + [SwitchCaseDescription([], [.return(.code("nil"))])]
      parts.append(
        .variable(VariableDescription(part, type + "?", modifiers: ["fileprivate"], getter: [.switch(SwitchDescription("self", slice))])))
      questions.append(.if([.bind("found", .code(part))], then: .return(.code("found"))))
    }
    let fallback: ExpressionDescription = type == "Target" ? .call("Target", [ArgumentDescription(nil, .code(".anywhere"))]) : .array([])
    return [.variable(VariableDescription(doc: [doc], name, type, getter: questions + [.return(fallback)]))] + parts
  }

  // MARK: Matching

  private func strings(_ texts: [String]) -> ExpressionDescription { .array(texts.map { .string($0) }) }

  private mutating func matcher() -> ([Declaration], [Declaration]) {
    var attempts: [RouteAttempt] = []
    for id in graph.patterns.ids {
      let segments = graph.patterns[id].segments
      let required = segments.filter { part in
        if case .placeholder(_, _, _, true) = graph.patternParts[part] { false } else { true }
      }.count
      for length in required...segments.count { attempts.append(RouteAttempt(id, length: length, in: graph)) }
    }
    if graph.app?.precedence != .order { attempts.sort(by: RouteAttempt.precedes) }
    var names = NameScope(reserved: Set(naming.routes))
    var functions: [Declaration] = []
    var calls: [Statement] = []
    for attempt in attempts {
      let name = names.claim("match" + upperCamel(naming.routes[graph.patterns[attempt.pattern].route.index]))
      guard let function = match(attempt, named: name) else { continue }
      functions.append(.function(function))
      calls.append(
        .if(
          [.bind("route", .call(name, [ArgumentDescription(nil, .code("link"))]))],
          then: .return(.code(".success(Navigation.LinkMatch(route))"))))
    }
    let link = ExpressionDescription.call(
      "Navigation.Link",
      [
        ArgumentDescription(nil, .code("url")), ArgumentDescription("schemes", strings(origins.schemes)),
        ArgumentDescription("hosts", strings(origins.hosts)),
      ])
    let url = ParameterDescription(label: "_", "url", "URL")
    let parse = FunctionDescription(
      doc: ["The route that a URL stands for; of several patterns that match, the narrowest."], "parse", modifiers: ["static"],
      parameters: [url], returns: "Swift.Result<Route, Navigation.LinkError>",
      body: [.return(.code("match(url).map { $0.route }"))])
    let match = FunctionDescription(
      doc: ["The route that a URL stands for, and what of the URL it leaves aside."], "match", modifiers: ["static"],
      parameters: [url], returns: "Swift.Result<Navigation.LinkMatch<Route>, Navigation.LinkError>",
      body: (calls.isEmpty
        ? [] : [.guard([.bind("link", link)], else: .code(".failure(.foreign(scheme: url.scheme ?? \"\", host: url.host))"))])
        + calls + [.return(.code(".failure(.noRoute(segment: 0, text: nil))"))])
    return ([.function(parse), .function(match)], functions)
  }

  /// One pattern at one length.
  private mutating func match(_ attempt: RouteAttempt, named name: String) -> FunctionDescription? {
    let pattern = graph.patterns[attempt.pattern]
    let route = graph.routes[pattern.route]
    let link = naming.link
    var literals: [ArgumentDescription] = []
    var conditions: [Statement.Condition] = []
    var values: [ParameterID: ExpressionDescription] = [:]
    var hasRest = false
    func bind(_ id: ParameterID, _ call: ExpressionDescription) {
      conditions.append(.bind(self.name(of: id), call))
      values[id] = .code(self.name(of: id))
    }
    for (index, part) in pattern.segments.prefix(attempt.length).enumerated() {
      switch graph.patternParts[part] {
      case .literal(let text): literals.append(ArgumentDescription(nil, .string(graph.text(text))))
      case .placeholder(let prefix, let parameter, let suffix, _):
        literals.append(ArgumentDescription(nil, .code("nil")))
        var list = [ArgumentDescription(nil, .code(String(index)))]
        if prefix != .empty { list.append(ArgumentDescription("prefix", .string(graph.text(prefix)))) }
        if suffix != .empty { list.append(ArgumentDescription("suffix", .string(graph.text(suffix)))) }
        let type = parameter.map { typeName(unwrapped(graph.parameters[$0].type)) } ?? "String"
        list.append(ArgumentDescription("as", .code(type + ".self")))
        let call = ExpressionDescription.call(link + ".segment", list)
        if let parameter {
          bind(parameter, call)
        } else if prefix != .empty || suffix != .empty {
          conditions.append(.holds(.code(SwiftRenderer(isPublic: false).text(call) + " != nil")))
        }
      case .rest(let parameter):
        hasRest = true
        if let parameter { values[parameter] = .call(link + ".rest", [ArgumentDescription("from", .code(String(index)))]) }
      case .unknown: return nil
      }
    }
    var path = literals
    if hasRest { path.append(ArgumentDescription("andMore", .code("true"))) }
    conditions.insert(.holds(.call(link + ".hasPath", path)), at: 0)
    if let origin = origin(of: route) { conditions.insert(.holds(origin), at: 1) }
    for item in pattern.query {
      let query = graph.queryItems[item]
      let key = ArgumentDescription(nil, .string(graph.text(query.key)))
      switch query.value {
      case .literal(let text):
        conditions.append(.holds(.call(link + ".hasQuery", [key, ArgumentDescription(nil, .string(graph.text(text)))])))
      case .placeholder(_, let parameter?, _, _):
        take(parameter, isRequired: query.isRequired, link + ".query", [key], &conditions, &values)
      default: break
      }
    }
    switch pattern.fragment {
    case .literal(let text)?:
      conditions.append(.holds(.call(link + ".hasFragment", [ArgumentDescription(nil, .string(graph.text(text)))])))
    case .placeholder(_, let parameter?, _, let isOptional)?:
      take(parameter, isRequired: !isOptional, link + ".fragment", [], &conditions, &values)
    default: break
    }
    var arguments: [ArgumentDescription] = []
    for id in route.parameters {
      if let value = values[id] {
        arguments.append(ArgumentDescription(self.name(of: id), value))
      } else if graph.parameters[id].defaultValue != nil {
        continue
      } else if case .optional = graph.types[graph.parameters[id].type] {
        arguments.append(ArgumentDescription(self.name(of: id), .code("nil")))
      } else {
        leaveOut("a pattern that leaves a value of its route to another pattern", at: pattern.range)
        return nil
      }
    }
    return FunctionDescription(
      doc: ["`" + graph.text(pattern.text) + "`, " + location(pattern.range)], name, modifiers: ["static"],
      parameters: [ParameterDescription(label: "_", link, "Navigation.Link")], returns: "Route?", isPrivate: true,
      body: [
        .guard(conditions, else: .code("nil")),
        .return(.made(naming.routes[pattern.route.index], arguments, hasValues: !route.parameters.isEmpty)),
      ])
  }

  /// The value of a query key or of the fragment.
  private func take(
    _ id: ParameterID, isRequired: Bool, _ function: String, _ key: [ArgumentDescription], _ conditions: inout [Statement.Condition],
    _ values: inout [ParameterID: ExpressionDescription]
  ) {
    let parameter = graph.parameters[id]
    if case .list(let element) = graph.types[unwrapped(parameter.type)] {
      let call = ExpressionDescription.call(function + "List", key + [ArgumentDescription("as", .code(typeName(element) + ".self"))])
      values[id] = .code(SwiftRenderer(isPublic: false).text(call) + " ?? []")
      return
    }
    let call = ExpressionDescription.call(function, key + [ArgumentDescription("as", .code(typeName(unwrapped(parameter.type)) + ".self"))])
    if isRequired {
      conditions.append(.bind(name(of: id), call))
      values[id] = .code(name(of: id))
    } else if let fallback = parameter.defaultValue, fallback != .nil {
      let renderer = SwiftRenderer(isPublic: false)
      values[id] = .code(renderer.text(call) + " ?? " + renderer.text(value(fallback, as: parameter.type)))
    } else {
      values[id] = call
    }
  }

  /// Where a link must come from; nil where the link itself has made sure.
  private func origin(of route: Route) -> ExpressionDescription? {
    let hosts = Origins.unique(route.hosts.map { graph.text($0).lowercased() })
    let narrowed = Origins.unique(route.schemes.map { graph.text($0).lowercased() })
    if hosts.isEmpty, narrowed.isEmpty, origins.areAllOwn {
      return nil
    }
    let own = origins.ownSchemes
    let over = !hosts.isEmpty ? [] : narrowed.isEmpty ? own : narrowed.filter { $0 != "https" }
    let from = !hosts.isEmpty ? hosts : narrowed.isEmpty || narrowed.contains("https") ? origins.ownHosts : []
    return .call(naming.link + ".comes", [ArgumentDescription("over", strings(over)), ArgumentDescription("from", strings(from))])
  }

  // MARK: Printing

  private func urls() -> [Declaration] {
    let cases = graph.routes.ids.map { id -> SwitchCaseDescription in
      let route = graph.routes[id]
      let texts = route.patterns.compactMap { text(of: $0) }
      var used: Set<ParameterID> = []
      if !texts.isEmpty { for pattern in route.patterns where text(of: pattern) != nil { used.formUnion(printed(pattern)) } }
      return SwitchCaseDescription([pattern(naming.routes[id.index], route.parameters) { used.contains($0) }], [.return(.array(texts))])
    }
    let texts = property("texts", "[Navigation.LinkText]", "The texts of the link, one for each of its patterns.", cases)
    let url = VariableDescription(
      doc: ["The first text that stands for this very link, if there is one."], "url", "URL?",
      getter: [.return(.code("texts.lazy.compactMap(\\.url).first { (try? Route.parse($0).get()) == self }"))])
    return [.variable(url)] + texts
  }

  private func printed(_ id: PatternID) -> Set<ParameterID> {
    let pattern = graph.patterns[id]
    var found: Set<ParameterID> = []
    for part in pattern.segments {
      switch graph.patternParts[part] {
      case .placeholder(_, let parameter?, _, _), .rest(let parameter?): found.insert(parameter)
      default: break
      }
    }
    for item in pattern.query { if case .placeholder(_, let parameter?, _, _) = graph.queryItems[item].value { found.insert(parameter) } }
    if case .placeholder(_, let parameter?, _, _)? = pattern.fragment { found.insert(parameter) }
    return found
  }

  /// Nil for a pattern that discards something.
  private func text(of id: PatternID) -> ExpressionDescription? {
    let pattern = graph.patterns[id]
    let route = graph.routes[pattern.route]
    var path: [ExpressionDescription] = []
    var rest: ExpressionDescription?
    func isOptional(_ parameter: ParameterID) -> Bool {
      if case .optional = graph.types[graph.parameters[parameter].type] { true } else { false }
    }
    for part in pattern.segments {
      switch graph.patternParts[part] {
      case .literal(let text): path.append(.string(graph.text(text)))
      case .placeholder(let prefix, let parameter?, let suffix, _):
        var code = name(of: parameter) + (isOptional(parameter) ? "?" : "") + ".urlText"
        if prefix != .empty || suffix != .empty {
          if isOptional(parameter) {
            code = name(of: parameter) + ".map { " + affixed("$0.urlText", prefix, suffix) + " }"
          } else {
            code = affixed(code, prefix, suffix)
          }
        }
        path.append(.code(code))
      case .rest(let parameter?): rest = .code(name(of: parameter))
      case .placeholder, .rest, .unknown: return nil
      }
    }
    var list: [ArgumentDescription] = []
    if let host = route.hosts.first {
      list.append(ArgumentDescription("host", .string(graph.text(host).lowercased())))
    } else if let scheme = route.schemes.first ?? graph.app?.schemes.first, graph.text(scheme).lowercased() != "https" {
      list.append(ArgumentDescription("scheme", .string(graph.text(scheme).lowercased())))
    } else if let host = origins.ownHosts.first {
      list.append(ArgumentDescription("host", .string(host)))
    } else {
      return nil
    }
    list.append(ArgumentDescription("path", .array(path)))
    if let rest { list.append(ArgumentDescription("rest", rest)) }
    let renderer = SwiftRenderer(isPublic: false)
    var code = renderer.text(.call("Navigation.LinkText", list))
    for item in pattern.query {
      let query = graph.queryItems[item]
      let key = swiftLiteral(graph.text(query.key))
      switch query.value {
      case .literal(let text): code += ".query(" + key + ", " + swiftLiteral(graph.text(text)) + ")"
      case .placeholder(_, let parameter?, _, _):
        let isList = if case .list = graph.types[unwrapped(graph.parameters[parameter].type)] { true } else { false }
        code += ".query(" + key + ", " + (isList ? "list: " : "") + name(of: parameter) + ")"
      default: return nil
      }
    }
    switch pattern.fragment {
    case .literal(let text)?: code += ".fragment(" + swiftLiteral(graph.text(text)) + ")"
    case .placeholder(_, let parameter?, _, _)?: code += ".fragment(" + name(of: parameter) + ")"
    case nil: break
    default: return nil
    }
    return .code(code)
  }

  private func affixed(_ code: String, _ prefix: Name, _ suffix: Name) -> String {
    (prefix == .empty ? "" : swiftLiteral(graph.text(prefix)) + " + ") + code
      + (suffix == .empty ? "" : " + " + swiftLiteral(graph.text(suffix)))
  }
}
