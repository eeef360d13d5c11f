import NavGraphModel
import NavGraphSyntax

// Generates the URL matcher: a table of all patterns in order of precedence, and a function that creates the route of each.
extension SwiftGenerator {
  /// Returns the members of the route type that match URLs: the functions that the app calls, and the tables that they use.
  mutating func matcher() -> (parse: [Declaration], table: [Declaration]) {
    let rows = LinkRows(in: graph, of: routes)
    var names = NameScope(reserved: Set(naming.routes))
    let patterns = names.claim("patterns")
    let read = names.claim("read")
    var types = NameScope(reserved: naming.typeNames)
    let type = types.claim("Pattern")
    let cases = PatternNames(for: rows, in: graph).names
    var arms: [SwitchCaseDescription] = []
    for (name, variant) in zip(cases, rows.variants) {
      let pattern = graph.patterns[variant.pattern]
      let reading = LinkReading(of: variant, in: graph)
      guard let values = values(of: reading, in: pattern) else { continue }
      arms.append(
        SwitchCaseDescription(
          patterns: ["." + name],
          body: dropped(by: reading) + shared(by: reading) + [
            .return(.made(naming.routes[pattern.route.index], with: values, hasValues: !graph.routes[pattern.route].parameters.isEmpty))
          ]))
    }
    var doc = ["The patterns. If several match a URL, the first wins."]
    if Set(rows.variants.map(\.pattern)).count < rows.variants.count { doc.append("A pattern with optional parts has several cases.") }
    if rows.origins.count > 1 { doc.append("A pattern with other schemes or hosts than the app's names them.") }
    let list = TypeDescription(
      doc: doc, kind: .enum, name: type, modifiers: ["private", "nonisolated"], inherits: ["String", "CaseIterable"],
      members: zip(cases, rows.rows).map { .enumCase(CaseDescription(name: $0, rawValue: $1)) })
    let origins = (rows.origins.first ?? []).map { ExpressionDescription.string($0) }
    let table = VariableDescription(
      name: patterns, type: "NavGraph.LinkPatterns<\(type)>", isLet: true, modifiers: ["private", "static"],
      value: .call("NavGraph.LinkPatterns", with: [ArgumentDescription(label: "origins", value: .array(origins))]))
    return (
      parsers(patterns: patterns, read: read),
      [.type(list), .variable(table)] + readers(named: read, type: type, arms: arms, isComplete: arms.count == cases.count)
    )
  }

  private func parsers(patterns: String, read: String) -> [Declaration] {
    let url = ParameterDescription(label: "_", name: "url", type: "Foundation.URL")
    return [
      .function(
        FunctionDescription(
          doc: ["Parses a URL as a route. If several patterns match, the \(graph.app?.precedence == .order ? "first" : "narrowest") wins."],
          name: "parse", modifiers: ["static"],
          parameters: [url], returns: "Swift.Result<Route, NavGraph.LinkError>",
          body: [.return(.code("match(url).map { $0.route }"))])),
      .function(
        FunctionDescription(
          doc: ["Parses a URL as a route, and lists the query keys whose optional values are ignored because they don't parse."],
          name: "match",
          modifiers: ["static"],
          parameters: [url], returns: "Swift.Result<NavGraph.LinkMatch<Route>, NavGraph.LinkError>",
          body: [.return(.code(patterns + ".match(url.absoluteString, " + read + ")"))])),
    ]
  }

  /// Returns a switch over the patterns. Large switches are divided, because they take long to compile.
  private func readers(named name: String, type: String, arms: [SwitchCaseDescription], isComplete: Bool) -> [Declaration] {
    let limit = 200
    func function(named name: String, doc: [String], body: Statement) -> Declaration {
      .function(
        FunctionDescription(
          doc: doc, name: name, modifiers: ["static"],
          parameters: [
            ParameterDescription(label: "_", name: "pattern", type: type),
            ParameterDescription(label: "_", name: "link", type: "inout NavGraph.Link"),
          ],
          throwing: "NavGraph.LinkFault", returns: "Route", isPrivate: true, body: [body]))
    }
    let none = SwitchCaseDescription(patterns: [], body: [.expression(.code("throw NavGraph.LinkFault.noRow"))])
    let doc = ["Creates the route of a pattern, with the values of the URL."]
    guard arms.count > limit else {
      return [function(named: name, doc: doc, body: .switch(SwitchDescription(over: "pattern", cases: arms + (isComplete ? [] : [none]))))]
    }
    return stride(from: 0, to: arms.count, by: limit).enumerated().map { number, start in
      let end = min(start + limit, arms.count)
      let next = SwitchCaseDescription(
        patterns: [], body: [.return(.code("try " + name + "Part" + String(number + 2) + "(pattern, &link)"))])
      let all = arms[start..<end] + [end == arms.count ? none : next]
      let part = number == 0 ? name : name + "Part" + String(number + 1)
      return function(named: part, doc: number == 0 ? doc : [], body: .switch(SwitchDescription(over: "pattern", cases: Array(all))))
    }
  }

