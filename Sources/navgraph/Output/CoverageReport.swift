import NavGraphCompiler
import NavGraphDiagrams
import NavGraphSyntax

/// The output of `coverage` about an app, as text and as JSON.
struct CoverageReport {
  private let app: String
  private let coverage: Coverage
  private let files: [SourceFile]
  private let lines: [LineTable]

  init(of program: CheckedProgram, coverage: Coverage) {
    app = program.graph.app.map { program.graph.text(of: $0.declared.name) } ?? "app"
    self.coverage = coverage
    files = program.graph.files
    lines = files.map { LineTable(of: $0) }
  }

  private static let kinds: [(Coverage.Item.Kind, String)] = [
    (.screen, "screens"), (.event, "events"), (.modal, "modals"), (.guard, "guards"),
  ]

  private func items(of kind: Coverage.Item.Kind) -> [Coverage.Item] { coverage.items.filter { $0.kind == kind } }

  /// Returns a position as `Shop.navgraph:12`.
  private func place(of item: Coverage.Item) -> String {
    let file = Int(item.source.file.index)
    guard files.indices.contains(file) else { return "" }
    return "\(files[file].path):\(lines[file].line(at: item.source.start) + 1)"
  }

  /// The navigation outside the graph, the most frequent first.
  private var beside: [(key: Coverage.Beside, count: Int)] {
    coverage.beside.map { ($0.key, $0.value) }.sorted { ($1.1, $0.0.kind, $0.0.name) < ($0.1, $1.0.kind, $1.0.name) }
  }

  private static func sorted(_ ways: [String: Int]) -> [(key: String, value: Int)] {
    ways.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
  }

  func page(isColored: Bool) -> TerminalText {
    var page = TextPage(isColored: isColored)
    page.line(
      "\(app): \(coverage.scenes.of("scene")), \(coverage.steps.of("step")), \(coverage.links.of("link")) opened", ink: .strong)
    page.columns(
      Self.kinds.compactMap { kind, word in
        let all = items(of: kind)
        return all.isEmpty ? nil : [word, "\(all.count { $0.count > 0 }) of \(all.count)"]
      }, indent: 2)
    for (kind, word) in Self.kinds {
      let walked = items(of: kind).filter { $0.count > 0 }.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
      guard !walked.isEmpty else { continue }
      page.heading("\(word) covered")
      page.columns(
        walked.map { ["\($0.count)", $0.name, Self.sorted($0.ways).map { "\($0.value) \($0.key)" }.joined(separator: ", ")] }, indent: 2)
    }
    for (kind, word) in Self.kinds {
      let never = items(of: kind).filter { $0.count == 0 }
      guard !never.isEmpty else { continue }
      page.heading("\(word) not covered")
      page.columns(
        never.map { [$0.name, place(of: $0), Self.sorted($0.ways).map { "\($0.value) \($0.key)" }.joined(separator: ", ")] }, indent: 2)
    }
    guard !coverage.beside.isEmpty || coverage.unread > 0 else { return page.text }
    page.heading("outside the graph")
    page.columns(beside.map { ["\($0.count)", Self.words(for: $0.key)] }, indent: 2)
    if coverage.unread > 0 { page.line("  \(coverage.unread.of("line")) couldn't be read") }
    return page.text
  }

  private static func words(for beside: Coverage.Beside) -> String {
    switch beside.kind {
    case "event": "event \(beside.name): not in the graph"
    case "screen": "screen \(beside.name): not in the graph"
    case "modal": "modal \(beside.name): not in the graph"
    case "guard": "guard \(beside.name): not in the graph"
    case "graph": "a scene of another version of the graph, \(beside.name)"
    case "stuck": "a transition didn't finish in time"
    case "heldUp": "a step waited for a presentation outside the graph"
    case "wentOver": "\(beside.name): shown by the app outside the graph, and removed"
    case "leaks": "\(beside.name): removed from the screen, but still in memory"
    case "nests": "\(beside.name): a navigation stack in a navigation stack"
    default: "\(beside.kind) \(beside.name)"
    }
  }

  func json() -> JSON {
    func ways(from ways: [String: Int]) -> JSON { .object(Self.sorted(ways).map { ($0.key, .number($0.value)) }) }
    let counted = Self.kinds.map { kind, word in
      (
        word,
        JSON.array(
          items(of: kind).map {
            .object([
              ("name", .string($0.name)), ("place", .string(place(of: $0))), ("count", .number($0.count)), ("ways", ways(from: $0.ways)),
            ])
          })
      )
    }
    return .object(
      [
        ("version", .number(1)), ("app", .string(app)), ("scenes", .number(coverage.scenes)), ("steps", .number(coverage.steps)),
        ("links", .number(coverage.links)), ("unread", .number(coverage.unread)),
      ] + counted + [
        (
          "beside",
          .array(
            beside.map { .object([("kind", .string($0.key.kind)), ("name", .string($0.key.name)), ("count", .number($0.count))]) })
        )
      ])
  }
}
