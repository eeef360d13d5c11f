import NavGraphModel
import NavGraphSyntax

/// Creates a `Diagram` of a graph: first containers, then screens, links, entry points, and diagnostics.
package struct DiagramBuilder {
  let graph: NavigationGraph
  var diagram: Diagram
  var homes: Homes
  private let lines: [LineTable]
  /// The first tab with each name, in any tab bar and in each.
  let tabsByName: [NamedTab: TabID]

  struct NamedTab: Hashable {
    /// The tab bar, or nil for any.
    var tabs: TabsID?
    var name: Name
  }

  // The cards and groups of items. A container is drawn at its first use, and later uses link to it.
  var screenCards: [Int] = []
  var alertCards: [Int] = []
  var eventCards: [EventGroupID: Int] = [:]
  var entryPointCards: [EntryPoint: Int] = [:]
  var appCard: Int?
  var modalGroups: [Int] = []
  var stackGroups: [StackID: Int] = [:]
  var tabsGroups: [TabsID: Int] = [:]
  var tabGroups: [TabID: Link.End] = [:]
  var splitGroups: [SplitID: Int] = [:]
  var pagesGroups: [PagesID: Int] = [:]
  var columns: [Int: [Column: Int]] = [:]
  /// The containers whose first content is drawn elsewhere.
  var shown: [(group: Int, content: Content)] = []
  /// The source ranges of events and routes, and the rows that show them.
  var rowSpots: [(range: SourceRange, card: Int, row: Int)] = []
  /// The groups on which screens can be pushed, and the split around each group.
  var pushable: Set<Int> = []
  var splitAround: [Int: Int] = [:]

  /// Returns the complete diagram, marked with the diagnostics.
  package static func build(from graph: NavigationGraph, diagnostics: [Diagnostic] = []) -> Diagram {
    var builder = DiagramBuilder(for: graph)
    builder.addContainers()
    builder.addScreens()
    builder.addLinks()
    builder.addWaysIn()
    builder.paint(diagnostics)
    return builder.diagram
  }

  private init(for graph: NavigationGraph) {
    self.graph = graph
    let alone = graph.isAlone ? graph.declaredModules.map { graph.text(of: graph.modules[$0].name) }.joined(separator: ", ") : "navigation"
    diagram = Diagram(title: graph.app.map { graph.text(of: $0.declared.name) } ?? alone)
    homes = Homes(in: graph)
    lines = graph.files.map { LineTable(of: $0) }
    var byName: [NamedTab: TabID] = [:]
    for id in graph.tabs.ids.reversed() {
      let name = graph.tabs[id].declared.name
      byName[NamedTab(tabs: nil, name: name)] = id
      byName[NamedTab(tabs: graph.tabs[id].tabs, name: name)] = id
    }
    tabsByName = byName
  }

  func text(of name: Name) -> String { graph.text(of: name) }

  func source(at range: SourceRange) -> Source? {
    let file = Int(range.file.index)
    guard graph.files.indices.contains(file) else { return nil }
    let position = lines[file].position(at: range.start)
    return Source(path: graph.files[file].path, line: position.line, column: position.column)
  }

  /// Returns the text of the `///` lines in a range.
  func doc(at range: SourceRange) -> String {
    graph.docLines(in: range).map { $0.drop { $0 == " " } }.joined(separator: "\n")
  }

  func locks(of uses: IDRange<GuardUse>) -> [String] {
    graph.guardUses[uses].map { text(of: graph.guards[$0.guard].declared.name) }
  }

  mutating func add(_ group: Group) -> Int {
    diagram.groups.append(group)
    return diagram.groups.count - 1
  }

  mutating func add(_ card: Card) -> Int {
    diagram.cards.append(card)
    return diagram.cards.count - 1
  }
}
