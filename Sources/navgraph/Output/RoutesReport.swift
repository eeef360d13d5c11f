import NavGraphCompiler
import NavGraphLinks
import NavGraphModel

/// The output of `routes`: a table, Markdown, or JSON.
struct RoutesReport {
  private let graph: NavigationGraph
  private let entryPoints: [EntryPoint]
  private let words: EntryPointDescription

  init(of program: CheckedProgram, on idiom: Idioms) {
    graph = program.graph
    var list = EntryPoints(for: program.graph, places: program.places, routes: program.routes, on: idiom)
    entryPoints = list.list()
    words = EntryPointDescription(graph: program.graph, idiom: idiom)
  }

  /// Returns the titles and rows without empty columns, and the indices of the other columns in `EntryPointDescription.titles`.
  private func table() -> (titles: [String], rows: [[String]], columns: [Int]) {
    let rows = entryPoints.map(words.cells)
    let columns = EntryPointDescription.titles.indices.filter { column in rows.contains { !$0[column].isEmpty } }
    return (columns.map { EntryPointDescription.titles[$0] }, rows.map { row in columns.map { row[$0] } }, columns)
  }

  /// Returns the table for a terminal.
  func page(isColored: Bool) -> TerminalText {
    var page = TextPage(isColored: isColored)
    if entryPoints.isEmpty {
      page.line("no routes or entries")
      return page.text
    }
    let (titles, rows, columns) = table()
    // Any cell may be long. Patterns and URLs aren't wrapped.
    var maxWidths: [Int: Int] = [:]
    for (index, column) in columns.enumerated() { maxWidths[index] = column == EntryPointDescription.titles.count - 1 ? 60 : 44 }
    page.table(titles: titles, rows: rows, most: maxWidths)
    if entryPoints.contains(where: { $0.guards == nil }) {
      page.line("not followed: the app has too many tabs, columns, or guards to follow every link; `open URL` follows one")
    }
    return page.text
  }

  /// Returns a table in Markdown; empty if there are no entry points.
  func markdown() -> String {
    let (titles, rows, columns) = table()
    if entryPoints.isEmpty { return "" }
    // The first three columns, and examples, are code. Guards, modals, and the reason for a missing example are text.
    let code = Set(columns.indices.filter { columns[$0] < 3 })
    let examples = columns.firstIndex(of: 5)
    let cells = zip(entryPoints, rows).map { entryPoint, row in
      row.enumerated().map { index, cell in
        if index == examples, case .success? = entryPoint.example { return MarkdownTable.span(of: cell) }
        return code.contains(index) ? MarkdownTable.span(of: cell) : MarkdownTable.plain(cell)
      }
    }
    return MarkdownTable.text(titles: titles, cells: cells)
  }

  // MARK: JSON

  private typealias Members = [(String, JSON)]

  /// Returns the entry points as a document.
  func json() -> JSON {
    let app = graph.app
    let aliases = aliases()
    let routes = entryPoints.filter { !$0.isEntry && $0.aliasOf == nil }
    var members: Members = [("version", .number(1))]
    members.append(("app", app.map { .string(graph.text(of: $0.declared.name)) } ?? .null))
    members.append(("schemes", JSON((app?.schemes ?? []).map { graph.text(of: $0) })))
    members.append(("hosts", JSON((app?.hosts ?? []).map { graph.text(of: $0) })))
    members.append(("precedence", .string((app?.precedence ?? .narrowest).rawValue)))
    members.append(("routes", .array(routes.map { route(from: $0, aliases: aliases) })))
    members.append(("entries", .array(entryPoints.filter(\.isEntry).map { entry(from: $0) })))
    return .object(members)
  }

  private func aliases() -> [RouteID: [EntryPoint]] {
    var found: [RouteID: [EntryPoint]] = [:]
    for entryPoint in entryPoints where entryPoint.aliasOf != nil {
      if case .pattern(let id) = entryPoint.kind { found[graph.patterns[id].route, default: []].append(entryPoint) }
    }
    return found
  }

  private func route(from entryPoint: EntryPoint, aliases known: [RouteID: [EntryPoint]]) -> JSON {
    var aliases: [EntryPoint] = []
    if case .pattern(let id) = entryPoint.kind { aliases = known[graph.patterns[id].route] ?? [] }
    var members: Members = [("pattern", .string(entryPoint.text))]
    members.append(("aliases", .array(aliases.map { alias(from: $0) })))
    members.append(("parameters", .array(entryPoint.values.map { value(of: $0) })))
    members.append(("hosts", JSON(entryPoint.hosts)))
    members.append(("schemes", JSON(entryPoint.schemes)))
    return .object(members + target(of: entryPoint) + example(of: entryPoint) + location(of: entryPoint))
  }

  private func alias(from entryPoint: EntryPoint) -> JSON {
    let members: Members = [("pattern", .string(entryPoint.text)), ("parameters", .array(entryPoint.values.map { value(of: $0) }))]
    return .object(members + example(of: entryPoint) + location(of: entryPoint))
  }

  private func entry(from entryPoint: EntryPoint) -> JSON {
    guard case .entry(let id) = entryPoint.kind else { return .null }
    var members: Members = [("kind", .string(graph.entries[id].kind.rawValue))]
    members.append(("identifier", .string(entryPoint.text)))
    members.append(("parameters", .array(entryPoint.values.map { value(of: $0) })))
    return .object(members + target(of: entryPoint) + location(of: entryPoint))
  }

  private func target(of entryPoint: EntryPoint) -> Members {
    let targets = entryPoint.targets.map { target -> JSON in
      let on: Members = [("on", JSON(Idioms.words.filter { target.idioms.contains($0.1) }.map(\.0))), ("target", .string(target.text))]
      return JSON.object((target.branch.map { [("branch", .string($0))] } ?? []) + on)
    }
    var members: Members = [("targets", .array(targets))]
    members.append(("state", entryPoint.state.map { JSON($0) } ?? .null))
    members.append(("guards", entryPoint.guards.map { JSON($0) } ?? .null))
    members.append(("links", .string(entryPoint.policy.rawValue)))
    if let seconds = entryPoint.expiry { members.append(("expiresAfter", .number(seconds))) }
    return members
  }

  private func example(of entryPoint: EntryPoint) -> Members {
    switch entryPoint.example {
    case .success(let url)?: [("example", .string(url.text)), ("whyNoExample", .null)]
    case .failure(let missing)?: [("example", .null), ("whyNoExample", .string(words.reason(for: missing)))]
    case nil: []
    }
  }

  private func location(of entryPoint: EntryPoint) -> Members { [("file", .string(entryPoint.file)), ("line", .number(entryPoint.line))] }

  private func value(of value: EntryPoint.Value) -> JSON {
    var members: Members = [("name", .string(value.name)), ("type", .string(value.type))]
    members.append(("optional", .bool(value.isOptional)))
    members.append(("in", .string(value.place.rawValue)))
    members.append(("key", value.key.map { .string($0) } ?? .null))
    members.append(("form", value.form.map { .string($0) } ?? .null))
    members.append(("constant", JSON(value.constant)))
    return .object(members)
  }
}