  // MARK: Values

  private func affixes(of slot: LinkReading.Slot) -> [ArgumentDescription] {
    (slot.prefix == .empty ? [] : [ArgumentDescription(label: "after", value: .string(text(of: slot.prefix)))]) + ending(with: slot.suffix)
  }

  private func ending(with suffix: Name) -> [ArgumentDescription] {
    suffix == .empty ? [] : [ArgumentDescription(label: "before", value: .string(text(of: suffix)))]
  }

  /// Returns the arguments of a pattern's route, or nil if the pattern has no value for a required parameter.
  private mutating func values(of reading: LinkReading, in pattern: Pattern) -> [ArgumentDescription]? {
    var arguments: [ArgumentDescription] = []
    for (parameter, source) in reading.values {
      let type = graph.parameters[parameter].type
      if case .absent = source {
        if graph.parameters[parameter].defaultValue != nil { continue }
        guard case .optional = graph.types[type] else {
          leaveOut("a pattern that has no value for `\(text(of: graph.parameters[parameter].name))`", at: pattern.range)
          return nil
        }
        arguments.append(ArgumentDescription(label: name(of: parameter), value: .code("nil")))
      } else {
        arguments.append(ArgumentDescription(label: name(of: parameter), value: value(of: parameter, as: type, from: source)))
      }
    }
    return arguments
  }

  private mutating func value(of parameter: ParameterID, as type: TypeID, from source: LinkReading.Source) -> ExpressionDescription {
    let name = ArgumentDescription(label: nil, value: .string(text(of: graph.parameters[parameter].name)))
    switch source {
    case .constant(let constant): return value(of: constant, as: type)
    case .host(let end):
      return .call("try link.host", with: [name, ArgumentDescription(label: "before", value: .string(end)), self.type(of: parameter)])
    case .rest(let index, let suffix):
      return .call("link.rest", with: [ArgumentDescription(label: nil, value: .code(String(index)))] + ending(with: suffix))
    case .piece(let number, let segment, let slot):
      let range = ArgumentDescription(label: nil, value: .code("values\(segment)[\(number)]"))
      return .call("try link.piece", with: [range, name] + wanted(for: slot))
    case .list(let key, let element):
      let list = [
        ArgumentDescription(label: nil, value: .string(text(of: key))),
        ArgumentDescription(label: "as", value: .code(typeName(of: element) + ".self")),
      ]
      let isOptional = graph.unwrapped(type) != type
      return ExpressionDescription.call("link.list", with: list).or(fallback(for: parameter) ?? (isOptional ? nil : .array([])))
    case .segment(_, let slot), .query(_, let slot, isRequired: true), .fragment(let slot, isRequired: true):
      return read(from: source, in: slot)
    case .query(_, let slot, isRequired: false), .fragment(let slot, isRequired: false):
      return read(from: source, in: slot).or(fallback(for: parameter))
    case .absent: return .code("nil")
    }
  }

  /// Returns the code that reads one value: `try link.segment(1, "id", as: Int.self)`.
  private func read(from source: LinkReading.Source, in slot: LinkReading.Slot) -> ExpressionDescription {
    switch source {
    case .segment(let index, _):
      let name = slot.parameter.map { text(of: graph.parameters[$0].name) } ?? "_"
      let list = [ArgumentDescription(label: nil, value: .code(String(index))), ArgumentDescription(label: nil, value: .string(name))]
      return .call("try link.segment", with: list + affixes(of: slot) + wanted(for: slot))
    case .query(let key, _, let isRequired):
      return .call(
        isRequired ? "try link.query" : "link.optionalQuery",
        with: [ArgumentDescription(label: nil, value: .string(text(of: key)))] + wanted(for: slot))
    case .fragment(_, let isRequired):
      return .call(isRequired ? "try link.fragment" : "link.optionalFragment", with: affixes(of: slot) + wanted(for: slot))
    default: return .code("nil")
    }
  }

