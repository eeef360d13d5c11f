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
      declarations: [.type(TypeDescription(kind: .extension, name: naming.app, modifiers: ["nonisolated"], members: types))]
        + payloadTypes())
  }

  private mutating func routeType() -> TypeDescription {
    let patterns = Dictionary(grouping: graph.patterns.ids) { graph.patterns[$0].route }
    let cases = graph.routes.ids.map { id -> Declaration in
      let route = graph.routes[id]
      let texts = patterns[id, default: []].map { "`" + text(of: graph.patterns[$0].text) + "`" }
      return .enumCase(
        CaseDescription(
          doc: doc(at: route.doc) + [texts.joined(separator: ", ")], name: naming.routes[id.index], values: values(for: route.parameters)))
    }
    let (parse, table) = matcher()
    let targets = graph.routes.ids.map { id -> SwitchCaseDescription in
      let target = self.target(for: lowered.routes[id.index], named: "route" + upperCamel(naming.routes[id.index]))
      return SwitchCaseDescription(
        patterns: [pattern(named: naming.routes[id.index], with: graph.routes[id].parameters, usedIn: [target])], body: [.return(target)])
    }
    let target = property(named: "target", type: "Graph.Target", doc: "The state that the link opens.", cases: targets)
    return TypeDescription(
      doc: ["The deep links of \(swiftComment(graph.app.map { text(of: $0.declared.name) } ?? ""))."], kind: .enum, name: "Route",
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
        ExpressionDescription.call("AnyHashable", with: [ArgumentDescription(label: nil, value: .code(local(of: $0)))])
      }
      return SwitchCaseDescription(
        patterns: [pattern(named: naming.routes[id.index], with: graph.routes[id].parameters) { _ in true }],
        body: [.return(.array([.code(String(id.index))] + values))])
    }
    let equal = FunctionDescription(
      name: "==", modifiers: ["static"],
      parameters: [ParameterDescription(label: "_", name: "a", type: "Route"), ParameterDescription(label: "_", name: "b", type: "Route")],
      returns: "Bool", body: [.return(.code("a.identity == b.identity"))])
    let hash = FunctionDescription(
      name: "hash", parameters: [ParameterDescription(label: "into", name: "hasher", type: "inout Swift.Hasher")],
      body: [.expression(.code("hasher.combine(identity)"))])
    let identity = property(
      named: "identity", type: "[AnyHashable]",
      doc: "The value for comparison: one switch takes less time to compile than a comparison of all cases.", cases: cases,
      modifiers: ["private"])
    return [.function(equal), .function(hash)] + identity
  }

  /// Returns a computed property that switches over the cases of this type. Large switches are divided.
  func property(named name: String, type: String, doc: String, cases: [SwitchCaseDescription], modifiers: [String] = []) -> [Declaration] {
    let limit = 200
    guard cases.count > limit else {
      return [
        .variable(
          VariableDescription(
            doc: [doc], name: name, type: type, modifiers: modifiers, getter: [.switch(SwitchDescription(over: "self", cases: cases))]))
      ]
    }
    var parts: [Declaration] = []
    var questions: [Statement] = []
    for start in stride(from: 0, to: cases.count, by: limit) {
      let part = name + "Part" + String(start / limit + 1)
      let slice =
        Array(cases[start..<min(start + limit, cases.count)]) + [SwitchCaseDescription(patterns: [], body: [.return(.code("nil"))])]
      parts.append(
        .variable(
          VariableDescription(
            name: part, type: type + "?", modifiers: ["fileprivate"], getter: [.switch(SwitchDescription(over: "self", cases: slice))])))
      questions.append(.if([.bind("found", .code(part))], then: .return(.code("found"))))
    }
    let fallback: ExpressionDescription =
      type == "Graph.Target" ? .call("Graph.Target", with: [ArgumentDescription(label: nil, value: .code(".anywhere"))]) : .array([])
    return [
      .variable(VariableDescription(doc: [doc], name: name, type: type, modifiers: modifiers, getter: questions + [.return(fallback)]))
    ] + parts
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
        used.formUnion(printed(by: pattern))
      }
      return SwitchCaseDescription(
        patterns: [pattern(named: naming.routes[id.index], with: route.parameters) { used.contains($0) }], body: [.return(.array(texts))])
    }
    let about = "The URLs of the link, one for each pattern of the route; aliases aren't included."
    let texts = property(named: "texts", type: "[NavGraph.LinkText]", doc: about, cases: cases)
    let url = VariableDescription(
      doc: ["The first URL that opens this link, if there is one."], name: "url", type: "Foundation.URL?",
      getter: [.return(.code("texts.lazy.compactMap(\\.url).first { (try? Route.parse($0).get()) == self }"))])
    return [.variable(url)] + texts
  }

  private func printed(by id: PatternID) -> Set<ParameterID> {
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
      case .literal(let text): path.append(.string(self.text(of: text)))
      case .placeholder(let prefix, let parameter?, let suffix, _, let form):
        path.append(.code(urlText(of: parameter, prefix: prefix, suffix: suffix, digits: digits(in: form, for: parameter))))
      case .several(let pieces):
        guard let text = shared(in: pieces) else { return nil }
        path.append(.code(text))
      case .rest(let parameter?, let suffix):
        rest = [ArgumentDescription(label: "rest", value: .code(local(of: parameter)))]
        if suffix != .empty { rest.append(ArgumentDescription(label: "before", value: .string(text(of: suffix)))) }
      case .placeholder, .rest, .unknown: return nil
      }
    }
    guard let origin = origin(of: route) else { return nil }
    var list = [origin]
    list.append(ArgumentDescription(label: "path", value: .array(path)))
    list += rest
    var rests: [ExpressionDescription] = []
    func add(_ method: String, with arguments: [ArgumentDescription]) { rests.append(.call(method, with: arguments)) }
    for item in pattern.query {
      let query = graph.queryItems[item]
      let key = ArgumentDescription(label: nil, value: .string(text(of: query.key)))
      switch query.value {
      case .literal(let text): add("query", with: [key, ArgumentDescription(label: nil, value: .string(self.text(of: text)))])
      case .placeholder(_, let parameter?, _, _, let form):
        let isList = if case .list = graph.types[graph.unwrapped(graph.parameters[parameter].type)] { true } else { false }
        add(
          "query",
          with: [
            key,
            ArgumentDescription(label: isList ? "list" : nil, value: .code(value(of: parameter, digits: digits(in: form, for: parameter)))),
          ])
      default: return nil
      }
    }
    switch pattern.fragment {
    case .literal(let text)?: add("fragment", with: [ArgumentDescription(label: nil, value: .string(self.text(of: text)))])
    case .placeholder(let prefix, let parameter?, let suffix, _, let form)?:
      var arguments = [ArgumentDescription(label: nil, value: .code(value(of: parameter, digits: digits(in: form, for: parameter))))]
      if prefix != .empty { arguments.append(ArgumentDescription(label: "after", value: .string(text(of: prefix)))) }
      if suffix != .empty { arguments.append(ArgumentDescription(label: "before", value: .string(text(of: suffix)))) }
      add("fragment", with: arguments)
    case nil: break
    default: return nil
    }
    let base = ExpressionDescription.call("NavGraph.LinkText", with: list)
    return rests.isEmpty ? base : .chain(base, rests)
  }

  /// Returns the origin of a route's URL: its own host, else a scheme of the route or the app other than `https`, else the app's host.
  private func origin(of route: Route) -> ArgumentDescription? {
    let schemes = route.hosts.isEmpty ? (route.schemes.isEmpty ? graph.app?.schemes ?? [] : route.schemes) : []
    for scheme in schemes {
      let text = graph.originText(of: scheme)
      if text != "https" { return ArgumentDescription(label: "scheme", value: .string(text)) }
    }
    if let parameter = route.hostParameter, let host = route.hosts.first {
      let end = swiftLiteral(String(graph.originText(of: host).dropFirst()))
      return ArgumentDescription(label: "host", value: .code(local(of: parameter) + ".urlText + " + end))
    }
    let hosts = route.hosts.isEmpty ? graph.app?.hosts ?? [] : route.hosts
    return hosts.first.map { ArgumentDescription(label: "host", value: .string(graph.originText(of: $0))) }
  }

  /// Returns the number of digits to which a number is padded, or 0 for none. With fewer, it wouldn't match its pattern.
  private func digits(in form: Name, for parameter: ParameterID) -> Int {
    guard form != .empty, graph.urlType(of: graph.parameters[parameter].type) == .int else { return 0 }
    switch graph.form(from: form, of: .int) {
    case .number(_, _, let digits)?: return digits
    case .characters(.digits, let least, _)?: return least > 1 ? least : 0
    default: return 0
    }
  }

  /// Returns the code for a value in a query or a fragment.
  private func value(of parameter: ParameterID, digits: Int) -> String {
    if digits == 0 { return local(of: parameter) }
    let isOptional = if case .optional = graph.types[graph.parameters[parameter].type] { true } else { false }
    return local(of: parameter) + (isOptional ? "?" : "") + ".urlText(digits: " + String(digits) + ")"
  }

  /// Returns the code for the text of a value with its affixes, which is nil for a nil value.
  private func urlText(of parameter: ParameterID, prefix: Name, suffix: Name, digits: Int) -> String {
    let name = local(of: parameter)
    let isPlain = prefix == .empty && suffix == .empty
    let text = ".urlText" + (digits == 0 ? "" : "(digits: " + String(digits) + ")")
    guard case .optional = graph.types[graph.parameters[parameter].type] else {
      return affixed(name + text, prefix: prefix, suffix: suffix)
    }
    return isPlain ? name + "?" + text : name + ".map { " + affixed("$0" + text, prefix: prefix, suffix: suffix) + " }"
  }

  /// Returns the code for the text of values that share a segment, which is
  /// nil if one of them is nil. Returns nil if the segment discards a value.
  private func shared(in pieces: IDRange<PatternPart>) -> String? {
    var texts: [String] = []
    var optional: [String] = []
    for piece in graph.patternParts[pieces] {
      guard case .placeholder(let prefix, let parameter?, let suffix, _, let form) = piece else { return nil }
      let digits = self.digits(in: form, for: parameter)
      if prefix != .empty { texts.append(swiftLiteral(text(of: prefix))) }
      texts.append(local(of: parameter) + ".urlText" + (digits == 0 ? "" : "(digits: \(digits))"))
      if suffix != .empty { texts.append(swiftLiteral(text(of: suffix))) }
      if case .optional = graph.types[graph.parameters[parameter].type] { optional.append(local(of: parameter)) }
    }
    // A sum of many strings would take long to compile.
    var code = "[" + texts.joined(separator: ", ") + "].joined()"
    for (depth, name) in optional.reversed().enumerated() {
      code = name + (depth == 0 ? ".map" : ".flatMap") + " { " + name + " in " + code + " }"
    }
    return code
  }

  private func affixed(_ code: String, prefix: Name, suffix: Name) -> String {
    (prefix == .empty ? "" : swiftLiteral(text(of: prefix)) + " + ") + code
      + (suffix == .empty ? "" : " + " + swiftLiteral(text(of: suffix)))
  }
}
