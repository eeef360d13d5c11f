import NavGraphModel
import NavGraphSyntax

// Generates routes: their cases, URLs, and targets.
extension SwiftGenerator {
  mutating func routesFile() -> SwiftFile? {
    guard !graph.routes.isEmpty || !graph.entries.isEmpty else { return nil }
    var types: [Declaration] = []
    if !graph.routes.isEmpty { types.append(.type(routeType())) }
    if !graph.entries.isEmpty { types.append(.type(entryType())) }
    return file(
      part: "Routes",
      [.type(TypeDescription(.extension, naming.app, modifiers: ["nonisolated"], members: types))] + payloadTypes())
  }

  private mutating func routeType() -> TypeDescription {
    let patterns = Dictionary(grouping: graph.patterns.ids) { graph.patterns[$0].route }
    let cases = graph.routes.ids.map { id -> Declaration in
      let route = graph.routes[id]
      let texts = patterns[id, default: []].map { "`" + text(graph.patterns[$0].text) + "`" }
      return .enumCase(
        CaseDescription(doc: doc(route.doc) + [texts.joined(separator: ", ")], naming.routes[id.index], values: values(route.parameters)))
    }
    let (parse, table) = matcher()
    let targets = graph.routes.ids.map { id -> SwitchCaseDescription in
      let target = self.target(lowered.routes[id.index], named: "route" + upperCamel(naming.routes[id.index]))
      return SwitchCaseDescription(
        [pattern(naming.routes[id.index], graph.routes[id].parameters, usedIn: [target])], [.return(target)])
    }
    let target = property("target", "Graph.Target", "The state that the link opens.", targets)
    return TypeDescription(
      doc: ["The deep links of \(swiftComment(graph.app.map { text($0.declared.name) } ?? ""))."], .enum, "Route",
      modifiers: ["nonisolated"],
      inherits: ["NavGraph.LinkRoute"], members: cases + parse + urls() + target + comparison() + table)
  }

  /// The maximum number of cases for which the compiler derives the comparison, because its time grows quadratically.
  private static let maxDerived = 100

  /// Returns `==` and `hash(into:)` for large route types.
  private func comparison() -> [Declaration] {
    guard graph.routes.count > SwiftGenerator.maxDerived else { return [] }
    let cases = graph.routes.ids.map { id in
      let values = graph.routes[id].parameters.map {
        ExpressionDescription.call("AnyHashable", [ArgumentDescription(nil, .code(local(of: $0)))])
      }
      return SwitchCaseDescription(
        [pattern(naming.routes[id.index], graph.routes[id].parameters) { _ in true }],
        [.return(.array([.code(String(id.index))] + values))])
    }
    let equal = FunctionDescription(
      "==", modifiers: ["static"],
      parameters: [ParameterDescription(label: "_", "a", "Route"), ParameterDescription(label: "_", "b", "Route")],
      returns: "Bool", body: [.return(.code("a.identity == b.identity"))])
    let hash = FunctionDescription(
      "hash", parameters: [ParameterDescription(label: "into", "hasher", "inout Swift.Hasher")],
      body: [.expression(.code("hasher.combine(identity)"))])
    let identity = property(
      "identity", "[AnyHashable]", "The value for comparison: one switch takes less time to compile than a comparison of all cases.", cases,
      modifiers: ["private"])
    return [.function(equal), .function(hash)] + identity
  }

