import NavGraphLinks
import NavGraphModel
import NavGraphCompiler
import NavGraphSyntax

/// The deep links and entry points of an app for a page, with the content of `routes`.
struct PageWays {
  private let graph: NavigationGraph
  private let ways: [EntryPoint]

  init(for graph: NavigationGraph, places: Places, routes table: RouteTable) {
    self.graph = graph
    var list = EntryPoints(for: graph, places: places, routes: table, on: .phone)
    ways = list.list()
  }

  private typealias Members = [(String, JSON)]

  func json(spelling: (String) -> String) -> JSON {
    var known: [String: String] = [:]
    return .array(
      ways.map { way in
        let file = known[way.file] ?? spelling(way.file)
        known[way.file] = file
        return entry(for: way, in: file)
      })
  }

  private func entry(for way: EntryPoint, in file: String) -> JSON {
    var members: Members = []
    switch way.kind {
    case .pattern(let id):
      members += [("kind", .string("route")), ("pattern", .number(id.index))] as Members
      if let alias = way.aliasOf { members.append(("alias", .string(alias))) }
    case .entry(let id): members.append(("kind", .string(graph.entries[id].kind.rawValue)))
    }
    members.append(("text", .string(way.text)))
    members.append(("origins", .array((way.hosts + way.schemes.map { $0 + "://" }).map { .string($0) })))
    members.append(("targets", .array(way.targets.map(target))))
    members.append(("values", .array(way.values.map(value))))
    if let guards = way.guards { members.append(("guards", .array(guards.map { .string($0) }))) }
    members.append(("policy", .string(way.policy.rawValue)))
    if let seconds = way.expiry { members.append(("expiry", .number(seconds))) }
    if case .success(let url)? = way.example { members.append(("example", .string(url.text))) }
    members += [("file", .string(file)), ("line", .number(way.line))] as Members
    return .object(members)
  }

  private func target(of target: EntryPoint.Target) -> JSON {
    let devices = Idioms.words.filter { target.idioms.contains($0.1) }.map { JSON.string($0.0) }
    return .object([("branch", .string(target.branch ?? "")), ("devices", .array(devices)), ("text", .string(target.text))])
  }

  private func value(for value: EntryPoint.Value) -> JSON {
    var members: Members = [("name", .string(value.name)), ("type", .string(value.type)), ("place", .string(value.place.rawValue))]
    if value.isOptional { members.append(("optional", .bool(true))) }
    if let form = value.form { members.append(("form", .string(form))) }
    return .object(members)
  }
}
