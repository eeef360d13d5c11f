import NavGraphCompiler
import NavGraphLinks
import NavGraphModel
import NavGraphSimulator
import NavGraphSyntax
import ReferenceLinks

/// The links of one app, in the compiler and in the reference.
struct ProgramLinks {
  let graph: NavigationGraph
  let diagnostics: [Diagnostic]
  var matcher: LinkMatcher
  let table: ReferenceTable
  let sources: [String]

  init(files: [(path: String, text: String)]) {
    sources = files.map(\.text)
    let checked = Compiler.check(Compiler.parse(files.map { SourceFile(path: $0.path, text: $0.text) }))
    graph = checked.graph
    diagnostics = checked.diagnostics
    matcher = LinkMatcher(for: checked.graph, routes: checked.routes)
    table = ReferenceProgram.table(of: sources)
  }

  init(source: String) { self.init(files: [("Links.navgraph", source)]) }

  var errors: [String] { diagnostics.filter { $0.severity == .error }.map { "\($0.code): \($0.message)" } }

  /// Whether a diagnostic reports that two patterns overlap.
  var saysAmbiguous: Bool { diagnostics.contains { $0.severity == .error && ["NAV0701", "NAV0702", "NAV0703"].contains("\($0.code)") } }

  // MARK: One URL

  /// A matcher's answer to a URL in a comparable form. Absent values and empty lists are omitted.
  struct Answer: Hashable {
    var route: String
    var alias: String?
    var origin: String
    var parameters: [String]
    var ignored: [String]
  }

  private static func origin(hosts: [String], schemes: [String]) -> String { (hosts + ["|"] + schemes).joined(separator: " ") }

  static func origin(of route: Route, in graph: NavigationGraph) -> String {
    origin(hosts: route.hosts.map { graph.text(of: $0) }, schemes: route.schemes.map { graph.text(of: $0) })
  }

  /// Returns the kind of a parameter's value. For a list, it is the kind of its elements.
  func kind(of parameter: ParameterID) -> ReferenceKind {
    var type = graph.parameters[parameter].type
    while true {
      switch graph.types[type] {
      case .optional(let inner), .list(let inner): type = inner
      case .alias(let alias): type = graph.typeAliases[alias].base
      case .int: return .int
      case .double: return .double
      case .uuid: return .uuid
      case .date: return .date
      default: return .string
      }
    }
  }

  func answer(for match: ReferenceTable.Match) -> Answer {
    let row = table.rows[match.row]
    var parameters: [String] = []
    for (name, value) in match.parameters {
      switch value {
      case .absent: break
      case .one(let text): parameters.append(name + "=" + String(decoding: text, as: UTF8.self))
      case .many(let texts):
        if !texts.isEmpty { parameters.append(name + "=" + texts.map { "[" + String(decoding: $0, as: UTF8.self) + "]" }.joined()) }
      }
    }
    return Answer(
      route: row.isAlias ? row.route : row.pattern.text, alias: row.isAlias ? row.pattern.text : nil,
      origin: ProgramLinks.origin(hosts: row.hosts, schemes: row.schemes),
      parameters: parameters.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }, ignored: match.ignored.sorted())
  }

  /// Returns the compiler's answer, or nil if no route matches.
  mutating func open(_ url: [UInt8]) -> Answer? {
    guard case .success(let link) = matcher.find(url), let found = link.matches.first else { return nil }
    var parameters: [String] = []
    for (index, id) in graph.routes[found.route].parameters.enumerated() {
      let name = graph.text(of: graph.parameters[id].name)
      switch found.values[index] {
      case nil: break
      case .text(let text): parameters.append(name + "=" + text)
      case .list(let texts): if !texts.isEmpty { parameters.append(name + "=" + texts.map { "[" + $0 + "]" }.joined()) }
      }
    }
    let route = graph.routes[found.route]
    return Answer(
      route: (found.alias == nil ? found.pattern : route.patterns.first).map { graph.text(of: graph.patterns[$0].text) } ?? "",
      alias: found.alias == nil ? nil : graph.text(of: graph.patterns[found.pattern].text),
      origin: ProgramLinks.origin(of: route, in: graph),
      parameters: parameters.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }, ignored: found.ignored.sorted())
  }

  // MARK: Many URLs

  struct Score {
    var hits = 0
    var misses = 0
    /// The number of URLs with more than one narrowest match.
    var ties = 0
    var disagreements: [String] = []
    var rows: Set<Int> = []
  }

  mutating func compare(count: Int, seed: UInt64) -> Score {
    var score = Score()
    var maker = URLMaker(for: table, seed: seed)
    for _ in 0..<count { compare(maker.next(), into: &score) }
    return score
  }

  mutating func compare(_ url: [UInt8], into score: inout Score) {
    let winners = table.winners(for: url)
    let given = open(url)
    for winner in winners { score.rows.insert(winner.row) }
    let isRight: Bool
    switch winners.count {
    case 0:
      score.misses += 1
      isRight = given == nil
    case 1:
      score.hits += 1
      isRight = given == answer(for: winners[0])
    default:
      score.ties += 1
      isRight = saysAmbiguous && winners.contains { answer(for: $0) == given }
    }
    if isRight { return }
    let text = String(decoding: url.prefix(300), as: UTF8.self)
    score.disagreements.append(
      "\(text.debugDescription)\n    reference \(winners.map { "\(answer(for: $0))" })\n    open      \(given.map { "\($0)" } ?? "no match")"
    )
  }
}
