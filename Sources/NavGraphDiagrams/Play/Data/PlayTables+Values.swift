import NavGraphLinks
import NavGraphLowering
import NavGraphModel
import NavGraphCompiler
import NavGraphSimulator

// Encodes types, values, and things that have values.
extension PlayTables {
  /// Encodes a type: the letter of its values, whether they include nil, and its name.
  func type(for id: TypeID) -> JSON {
    let carried = graph.carried(by: id)
    var members: [(String, JSON?)] = [("k", .string(PlayTables.letter(of: carried))), ("o", .flag(graph.isOptional(id)))]
    switch carried {
    case .list(let element): members.append(("e", .number(element.index)))
    case .enumeration(let enumeration): members.append(("cases", .array(graph.enumerations[enumeration].cases.map { .number($0.index) })))
    default: break
    }
    return .members(members)
  }

  private static func letter(of type: Type) -> String {
    switch type {
    case .string: "s"
    case .int: "i"
    case .double: "d"
    case .bool: "b"
    case .uuid: "u"
    case .date: "t"
    case .url: "l"
    case .enumeration: "e"
    case .list: "L"
    case .external: "x"
    case .alias, .optional, .unknown: "?"
    }
  }

  package func value(for value: Value) -> JSON {
    switch value {
    case .string(let text): .word("s", .string(text))
    case .int(let number): .word("i", .string(String(number)))
    case .double(let number): .word("d", .string(String(number)))
    case .bool(let flag): .word("b", .bool(flag))
    case .uuid(let text): .word("u", .string(text))
    case .date(let text): .word("t", .string(text))
    case .url(let text): .word("l", .string(text))
    case .enumerationCase(let id): .word("e", .number(id.index))
    case .list(let elements): .word("L", .array(elements.map { self.value(for: $0) }))
    case .nil: .word("n")
    case .external(let text): .word("x", .string(text))
    case .unknown: .word("?")
    }
  }

  /// Encodes a parameter: its value without an argument (`d`), whether that
  /// is declared (`f`), and the first value of a type with few values (`o`).
  func parameter(for id: ParameterID) -> JSON {
    let parameter = graph.parameters[id]
    let first = graph.values(of: id)?.first.map { value(for: Value($0, in: graph)) }
    return .members([
      ("n", .string(graph.text(of: parameter.name))), ("t", .number(parameter.type.index)),
      ("d", value(for: Value(defaultOf: id, in: graph))),
      ("f", .flag(parameter.defaultValue != nil)), ("o", first),
    ])
  }

  func term(for term: Term) -> JSON {
    switch term {
    case .parameter(let id): .word("p", .number(id.index))
    case .literal: .word("v", value(for: term.value(in: graph) { _ in nil }))
    case .list(let elements): .word("L", .array(elements.map { self.term(for: $0) }))
    }
  }

  /// Encodes a text and the parameters whose values it contains.
  func text(for id: TextID?) -> JSON? {
    guard let id else { return nil }
    return .array(
      graph.texts[id].parts.map { part in
        switch graph.textParts[part] {
        case .words(let words): .string(graph.text(of: words))
        case .value(let parameter): .number(parameter.index)
        }
      })
  }

  func parameters(for ids: IDRange<Parameter>) -> JSON { .array(ids.map { .number($0.index) }) }

  /// Returns sample values, which the user can replace.
  func samples(of ids: IDRange<Parameter>) -> JSON { .array(LinkSimulation.samples(of: ids, in: graph).map { value(for: $0) }) }

  // MARK: Codes

  func code(of content: Content) -> String {
    switch content {
    case .screen(let id): code(of: id)
    case .stack(let id): "k" + String(id.raw)
    case .tabs(let id): "t" + String(id.raw)
    case .split(let id): "d" + String(id.raw)
    case .pages(let id): "g" + String(id.raw)
    case .modal(let id): "m" + String(id.raw)
    case .alert(let id): "a" + String(id.raw)
    case .unknown: "u"
    }
  }

  func code(of id: ScreenID) -> String { "s" + String(id.raw) }

  // MARK: Things with values

  func made(_ made: Lowered.Made<Content>) -> JSON { self.made(code: code(of: made.subject), arguments: made.arguments) }
  func made(_ made: Lowered.Made<ScreenID>) -> JSON { self.made(code: code(of: made.subject), arguments: made.arguments) }
  func made(_ made: Lowered.Made<RouteID>) -> JSON { self.made(code: "r" + String(made.subject.raw), arguments: made.arguments) }
  func made(_ guards: [Lowered.Made<GuardID>]?) -> JSON {
    .array((guards ?? []).map { made(code: "q" + String($0.subject.raw), arguments: $0.arguments) })
  }

  /// Encodes the screens that show values which guards read, with their positions and guards. Returns nil if there are none.
  func shown(_ all: [Lowered.ShownGuards]?) -> JSON? {
    all.map { .array($0.map { .array([.string(code(of: $0.screen)), .number($0.index), made($0.guards)]) }) }
  }

  func arguments(for all: [Lowered.Argument]) -> JSON { .array(all.map { .array([.number($0.parameter.index), term(for: $0.value)]) }) }

  private func made(code: String, arguments: [Lowered.Argument]) -> JSON { .array([.string(code), self.arguments(for: arguments)]) }
}
