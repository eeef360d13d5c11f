import NavGraphModel
import NavGraphSyntax

// Generates the URL matcher: a table of all patterns in order of precedence, and a function that creates the route of each.
extension SwiftGenerator {
  /// Returns the members of the route type that match URLs: the functions that the app calls, and the tables that they use.
  mutating func matcher() -> (parse: [Declaration], table: [Declaration]) {
    let rows = LinkRows(graph, routes)
    var names = NameScope(reserved: Set(naming.routes))
    let patterns = names.claim("patterns")
    let read = names.claim("read")
    var types = NameScope(reserved: naming.typeNames)
    let type = types.claim("Pattern")
    let cases = PatternNames(rows, graph).names
    var arms: [SwitchCaseDescription] = []
    for (name, variant) in zip(cases, rows.variants) {
      let pattern = graph.patterns[variant.pattern]
      let reading = LinkReading(variant, in: graph)
      guard let values = values(of: reading, pattern) else { continue }
      arms.append(
        SwitchCaseDescription(
          ["." + name],
          dropped(by: reading) + shared(by: reading) + [
            .return(.made(naming.routes[pattern.route.index], values, hasValues: !graph.routes[pattern.route].parameters.isEmpty))
          ]))
    }
    var doc = ["The patterns. If several match a URL, the first wins."]
    if Set(rows.variants.map(\.pattern)).count < rows.variants.count { doc.append("A pattern with optional parts has several cases.") }
    if rows.origins.count > 1 { doc.append("A pattern with other schemes or hosts than the app's names them.") }
    let list = TypeDescription(
      doc: doc, .enum, type, modifiers: ["private", "nonisolated"], inherits: ["String", "CaseIterable"],
      members: zip(cases, rows.rows).map { .enumCase(CaseDescription($0, rawValue: $1)) })
    let origins = (rows.origins.first ?? []).map { ExpressionDescription.string($0) }
    let table = VariableDescription(
      patterns, "NavGraph.LinkPatterns<\(type)>", isLet: true, modifiers: ["private", "static"],
      value: .call("NavGraph.LinkPatterns", [ArgumentDescription("origins", .array(origins))]))
    return (parsers(patterns, read), [.type(list), .variable(table)] + readers(read, type, arms, isComplete: arms.count == cases.count))
  }

  private func parsers(_ patterns: String, _ read: String) -> [Declaration] {
    let url = ParameterDescription(label: "_", "url", "Foundation.URL")
    return [
      .function(
        FunctionDescription(
          doc: ["Parses a URL as a route. If several patterns match, the \(graph.app?.precedence == .order ? "first" : "narrowest") wins."],
          "parse", modifiers: ["static"],
          parameters: [url], returns: "Swift.Result<Route, NavGraph.LinkError>",
          body: [.return(.code("match(url).map { $0.route }"))])),
      .function(
        FunctionDescription(
          doc: ["Parses a URL as a route, and lists the query keys whose optional values are ignored because they don't parse."], "match",
          modifiers: ["static"],
          parameters: [url], returns: "Swift.Result<NavGraph.LinkMatch<Route>, NavGraph.LinkError>",
          body: [.return(.code(patterns + ".match(url.absoluteString, " + read + ")"))])),
    ]
  }

  /// Returns a switch over the patterns. Large switches are divided, because they take long to compile.
  private func readers(_ name: String, _ type: String, _ arms: [SwitchCaseDescription], isComplete: Bool) -> [Declaration] {
    let limit = 200
    func function(_ name: String, _ doc: [String], _ body: Statement) -> Declaration {
      .function(
        FunctionDescription(
          doc: doc, name, modifiers: ["static"],
          parameters: [
            ParameterDescription(label: "_", "pattern", type), ParameterDescription(label: "_", "link", "inout NavGraph.Link"),
          ],
          throwing: "NavGraph.LinkFault", returns: "Route", isPrivate: true, body: [body]))
    }
    let none = SwitchCaseDescription([], [.expression(.code("throw NavGraph.LinkFault.noRow"))])
    let doc = ["Creates the route of a pattern, with the values of the URL."]
    guard arms.count > limit else {
      return [function(name, doc, .switch(SwitchDescription("pattern", arms + (isComplete ? [] : [none]))))]
    }
    return stride(from: 0, to: arms.count, by: limit).enumerated().map { number, start in
      let end = min(start + limit, arms.count)
      let next = SwitchCaseDescription([], [.return(.code("try " + name + "Part" + String(number + 2) + "(pattern, &link)"))])
      let all = arms[start..<end] + [end == arms.count ? none : next]
      let part = number == 0 ? name : name + "Part" + String(number + 1)
      return function(part, number == 0 ? doc : [], .switch(SwitchDescription("pattern", Array(all))))
    }
  }

  // MARK: Values

  private func affixes(_ slot: LinkReading.Slot) -> [ArgumentDescription] {
    (slot.prefix == .empty ? [] : [ArgumentDescription("after", .string(text(slot.prefix)))]) + ending(slot.suffix)
  }

  private func ending(_ suffix: Name) -> [ArgumentDescription] {
    suffix == .empty ? [] : [ArgumentDescription("before", .string(text(suffix)))]
  }

