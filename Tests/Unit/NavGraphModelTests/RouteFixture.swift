import NavGraphSyntax
import Testing

@testable import NavGraphModel

/// A resolved program, with textual forms of its routes.
struct RouteFixture {
  let graph: NavigationGraph
  let diagnostics: [Diagnostic]

  init(_ text: String) {
    var names = NameTable()
    var diagnostics: [Diagnostic] = []
    let tree = parse(SourceFile(path: "Test.navgraph", text: text), file: FileID(0), names: &names, diagnostics: &diagnostics)
    graph = resolve([tree], names: names, diagnostics: &diagnostics)
    self.diagnostics = diagnostics.sorted(by: Diagnostic.precedes)
  }

  /// The diagnostics, as `NAV0704` and the text of their range.
  var codes: [String] {
    diagnostics.map { "\($0.code) \(graph.files[0].text(in: $0.primary.range))" }
  }
  var messages: [String] { diagnostics.map { "\($0.code): \($0.message)" } }

  /// Returns the destinations of a route, such as `[pad] Main: chats / Chat(id: {id})`.
  func destinations(ofRoute route: Int = 0) -> [String] {
    guard route < graph.routes.count else { return [] }
    return graph.destinations[graph.routes[RouteID(route)].destinations].map(describe)
  }

  func entryDestinations(ofEntry entry: Int = 0) -> [String] {
    graph.destinations[graph.entries[EntryID(entry)].destinations].map(describe)
  }

  private func describe(_ destination: Destination) -> String {
    let idioms = Idioms.words.filter { destination.idioms.contains($0.1) }.map(\.0).joined(separator: ",")
    let root = destination.root.map { name(of: graph.content(of: $0)) } ?? "-"
    var steps: [String] = []
    for (index, step) in graph.destinationSteps[destination.steps].enumerated() {
      steps.append((destination.hereFrom == index ? "| " : "") + describe(step.kind))
    }
    if destination.hereFrom == steps.count { steps.append("|") }
    return (idioms.isEmpty ? "" : "[\(idioms)] ") + root + ": " + steps.joined(separator: " / ")
  }

  private func describe(_ kind: DestinationStep.Kind) -> String {
    switch kind {
    case .tab(let tab): "\(graph.text(of: graph.tabs[tab].declared.name))"
    case .container(let instance): "container \(describe(instance))"
    case .column(let column, let instance): "\(column.text) \(instance.map(describe) ?? "as declared")"
    case .screen(let instance): describe(instance)
    case .page(let instance): "page \(describe(instance))"
    case .present(let instance, let style): "present \(describe(instance))\(style.map { " as \($0)" } ?? "")"
    }
  }

  private func describe(_ id: InstanceID) -> String {
    let instance = graph.instances[id]
    let arguments = graph.arguments[instance.arguments].map {
      "\(graph.text(of: graph.parameters[$0.parameter].name)): \(describe($0.value))"
    }
    return name(of: instance.content) + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
  }

  private func name(of content: Content) -> String {
    graph.declared(of: content).map { graph.text(of: $0.name) } ?? "?"
  }

  func describe(_ value: Expression) -> String {
    switch value {
    case .parameter(let id): "{\(graph.text(of: graph.parameters[id].name))}"
    case .string(let name): "\"\(graph.text(of: name))\""
    case .int(let number): "\(number)"
    case .double(let number): "\(number)"
    case .bool(let bool): "\(bool)"
    case .enumerationCase(let id): ".\(graph.text(of: graph.enumerationCases[id].name))"
    case .list(let elements): "[\(graph.expressions[elements].map(describe).joined(separator: ", "))]"
    case .nil: "nil"
    case .unknown: "unknown"
    }
  }

  /// Returns the parameters of a route, such as `id: ChatID, message: MessageID? = nil`.
  func parameters(ofRoute route: Int = 0) -> String {
    graph.parameters[graph.routes[RouteID(route)].parameters].map { parameter in
      "\(graph.text(of: parameter.name)): \(type(parameter.type))\(parameter.defaultValue.map { " = \(describe($0))" } ?? "")"
    }.joined(separator: ", ")
  }

  private func type(_ id: TypeID) -> String {
    switch graph.types[id] {
    case .optional(let inner): "\(type(inner))?"
    case .list(let inner): "[\(type(inner))]"
    case .alias(let alias): graph.text(of: graph.typeAliases[alias].declared.name)
    case .enumeration(let id): graph.text(of: graph.enumerations[id].declared.name)
    case .external(let id): graph.text(of: graph.externalTypes[id].declared.name)
    case .unknown: "unknown"
    case .uuid: "UUID"
    case .url: "URL"
    case let plain: "\(plain)".prefix(1).uppercased() + "\(plain)".dropFirst()
    }
  }

  /// The parts of all patterns and aliases, such as `/chats/{id} ?q={q}! #top`. `!` marks required items.
  var patterns: [String] {
    graph.patterns.ids.map { id in
      let pattern = graph.patterns[id]
      var text = graph.patternParts[pattern.segments].map { "/" + part($0) }.joined()
      for item in graph.queryItems[pattern.query] {
        text += " ?\(graph.text(of: item.key))=\(part(item.value))\(item.isRequired ? "!" : "")"
      }
      if let fragment = pattern.fragment { text += " #\(part(fragment))" }
      for constant in graph.arguments[pattern.constants] {
        text += " \(graph.text(of: graph.parameters[constant.parameter].name))=\(describe(constant.value))"
      }
      return (pattern.alias == nil ? "" : "alias of \(pattern.route.index) ") + text
    }
  }

  private func part(_ part: PatternPart) -> String {
    func name(of id: ParameterID?) -> String { id.map { graph.text(of: graph.parameters[$0].name) } ?? "_" }
    return switch part {
    case .literal(let text): graph.text(of: text)
    case .placeholder(let prefix, let id, let suffix, let isOptional, let form):
      "\(graph.text(of: prefix)){\(name(of: id))\(isOptional ? "?" : "")\(form == .empty ? "" : ": " + graph.text(of: form))}\(graph.text(of: suffix))"
    case .several(let pieces): graph.patternParts[pieces].map { self.part($0) }.joined()
    case .rest(let id, let suffix): "{\(name(of: id))...}\(graph.text(of: suffix))"
    case .unknown: "unknown"
    }
  }
}
