import NavGraphCommandLine
import NavGraphModel
import NavGraphSyntax

/// The declarations of the names that reports, traces, and generated comments contain: `NoteList`, `NoteList.open`.
struct DeclarationIndex {
  private let files: [SourceFile]
  private let lines: [LineTable]
  /// In the order of the sources.
  private var declarations: [(name: String, declared: Declared)] = []

  init(_ graph: NavigationGraph) {
    files = graph.files
    lines = files.map { LineTable($0) }
    if let app = graph.app { add(app.declared, graph, members: app.events.map { DeclarationIndex.event($0, graph) }) }
    for screen in graph.screens { add(screen.declared, graph, members: screen.events.map { DeclarationIndex.event($0, graph) }) }
    for tabs in graph.tabSets { add(tabs.declared, graph, members: tabs.tabs.map { graph.tabs[$0].declared }) }
    for alert in graph.alerts { add(alert.declared, graph) }
    let others =
      graph.splits.map(\.declared) + graph.pageSets.map(\.declared) + graph.stacks.filter { !$0.isInline }.map(\.declared)
      + graph.modals.map(\.declared) + graph.guards.map(\.declared) + graph.conditions.map(\.declared)
      + graph.typeAliases.map(\.declared) + graph.enumerations.map(\.declared) + graph.externalTypes.map(\.declared)
      + graph.appearances.map(\.declared) + graph.eventGroups.map(\.declared)
    for declared in others { add(declared, graph) }
    declarations.sort { ($0.declared.range.file.index, $0.declared.range.start) < ($1.declared.range.file.index, $1.declared.range.start) }
  }

  private static func event(_ use: ID<EventOfScreen>, _ graph: NavigationGraph) -> Declared {
    graph.events[graph.eventsOfScreens[use].event].declared
  }

  private mutating func add(_ declared: Declared, _ graph: NavigationGraph, members: [Declared] = []) {
    let name = graph.text(declared.name)
    guard !name.isEmpty else { return }
    declarations.append((name, declared))
    for member in members { declarations.append((name + "." + graph.text(member.name), member)) }
  }

  /// Every name, in the order of the sources.
  var names: [String] { declarations.map(\.name) }

  /// For each declaration of that name: file, line, and column, and the first line of its text.
  func lines(declaring name: String) -> [String] {
    declarations.filter { $0.name == name }.compactMap { _, declared in
      let file = Int(declared.range.file.index)
      guard files.indices.contains(file) else { return nil }
      let (line, column) = lines[file].position(at: declared.nameRange.start)
      let text = String(decoding: files[file].bytes(declared.range).prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
      return "\(files[file].path):\(line):\(column): \(text)"
    }
  }
}