  /// Returns the arguments of a pattern's route, or nil if the pattern has no value for a required parameter.
  private mutating func values(of reading: LinkReading, _ pattern: Pattern) -> [ArgumentDescription]? {
    var arguments: [ArgumentDescription] = []
    for (parameter, source) in reading.values {
      let type = graph.parameters[parameter].type
      if case .absent = source {
        if graph.parameters[parameter].defaultValue != nil { continue }
        guard case .optional = graph.types[type] else {
          leaveOut("a pattern that has no value for `\(text(graph.parameters[parameter].name))`", at: pattern.range)
          return nil
        }
        arguments.append(ArgumentDescription(name(of: parameter), .code("nil")))
      } else {
        arguments.append(ArgumentDescription(name(of: parameter), value(of: parameter, type, source)))
      }
    }
    return arguments
  }

  private mutating func value(of parameter: ParameterID, _ type: TypeID, _ source: LinkReading.Source) -> ExpressionDescription {
    let name = ArgumentDescription(nil, .string(text(graph.parameters[parameter].name)))
    switch source {
    case .constant(let constant): return value(constant, as: type)
    case .host(let end): return .call("try link.host", [name, ArgumentDescription("before", .string(end)), self.type(of: parameter)])
    case .rest(let index, let suffix): return .call("link.rest", [ArgumentDescription(nil, .code(String(index)))] + ending(suffix))
    case .piece(let number, let segment, let slot):
      let range = ArgumentDescription(nil, .code("values\(segment)[\(number)]"))
      return .call("try link.piece", [range, name] + wanted(slot))
    case .list(let key, let element):
      let list = [ArgumentDescription(nil, .string(text(key))), ArgumentDescription("as", .code(typeName(element) + ".self"))]
      let isOptional = graph.unwrapped(type) != type
      return ExpressionDescription.call("link.list", list).or(fallback(for: parameter) ?? (isOptional ? nil : .array([])))
    case .segment(_, let slot), .query(_, let slot, isRequired: true), .fragment(let slot, isRequired: true): return read(source, slot)
    case .query(_, let slot, isRequired: false), .fragment(let slot, isRequired: false):
      return read(source, slot).or(fallback(for: parameter))
    case .absent: return .code("nil")
    }
  }

  /// Returns the code that reads one value: `try link.segment(1, "id", as: Int.self)`.
  private func read(_ source: LinkReading.Source, _ slot: LinkReading.Slot) -> ExpressionDescription {
    switch source {
    case .segment(let index, _):
      let name = slot.parameter.map { text(graph.parameters[$0].name) } ?? "_"
      let list = [ArgumentDescription(nil, .code(String(index))), ArgumentDescription(nil, .string(name))]
      return .call("try link.segment", list + affixes(slot) + wanted(slot))
    case .query(let key, _, let isRequired):
      return .call(isRequired ? "try link.query" : "link.optionalQuery", [ArgumentDescription(nil, .string(text(key)))] + wanted(slot))
    case .fragment(_, let isRequired):
      return .call(isRequired ? "try link.fragment" : "link.optionalFragment", affixes(slot) + wanted(slot))
    default: return .code("nil")
    }
  }

  /// Returns the arguments for the form and the type of a value.
  private func wanted(_ slot: LinkReading.Slot) -> [ArgumentDescription] {
    form(slot.form, slot.parameter) + [slot.parameter.map { type(of: $0) } ?? ArgumentDescription("as", .code("String.self"))]
  }

  /// Returns the statements that validate discarded placeholders.
  private func dropped(by reading: LinkReading) -> [Statement] {
    let renderer = SwiftRenderer()
    return reading.unnamed.compactMap { source in
      switch source {
      case .segment(_, let slot), .query(_, let slot, _), .fragment(let slot, _):
        .expression(.code("_ = " + renderer.text(read(source, slot))))
      default: nil
      }
    }
  }

  /// Returns the statements that divide segments with several placeholders: `let values1 = try link.pieces(1, ...)`.
  private func shared(by reading: LinkReading) -> [Statement] {
    reading.shared.map { index, slots in
      let names = slots.map { $0.parameter.map { text(graph.parameters[$0].name) } ?? "_" }
      let pieces = slots.map { slot in
        let before = slot.prefix == .empty ? [] : [ArgumentDescription("after", .string(text(slot.prefix)))]
        return ExpressionDescription.call(".init", before + wanted(slot))
      }
      let shape = zip(slots, names).map { text($0.prefix) + "{" + $1 + "}" + text($0.suffix) }.joined()
      let list = [
        ArgumentDescription(nil, .code(String(index))), ArgumentDescription(nil, .string(names.first { $0 != "_" } ?? "_")),
        ArgumentDescription("form", .string(shape)), ArgumentDescription(nil, .array(pieces)),
      ]
      let call = ExpressionDescription.call("try link.pieces", list + ending(slots.last?.suffix ?? .empty))
      return .assign(names.allSatisfy { $0 == "_" } ? "_" : "let values\(index)", call)
    }
  }

  /// Returns the argument for the form of a placeholder, such as `form: .characters(.hex, 40, 40)`, or none if it has no form.
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

  /// Returns the default of a parameter, or nil if it has none or the default is nil.
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
