import NavGraphModel
import NavGraphSyntax

// The matcher of routes: a table of all patterns, the narrower first, and for each what its route is made of.
extension Lowering {
  /// What a route type has to find its cases with: the functions for the app, and what they need.
  mutating func matcher() -> (parse: [Declaration], table: [Declaration]) {
    let rows = LinkRows(graph, routes)
    var names = NameScope(reserved: Set(naming.routes))
    let patterns = names.claim("patterns")
    let read = names.claim("read")
    var arms: [SwitchCaseDescription] = []
    for (number, variant) in rows.variants.enumerated() {
      guard let values = values(of: variant) else { continue }
      let pattern = graph.patterns[variant.pattern]
      arms.append(
        SwitchCaseDescription(
          comment: "`" + text(pattern.text) + "`, " + location(pattern.range), [String(number)],
          dropped(by: variant) + shared(by: variant) + [
            .return(.made(naming.routes[pattern.route.index], values, hasValues: !graph.routes[pattern.route].parameters.isEmpty))
          ]))
    }
    let origins = rows.origins.map { ExpressionDescription.array($0.map { .string($0) }) }
    let list = VariableDescription(
      doc: [
        "Every pattern, at each of its lengths, with what it asks for behind the path: of two that a URL has, the first wins.",
        "The number behind some says which of these origins they are for.",
      ], patterns, "NavGraph.LinkTable", isLet: true, modifiers: ["private", "static"],
      value: .call(
        "NavGraph.LinkTable",
        [ArgumentDescription("origins", .array(origins)), ArgumentDescription(nil, .lines(rows.rows))]))
    return (parsers(patterns, read), [.variable(list)] + readers(read, arms))
  }

  private func parsers(_ patterns: String, _ read: String) -> [Declaration] {
    let url = ParameterDescription(label: "_", "url", "Foundation.URL")
    return [
      .function(
        FunctionDescription(
          doc: ["The route that a URL stands for; of several patterns that match, the narrowest."], "parse", modifiers: ["static"],
          parameters: [url], returns: "Swift.Result<Route, NavGraph.LinkError>",
          body: [.return(.code("match(url).map { $0.route }"))])),
      .function(
        FunctionDescription(
          doc: ["The route that a URL stands for, and what of the URL it leaves aside."], "match", modifiers: ["static"],
          parameters: [url], returns: "Swift.Result<NavGraph.LinkMatch<Route>, NavGraph.LinkError>",
          body: [.return(.code(patterns + ".match(url.absoluteString, " + read + ")"))])),
    ]
  }

  /// A switch over the rows, in parts where there are many: the compiler takes long over large ones.
  private func readers(_ name: String, _ arms: [SwitchCaseDescription]) -> [Declaration] {
    let limit = 200
    func function(_ name: String, _ doc: [String], _ body: Statement) -> Declaration {
      .function(
        FunctionDescription(
          doc: doc, name, modifiers: ["static"],
          parameters: [ParameterDescription(label: "_", "row", "Int"), ParameterDescription(label: "_", "link", "inout NavGraph.Link")],
          throwing: "NavGraph.LinkFault", returns: "Route", isPrivate: true, body: [body]))
    }
    let none = SwitchCaseDescription([], [.expression(.code("throw NavGraph.LinkFault.noRow"))])
    let doc = ["The route of a row of the table, with the values that the URL has for it."]
    guard arms.count > limit else { return [function(name, doc, .switch(SwitchDescription("row", arms + [none])))] }
    func first(_ arm: SwitchCaseDescription) -> String { arm.patterns.first ?? "0" }
    var parts: [Declaration] = []
    var calls: [SwitchCaseDescription] = []
    for start in stride(from: 0, to: arms.count, by: limit) {
      let part = name + "Part" + String(parts.count + 1)
      let end = min(start + limit, arms.count)
      calls.append(
        SwitchCaseDescription([first(arms[start]) + "..." + first(arms[end - 1])], [.return(.code("try " + part + "(row, &link)"))]))
      parts.append(function(part, [], .switch(SwitchDescription("row", Array(arms[start..<end]) + [none]))))
    }
    return [function(name, doc, .switch(SwitchDescription("row", calls + [none])))] + parts
  }

  // MARK: Values

