import NavGraphCompiler
import NavGraphLinks
import NavGraphModel

/// The output of `routes`: a table, Markdown, or JSON.
struct RoutesReport {
  private let graph: NavigationGraph
  private let ways: [Entrance]
  private let words: EntryPointDescription

  init(of program: CheckedProgram, on idiom: Idioms) {
    graph = program.graph
    var list = Entrances(for: program.graph, places: program.places, routes: program.routes, on: idiom)
    ways = list.list()
    words = EntryPointDescription(graph: program.graph, idiom: idiom)
  }

  /// Returns the titles, rows, and indices of the columns that aren't empty.
  private func table() -> (titles: [String], rows: [[String]], columns: [Int]) {
    let rows = ways.map(words.cells)
    let columns = EntryPointDescription.titles.indices.filter { column in rows.contains { !$0[column].isEmpty } }
    return (columns.map { EntryPointDescription.titles[$0] }, rows.map { row in columns.map { row[$0] } }, columns)
  }

  func page(isColoured: Bool) -> TerminalText {
    var page = TextPage(isColoured: isColoured)
    if ways.isEmpty {
      page.line("no routes or entries")
      return page.text
    }
    let (titles, rows, columns) = table()
    // Any cell may be long. Patterns and URLs aren't wrapped.
    var most: [Int: Int] = [:]
    for (index, column) in columns.enumerated() { most[index] = column == EntryPointDescription.titles.count - 1 ? 60 : 44 }
    page.table(titles: titles, rows: rows, most: most)
    if ways.contains(where: { $0.guards == nil }) {
      page.line("not followed: the app has too many tabs, columns, or guards to follow every link; `open URL` follows one")
    }
    return page.text
  }

  func markdown() -> String {
    let (titles, rows, columns) = table()
    if ways.isEmpty { return "" }
    // The first three columns, and examples, are code. Guards, modals, and the reason for a missing example are text.
    let code = Set(columns.indices.filter { columns[$0] < 3 })
    let examples = columns.firstIndex(of: 5)
    let cells = zip(ways, rows).map { way, row in
      row.enumerated().map { index, cell in
        if index == examples, case .success? = way.example { return MarkdownTable.span(of: cell) }
        return code.contains(index) ? MarkdownTable.span(of: cell) : MarkdownTable.plain(cell)
      }
    }
    return MarkdownTable.text(titles: titles, cells: cells)
  }

  // MARK: JSON

  private typealias Members = [(String, JSON)]

  func json() -> JSON {
    let app = graph.app
    let aliases = aliases()
    let own = ways.filter { !$0.isEntry && $0.aliasOf == nil }
    var members: Members = [("version", .number(1))]
    members.append(("app", app.map { .string(graph.text(of: $0.declared.name)) } ?? .null))
    members.append(("schemes", JSON((app?.schemes ?? []).map { graph.text(of: $0) })))
    members.append(("hosts", JSON((app?.hosts ?? []).map { graph.text(of: $0) })))
    members.append(("precedence", .string((app?.precedence ?? .narrowest).rawValue)))
    members.append(("routes", .array(own.map { route(from: $0, aliases: aliases) })))
    members.append(("entries", .array(ways.filter(\.isEntry).map { entry(from: $0) })))
    return .object(members)
  }

  private func aliases() -> [RouteID: [Entrance]] {
    var found: [RouteID: [Entrance]] = [:]
    for way in ways where way.aliasOf != nil {
      if case .pattern(let id) = way.kind { found[graph.patterns[id].route, default: []].append(way) }
    }
    return found
  }

  private func route(from way: Entrance, aliases known: [RouteID: [Entrance]]) -> JSON {
    var aliases: [Entrance] = []
    if case .pattern(let id) = way.kind { aliases = known[graph.patterns[id].route] ?? [] }
    var members: Members = [("pattern", .string(way.text))]
    members.append(("aliases", .array(aliases.map { alias(from: $0) })))
    members.append(("parameters", .array(way.values.map { value(of: $0) })))
    members.append(("hosts", JSON(way.hosts)))
    members.append(("schemes", JSON(way.schemes)))
    return .object(members + target(of: way) + example(of: way) + place(of: way))
  }

  private func alias(from way: Entrance) -> JSON {
    let members: Members = [("pattern", .string(way.text)), ("parameters", .array(way.values.map { value(of: $0) }))]
    return .object(members + example(of: way) + place(of: way))
  }

  private func entry(from way: Entrance) -> JSON {
    guard case .entry(let id) = way.kind else { return .null }
    var members: Members = [("kind", .string(graph.entries[id].kind.rawValue))]
    members.append(("identifier", .string(way.text)))
    members.append(("parameters", .array(way.values.map { value(of: $0) })))
    return .object(members + target(of: way) + place(of: way))
  }

  private func target(of way: Entrance) -> Members {
    let targets = way.targets.map { target -> JSON in
      let on: Members = [("on", JSON(Idioms.words.filter { target.idioms.contains($0.1) }.map(\.0))), ("target", .string(target.text))]
      return JSON.object((target.branch.map { [("branch", .string($0))] } ?? []) + on)
    }
    var members: Members = [("targets", .array(targets))]
    members.append(("state", way.state.map { JSON($0) } ?? .null))
    members.append(("guards", way.guards.map { JSON($0) } ?? .null))
    members.append(("links", .string(way.policy.rawValue)))
    if let seconds = way.expiry { members.append(("expiresAfter", .number(seconds))) }
    return members
  }

  private func example(of way: Entrance) -> Members {
    switch way.example {
    case .success(let url)?: [("example", .string(url.text)), ("whyNoExample", .null)]
    case .failure(let missing)?: [("example", .null), ("whyNoExample", .string(words.why(missing: missing)))]
    case nil: []
    }
  }

  private func place(of way: Entrance) -> Members { [("file", .string(way.file)), ("line", .number(way.line))] }

  private func value(of value: Entrance.Value) -> JSON {
    var members: Members = [("name", .string(value.name)), ("type", .string(value.type))]
    members.append(("optional", .bool(value.isOptional)))
    members.append(("in", .string(value.place.rawValue)))
    members.append(("key", value.key.map { .string($0) } ?? .null))
    members.append(("form", value.form.map { .string($0) } ?? .null))
    members.append(("constant", JSON(value.constant)))
    return .object(members)
  }
}
