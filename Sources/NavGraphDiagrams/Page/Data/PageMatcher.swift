import NavGraphLinks
import NavGraphModel
import NavGraphCompiler
import NavGraphSwift
import NavGraphSyntax

/// The tables with which a page finds the pattern that matches a URL: every
/// pattern at each of its lengths, in order of precedence, as in generated code.
///
/// Parts are arrays whose first item is their kind: `t` for text, `p` for placeholders with affixes, `r` for a catch-all.
struct PageMatcher {
  private let graph: NavigationGraph
  private let table: RouteTable

  init(for graph: NavigationGraph, routes table: RouteTable) { (self.graph, self.table) = (graph, table) }

  private typealias Members = [(String, JSON)]

  var json: JSON {
    let rows = LinkRows(in: graph, of: table)
    // An app without schemes and hosts has an empty origin.
    let origins = zip(rows.origins, table.originSets).map { $0 + ($1.contains(.nowhere) ? [""] : []) }
    var members: Members = [("origins", .array(origins.map { .array($0.map { .string($0) }) }))]
    members.append(("rows", .array(zip(rows.variants, rows.turns).map(row))))
    members.append(("patterns", .array(graph.patterns.ids.map(pattern))))
    members.append(("routes", .array(graph.routes.ids.map(route))))
    members.append(("app", .string(graph.app.map { graph.text(of: $0.declared.name) } ?? "the app")))
    return .object(members)
  }

  /// Returns a row: the numbers of its pattern and of its origins, its segments, the length of its catch-all, whether its end is
  /// open, and its turn in the search for the nearest pattern. If it omits segments, the first of them and their number follow.
  private func row(for variant: RouteTable.Variant, turn: Int) -> JSON {
    let parts = graph.parts(of: variant)
    var row: [JSON] = [
      .number(variant.pattern.index), .number(Int(variant.origins)), .array(parts.map(part)), .number(Int(variant.spelt)),
      .bool(table.endsInRest(variant)), .number(turn),
    ]
    if variant.missing > 0 { row += [.number(Int(variant.gap)), .number(Int(variant.missing))] }
    return .array(row)
  }

  private func part(for part: PatternPart) -> JSON {
    switch part {
    case .literal(let text): return .array([.string("t"), .string(graph.text(of: text))])
    case .placeholder: return placeholders(in: [part])
    case .several(let pieces): return placeholders(in: Array(graph.patternParts[pieces]))
    case .rest(let parameter, let suffix): return .array([.string("r"), .string(graph.text(of: suffix)), name(of: parameter)])
    case .unknown: return .null
    }
  }

  private func placeholders(in parts: [PatternPart]) -> JSON {
    guard let chain = graph.chain(of: parts) else { return .null }
    let pieces = zip(chain.pieces, parts).map { piece, part -> JSON in
      guard case .placeholder(_, let id, _, _, let form) = part else {
        return .array([text(of: piece.before), body(for: piece.body), .null])
      }
      return .array([text(of: piece.before), body(for: piece.body), name(of: id), .string(graph.kindOfText(of: id, form: form))])
    }
    // A placeholder alone in its segment can have any length.
    return .array([.string("p"), .array(pieces), text(of: chain.suffix), .number(parts.count > 1 ? chain.longest : 0)])
  }

  private func name(of parameter: ParameterID?) -> JSON { parameter.map { .string(graph.text(of: graph.parameters[$0].name)) } ?? .null }

  private func text(of bytes: [UInt8]) -> JSON { .string(String(decoding: bytes, as: UTF8.self)) }

  /// Returns the values of a placeholder. Numbers are strings, because those of JavaScript are less exact.
  private func body(for body: SegmentChain.Body) -> JSON {
    switch body {
    case .words(let words): return .array([.string("words"), .array(words.map(text))])
    case .core(.text): return .array([.string("text")])
    case .core(.int): return .array([.string("int")])
    case .core(.double): return .array([.string("double")])
    case .core(.uuid): return .array([.string("uuid")])
    case .core(.date): return .array([.string("date")])
    case .core(.url): return .array([.string("url")])
    case .core(.characters(let sort, let least, let most)):
      return .array([.string("characters"), .string(sort.rawValue), .number(least), .number(most ?? 0)])
    case .core(.number(let least, let most, let digits)):
      return .array([.string("number"), .string(String(least)), .string(String(most)), .number(digits)])
    }
  }

  // MARK: Values

  private func pattern(for id: PatternID) -> JSON {
    let pattern = graph.patterns[id]
    var members: Members = [("text", .string(graph.text(of: pattern.text))), ("route", .number(pattern.route.index))]
    members.append(("written", .array(graph.patternParts[pattern.segments].map { .string(graph.written($0)) })))
    if Int(table.ranks[id.index]) != id.index { members.append(("rank", .number(Int(table.ranks[id.index])))) }
    if pattern.alias != nil { members.append(("isAlias", .bool(true))) }
    let query = graph.queryItems[pattern.query].map(item)
    if !query.isEmpty { members.append(("query", .array(query))) }
    if let fragment = pattern.fragment {
      members.append(("fragment", .object([("part", part(for: fragment)), ("isRequired", .bool(!fragment.isOptional))])))
    }
    let constants = graph.arguments[pattern.constants].map { constant -> JSON in
      let value: JSON =
        switch graph.constantText(of: constant.value) {
        case .text(let text)?: .string(text)
        case .list(let texts)?: .array(texts.map { .string($0) })
        case nil: .null
        }
      return .array([name(of: constant.parameter), value])
    }
    if !constants.isEmpty { members.append(("constants", .array(constants))) }
    return .object(members)
  }

  private func item(for item: QueryItem) -> JSON {
    var members: Members = [("key", .string(graph.text(of: item.key))), ("isRequired", .bool(item.isRequired))]
    guard case .placeholder(let prefix, let parameter?, let suffix, let isOptional, let form) = item.value else {
      members.append(("part", part(for: item.value)))
      return .object(members)
    }
    if case .list(let element) = graph.types[graph.unwrapped(graph.parameters[parameter].type)] {
      members += [("list", name(of: parameter)), ("body", elementBody(of: element))] as Members
    } else {
      members.append(
        ("part", part(for: .placeholder(prefix: prefix, parameter: parameter, suffix: suffix, isOptional: isOptional, form: form))))
    }
    return .object(members)
  }

  private func elementBody(of type: TypeID) -> JSON { graph.urlType(of: type).map { body(for: graph.texts(of: $0)) } ?? .null }

  private func route(for id: RouteID) -> JSON {
    let route = graph.routes[id]
    var members: Members = [("parameters", .array(route.parameters.map { name(of: $0) }))]
    if let parameter = route.hostParameter, let host = route.hosts.first {
      members.append(("host", .array([name(of: parameter), .number(graph.names.utf8(of: host).count - 1)])))
    }
    return .object(members)
  }
}