  /// Returns the arguments for the form and the type of a value.
  private func wanted(for slot: LinkReading.Slot) -> [ArgumentDescription] {
    form(named: slot.form, of: slot.parameter) + [
      slot.parameter.map { type(of: $0) } ?? ArgumentDescription(label: "as", value: .code("String.self"))
    ]
  }

  /// Returns the statements that validate discarded placeholders.
  private func dropped(by reading: LinkReading) -> [Statement] {
    let renderer = SwiftRenderer()
    return reading.unnamed.compactMap { source in
      switch source {
      case .segment(_, let slot), .query(_, let slot, _), .fragment(let slot, _):
        .expression(.code("_ = " + renderer.text(of: read(from: source, in: slot))))
      default: nil
      }
    }
  }

  /// Returns the statements that divide segments with several placeholders: `let values1 = try link.pieces(1, ...)`.
  private func shared(by reading: LinkReading) -> [Statement] {
    reading.shared.map { index, slots in
      let names = slots.map { $0.parameter.map { text(of: graph.parameters[$0].name) } ?? "_" }
      let pieces = slots.map { slot in
        let before = slot.prefix == .empty ? [] : [ArgumentDescription(label: "after", value: .string(text(of: slot.prefix)))]
        return ExpressionDescription.call(".init", with: before + wanted(for: slot))
      }
      let shape = zip(slots, names).map { text(of: $0.prefix) + "{" + $1 + "}" + text(of: $0.suffix) }.joined()
      let list = [
        ArgumentDescription(label: nil, value: .code(String(index))),
        ArgumentDescription(label: nil, value: .string(names.first { $0 != "_" } ?? "_")),
        ArgumentDescription(label: "form", value: .string(shape)), ArgumentDescription(label: nil, value: .array(pieces)),
      ]
      let call = ExpressionDescription.call("try link.pieces", with: list + ending(with: slots.last?.suffix ?? .empty))
      return .assign(names.allSatisfy { $0 == "_" } ? "_" : "let values\(index)", call)
    }
  }

  /// Returns the argument for the form of a placeholder, such as `form: .characters(.hex, 40, 40)`, or none if it has no form.
  private func form(named name: Name, of parameter: ParameterID?) -> [ArgumentDescription] {
    guard let form = graph.form(from: name, of: parameter.flatMap { graph.urlType(of: graph.parameters[$0].type) } ?? .string) else {
      return []
    }
    let code: String
    switch form {
    case .characters(let sort, let least, let most):
      code = ".characters(." + sort.rawValue + ", " + String(least) + ", " + (most.map { String($0) } ?? "nil") + ")"
    case .number(let least, let most, let digits):
      code = ".number(" + String(least) + ", " + (most == .max ? ".max" : String(most)) + ", digits: " + String(digits) + ")"
    case .words(let words):
      code = ".words([" + words.map { swiftLiteral(String(decoding: $0, as: UTF8.self)) }.joined(separator: ", ") + "])"
    }
    return [ArgumentDescription(label: "form", value: .code(code))]
  }

  private func type(of parameter: ParameterID) -> ArgumentDescription {
    ArgumentDescription(label: "as", value: .code(typeName(of: graph.unwrapped(graph.parameters[parameter].type)) + ".self"))
  }

  /// Returns the default of a parameter, or nil if it has none or the default is nil.
  private func fallback(for parameter: ParameterID) -> ExpressionDescription? {
    guard let fallback = graph.parameters[parameter].defaultValue, fallback != .nil else { return nil }
    return value(of: fallback, as: graph.parameters[parameter].type)
  }
}

extension ExpressionDescription {
  /// `self ?? fallback`
  fileprivate func or(_ fallback: ExpressionDescription?) -> ExpressionDescription {
    guard let fallback else { return self }
    let renderer = SwiftRenderer()
    return .code(renderer.text(of: self) + " ?? " + renderer.text(of: fallback))
  }
}