  /// Returns a computed property that switches over the cases of this type. Large switches are divided.
  func property(_ name: String, _ type: String, _ doc: String, _ cases: [SwitchCaseDescription], modifiers: [String] = []) -> [Declaration]
  {
    let limit = 200
    guard cases.count > limit else {
      return [
        .variable(VariableDescription(doc: [doc], name, type, modifiers: modifiers, getter: [.switch(SwitchDescription("self", cases))]))
      ]
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
    let fallback: ExpressionDescription =
      type == "Graph.Target" ? .call("Graph.Target", [ArgumentDescription(nil, .code(".anywhere"))]) : .array([])
    return [.variable(VariableDescription(doc: [doc], name, type, modifiers: modifiers, getter: questions + [.return(fallback)]))] + parts
  }

  // MARK: Printing

  private func urls() -> [Declaration] {
    let cases = graph.routes.ids.map { id -> SwitchCaseDescription in
      let route = graph.routes[id]
      var texts: [ExpressionDescription] = []
      var used: Set<ParameterID> = []
      for pattern in route.patterns {
        guard let text = text(of: pattern) else { continue }
        texts.append(text)
        used.formUnion(printed(pattern))
      }
      return SwitchCaseDescription([pattern(naming.routes[id.index], route.parameters) { used.contains($0) }], [.return(.array(texts))])
    }
    let about = "The URLs of the link, one for each pattern of the route; aliases aren't included."
    let texts = property("texts", "[NavGraph.LinkText]", about, cases)
    let url = VariableDescription(
      doc: ["The first URL that opens this link, if there is one."], "url", "Foundation.URL?",
      getter: [.return(.code("texts.lazy.compactMap(\\.url).first { (try? Route.parse($0).get()) == self }"))])
    return [.variable(url)] + texts
  }

  private func printed(_ id: PatternID) -> Set<ParameterID> {
    let pattern = graph.patterns[id]
    var found: Set<ParameterID> = []
    if let parameter = graph.routes[pattern.route].hostParameter { found.insert(parameter) }
    for part in graph.placeholders(of: pattern.segments) {
      switch part {
      case .placeholder(_, let parameter?, _, _, _), .rest(let parameter?, _): found.insert(parameter)
      default: break
      }
    }
    for item in pattern.query {
      if case .placeholder(_, let parameter?, _, _, _) = graph.queryItems[item].value { found.insert(parameter) }
    }
    if case .placeholder(_, let parameter?, _, _, _)? = pattern.fragment { found.insert(parameter) }
    return found
  }

  /// Returns nil for a pattern that discards a value.
  private func text(of id: PatternID) -> ExpressionDescription? {
    let pattern = graph.patterns[id]
    let route = graph.routes[pattern.route]
    var path: [ExpressionDescription] = []
    var rest: [ArgumentDescription] = []
    for part in pattern.segments {
      switch graph.patternParts[part] {
      case .literal(let text): path.append(.string(self.text(text)))
      case .placeholder(let prefix, let parameter?, let suffix, _, let form):
        path.append(.code(urlText(of: parameter, prefix, suffix, digits(form, parameter))))
      case .several(let pieces):
        guard let text = shared(pieces) else { return nil }
        path.append(.code(text))
      case .rest(let parameter?, let suffix):
        rest = [ArgumentDescription("rest", .code(local(of: parameter)))]
        if suffix != .empty { rest.append(ArgumentDescription("before", .string(text(suffix)))) }
      case .placeholder, .rest, .unknown: return nil
      }
    }
    guard let origin = origin(of: route) else { return nil }
    var list = [origin]
    list.append(ArgumentDescription("path", .array(path)))
    list += rest
    var rests: [ExpressionDescription] = []
    func add(_ method: String, _ arguments: [ArgumentDescription]) { rests.append(.call(method, arguments)) }
    for item in pattern.query {
      let query = graph.queryItems[item]
      let key = ArgumentDescription(nil, .string(text(query.key)))
      switch query.value {
      case .literal(let text): add("query", [key, ArgumentDescription(nil, .string(self.text(text)))])
      case .placeholder(_, let parameter?, _, _, let form):
        let isList = if case .list = graph.types[graph.unwrapped(graph.parameters[parameter].type)] { true } else { false }
        add("query", [key, ArgumentDescription(isList ? "list" : nil, .code(value(of: parameter, digits(form, parameter))))])
      default: return nil
      }
    }
    switch pattern.fragment {
    case .literal(let text)?: add("fragment", [ArgumentDescription(nil, .string(self.text(text)))])
    case .placeholder(let prefix, let parameter?, let suffix, _, let form)?:
      var arguments = [ArgumentDescription(nil, .code(value(of: parameter, digits(form, parameter))))]
      if prefix != .empty { arguments.append(ArgumentDescription("after", .string(text(prefix)))) }
      if suffix != .empty { arguments.append(ArgumentDescription("before", .string(text(suffix)))) }
      add("fragment", arguments)
    case nil: break
    default: return nil
    }
    let base = ExpressionDescription.call("NavGraph.LinkText", list)
    return rests.isEmpty ? base : .chain(base, rests)
  }

  /// Returns the origin of a route's URL: its own host, else a scheme of the route or the app other than `https`, else the app's host.
  private func origin(of route: Route) -> ArgumentDescription? {
    let schemes = route.hosts.isEmpty ? (route.schemes.isEmpty ? graph.app?.schemes ?? [] : route.schemes) : []
    for scheme in schemes {
      let text = graph.originText(scheme)
      if text != "https" { return ArgumentDescription("scheme", .string(text)) }
    }
    if let parameter = route.hostParameter, let host = route.hosts.first {
      let end = swiftLiteral(String(graph.originText(host).dropFirst()))
      return ArgumentDescription("host", .code(local(of: parameter) + ".urlText + " + end))
    }
    let hosts = route.hosts.isEmpty ? graph.app?.hosts ?? [] : route.hosts
    return hosts.first.map { ArgumentDescription("host", .string(graph.originText($0))) }
  }

  /// Returns the number of digits to which a number is padded, or 0 for none. With fewer, it wouldn't match its pattern.
  private func digits(_ form: Name, _ parameter: ParameterID) -> Int {
    guard form != .empty, graph.urlType(graph.parameters[parameter].type) == .int else { return 0 }
    switch graph.form(form, of: .int) {
    case .number(_, _, let digits)?: return digits
    case .characters(.digits, let least, _)?: return least > 1 ? least : 0
    default: return 0
    }
  }

  /// Returns the code for a value in a query or a fragment.
  private func value(of parameter: ParameterID, _ digits: Int) -> String {
    if digits == 0 { return local(of: parameter) }
    let isOptional = if case .optional = graph.types[graph.parameters[parameter].type] { true } else { false }
    return local(of: parameter) + (isOptional ? "?" : "") + ".urlText(digits: " + String(digits) + ")"
  }

  /// Returns the code for the text of a value with its affixes, which is nil for a nil value.
  private func urlText(of parameter: ParameterID, _ prefix: Name, _ suffix: Name, _ digits: Int) -> String {
    let name = local(of: parameter)
    let isPlain = prefix == .empty && suffix == .empty
    let text = ".urlText" + (digits == 0 ? "" : "(digits: " + String(digits) + ")")
    guard case .optional = graph.types[graph.parameters[parameter].type] else { return affixed(name + text, prefix, suffix) }
    return isPlain ? name + "?" + text : name + ".map { " + affixed("$0" + text, prefix, suffix) + " }"
  }

  /// Returns the code for the text of values that share a segment, which is
  /// nil if one of them is nil. Returns nil if the segment discards a value.
  private func shared(_ pieces: IDRange<PatternPart>) -> String? {
    var texts: [String] = []
    var optional: [String] = []
    for piece in graph.patternParts[pieces] {
      guard case .placeholder(let prefix, let parameter?, let suffix, _, let form) = piece else { return nil }
      let digits = self.digits(form, parameter)
      if prefix != .empty { texts.append(swiftLiteral(text(prefix))) }
      texts.append(local(of: parameter) + ".urlText" + (digits == 0 ? "" : "(digits: \(digits))"))
      if suffix != .empty { texts.append(swiftLiteral(text(suffix))) }
      if case .optional = graph.types[graph.parameters[parameter].type] { optional.append(local(of: parameter)) }
    }
    // A sum of many strings would take long to compile.
    var code = "[" + texts.joined(separator: ", ") + "].joined()"
    for (depth, name) in optional.reversed().enumerated() {
      code = name + (depth == 0 ? ".map" : ".flatMap") + " { " + name + " in " + code + " }"
    }
    return code
  }

  private func affixed(_ code: String, _ prefix: Name, _ suffix: Name) -> String {
    (prefix == .empty ? "" : swiftLiteral(text(prefix)) + " + ") + code
      + (suffix == .empty ? "" : " + " + swiftLiteral(text(suffix)))
  }
}