  private func affixes(_ prefix: Name, _ suffix: Name) -> [ArgumentDescription] {
    (prefix == .empty ? [] : [ArgumentDescription("after", .string(text(prefix)))])
      + (suffix == .empty ? [] : [ArgumentDescription("before", .string(text(suffix)))])
  }

  /// What the route of a pattern is made of; nil where nothing gives it what it needs.
  private mutating func values(of variant: RouteTable.Variant) -> [ArgumentDescription]? {
    let pattern = graph.patterns[variant.pattern]
    var values: [ParameterID: ExpressionDescription] = [:]
    for constant in graph.arguments[pattern.constants] {
      values[constant.parameter] = value(constant.value, as: graph.parameters[constant.parameter].type)
    }
    let route = graph.routes[pattern.route]
    if let parameter = route.hostParameter, let host = route.hosts.first {
      let list = [ArgumentDescription(nil, .string(text(graph.parameters[parameter].name)))]
      let end = ArgumentDescription("before", .string(String(graph.originText(host).dropFirst())))
      values[parameter] = .call("try link.host", list + [end, type(of: parameter)])
    }
    for (index, part) in graph.parts(of: variant).enumerated() {
      switch part {
      case .placeholder(let prefix, let parameter?, let suffix, _, let form):
        let list = [
          ArgumentDescription(nil, .code(String(index))), ArgumentDescription(nil, .string(text(graph.parameters[parameter].name))),
        ]
        values[parameter] = .call(
          "try link.segment", list + affixes(prefix, suffix) + self.form(form, parameter) + [type(of: parameter)])
      case .several(let pieces):
        for (number, piece) in graph.patternParts[pieces].enumerated() {
          guard case .placeholder(_, let parameter?, _, _, let form) = piece else { continue }
          let list = [
            ArgumentDescription(nil, .code("values\(index)[\(number)]")),
            ArgumentDescription(nil, .string(text(graph.parameters[parameter].name))),
          ]
          values[parameter] = .call("try link.piece", list + self.form(form, parameter) + [type(of: parameter)])
        }
      case .rest(let parameter?, let suffix):
        values[parameter] = .call("link.rest", [ArgumentDescription(nil, .code(String(index)))] + affixes(.empty, suffix))
      default: break
      }
    }
    for item in graph.queryItems[pattern.query] {
      guard case .placeholder(_, let parameter?, _, _, let form) = item.value else { continue }
      let key = ArgumentDescription(nil, .string(text(item.key)))
      let wanted = self.form(form, parameter) + [type(of: parameter)]
      if case .list(let element) = graph.types[graph.unwrapped(graph.parameters[parameter].type)] {
        let call = ExpressionDescription.call("link.list", [key, ArgumentDescription("as", .code(typeName(element) + ".self"))])
        let isList = graph.unwrapped(graph.parameters[parameter].type) == graph.parameters[parameter].type
        values[parameter] = call.or(fallback(for: parameter) ?? (isList ? .array([]) : nil))
      } else if item.isRequired {
        values[parameter] = .call("try link.query", [key] + wanted)
      } else {
        values[parameter] = ExpressionDescription.call("link.optionalQuery", [key] + wanted).or(fallback(for: parameter))
      }
    }
    if case .placeholder(let prefix, let parameter?, let suffix, let isOptional, let form)? = pattern.fragment {
      let list = affixes(prefix, suffix) + self.form(form, parameter) + [type(of: parameter)]
      values[parameter] =
        isOptional
        ? ExpressionDescription.call("link.optionalFragment", list).or(fallback(for: parameter)) : .call("try link.fragment", list)
    }
    var arguments: [ArgumentDescription] = []
    for id in graph.routes[pattern.route].parameters {
      if let value = values[id] {
        arguments.append(ArgumentDescription(name(of: id), value))
      } else if graph.parameters[id].defaultValue != nil {
        continue
      } else if case .optional = graph.types[graph.parameters[id].type] {
        arguments.append(ArgumentDescription(name(of: id), .code("nil")))
      } else {
        leaveOut("a pattern that has no value for `\(text(graph.parameters[id].name))`", at: pattern.range)
        return nil
      }
    }
    return arguments
  }

  /// What is read and dropped, since it has to have a form.
  private func dropped(by variant: RouteTable.Variant) -> [Statement] {
    let pattern = graph.patterns[variant.pattern]
    var calls: [(String, [ArgumentDescription])] = []
    let string = [ArgumentDescription("as", .code("String.self"))]
    for (index, part) in graph.parts(of: variant).enumerated() {
      guard case .placeholder(let prefix, nil, let suffix, _, let form) = part, form != .empty else { continue }
      let list = [ArgumentDescription(nil, .code(String(index))), ArgumentDescription(nil, .string("_"))]
      calls.append(("try link.segment", list + affixes(prefix, suffix) + self.form(form, nil) + string))
    }
    for item in graph.queryItems[pattern.query] where item.isRequired {
      guard case .placeholder(_, nil, _, _, let form) = item.value, form != .empty else { continue }
      calls.append(("try link.query", [ArgumentDescription(nil, .string(text(item.key)))] + self.form(form, nil) + string))
    }
    if case .placeholder(let prefix, nil, let suffix, isOptional: false, let form)? = pattern.fragment, form != .empty {
      calls.append(("try link.fragment", affixes(prefix, suffix) + self.form(form, nil) + string))
    }
    let renderer = SwiftRenderer()
    return calls.map { .expression(.code("_ = " + renderer.text(.call($0.0, $0.1)))) }
  }

  /// What finds the values in segments with several placeholders: `let values1 = try link.pieces(1, ...)`.
  private func shared(by variant: RouteTable.Variant) -> [Statement] {
    let renderer = SwiftRenderer()
    var statements: [Statement] = []
    for (index, part) in graph.parts(of: variant).enumerated() {
      guard case .several(let range) = part else { continue }
      var (pieces, names, shape) = ([ExpressionDescription](), [String](), "")
      var end: [ArgumentDescription] = []
      for case .placeholder(let prefix, let parameter, let suffix, _, let form) in graph.patternParts[range] {
        let name = parameter.map { text(graph.parameters[$0].name) } ?? "_"
        if parameter != nil { names.append(name) }
        shape += text(prefix) + "{" + name + "}" + text(suffix)
        let type = parameter.map { self.type(of: $0) } ?? ArgumentDescription("as", .code("String.self"))
        pieces.append(.call(".init", affixes(prefix, .empty) + self.form(form, parameter) + [type]))
        end = affixes(.empty, suffix)
      }
      let list = [
        ArgumentDescription(nil, .code(String(index))), ArgumentDescription(nil, .string(names.first ?? "_")),
        ArgumentDescription("form", .string(shape)), ArgumentDescription(nil, .array(pieces)),
      ]
      let call = renderer.text(.call("try link.pieces", list + end))
      statements.append(.expression(.code((names.isEmpty ? "_" : "let values\(index)") + " = " + call)))
    }
    return statements
  }

  /// `form: .characters(.hex, 40, 40)`; nothing for a placeholder without one.
  private func form(_ name: Name, _ parameter: ParameterID?) -> [ArgumentDescription] {
    guard let form = graph.form(name, of: parameter.flatMap { graph.urlType(graph.parameters[$0].type) } ?? .string) else { return [] }
    let code: String
    switch form {
    case .characters(let sort, let least, let most):
      code = ".characters(." + sort.rawValue + ", " + String(least) + ", " + (most.map { String($0) } ?? "nil") + ")"
    case .number(let least, let most, let digits):
      code = ".number(" + String(least) + ", " + (most == .max ? ".max" : String(most)) + ", digits: " + String(digits) + ")"
    case .words(let words):
      code = ".words([" + words.map { swiftLiteral(String(decoding: $0, as: UTF8.self)) }.joined(separator: ", ") + "])"
    }
    return [ArgumentDescription("form", .code(code))]
  }

  private func type(of parameter: ParameterID) -> ArgumentDescription {
    ArgumentDescription("as", .code(typeName(graph.unwrapped(graph.parameters[parameter].type)) + ".self"))
  }

  /// What a parameter is where the URL has no value for it; nil where that is nothing.
  private func fallback(for parameter: ParameterID) -> ExpressionDescription? {
    guard let fallback = graph.parameters[parameter].defaultValue, fallback != .nil else { return nil }
    return value(fallback, as: graph.parameters[parameter].type)
  }
}

extension ExpressionDescription {
  /// `self ?? fallback`
  fileprivate func or(_ fallback: ExpressionDescription?) -> ExpressionDescription {
    guard let fallback else { return self }
    let renderer = SwiftRenderer()
    return .code(renderer.text(self) + " ?? " + renderer.text(fallback))
  }
}
