import NavGraphCommandLine
import NavGraphCompiler
import NavGraphModel
import NavGraphSyntax

/// A screen, a container, or a cause from outside, as the call hierarchy of the protocol has it.
struct GraphItem: Hashable {
  enum Kind: Int {
    case `class` = 5
    case interface = 11
    case namespace = 3
    case event = 24
  }

  let name: String
  let kind: Kind
  let detail: String
  /// The whole declaration, with the number that its file has in the workspace.
  let range: SourceRange
  let nameRange: SourceRange

  func json(_ converter: DiagnosticMessage) -> JSON {
    let positions = converter.positions(nameRange.file)
    var members: [(String, JSON)] = [("name", .string(name)), ("kind", .number(kind.rawValue))]
    if !detail.isEmpty { members.append(("detail", .string(detail))) }
    members += [
      ("uri", .string(converter.uri(nameRange.file))), ("range", positions.json(range)), ("selectionRange", positions.json(nameRange)),
    ]
    return .object(members)
  }
}

/// The screens and containers of a workspace as items, and what leads from one to the other.
struct GraphItems {
  let workspace: Workspace

  /// The screen or container that is declared with a name, and the number of its program.
  func content(declaredAt nameRange: SourceRange) -> (program: Int, content: Content)? {
    for (number, program) in workspace.programs.enumerated() {
      guard let file = workspace.file(nameRange.file, ofProgram: number) else { continue }
      let own = SourceRange(file: file, start: nameRange.start, end: nameRange.end)
      if let found = program.graph.contents.first(where: { program.graph.declared($0)?.nameRange == own }) { return (number, found) }
    }
    return nil
  }

  func item(_ content: Content, ofProgram number: Int) -> GraphItem? {
    let graph = workspace.programs[number].graph
    guard let declared = graph.declared(content), let range = moved(declared.range, number),
      let nameRange = moved(declared.nameRange, number)
    else { return nil }
    let kind: GraphItem.Kind =
      switch content {
      case .screen: .class
      case .modal, .alert: .interface
      default: .namespace
      }
    // A stack without a declaration has the name of its screen, and the range of its use.
    let isInside = range.file == nameRange.file && range.start <= nameRange.start && nameRange.end <= range.end
    return GraphItem(
      name: graph.text(declared.name), kind: kind, detail: Meaning.content(content).noun, range: isInside ? range : nameRange,
      nameRange: nameRange)
  }

  /// Where a transition that begins outside of the app's screens comes from.
  func origin(of transition: Transition, ofProgram number: Int) -> GraphItem? {
    let graph = workspace.programs[number].graph
    guard let range = moved(transition.range, number) else { return nil }
    let (name, detail): (String, String) =
      switch transition.cause {
      case .launch: ("start", "the app starts")
      case .route(let route): (graph.routes[route].patterns.first.map { graph.text(graph.patterns[$0].text) } ?? "link", "link")
      case .entry(let entry): (graph.text(graph.entries[entry].identifier), graph.entries[entry].kind.rawValue)
      case .appEvent(let event): (graph.text(graph.events[event].declared.name), "app-level event")
      case .guardFails(let id): (graph.text(graph.guards[id].declared.name), "guard fails")
      case .event(let event): (graph.text(graph.events[event].declared.name), "event")
      case .tab(let tab): (graph.text(graph.tabs[tab].declared.name), "tab")
      case .swipe: ("swipe", "")
      case .external: ("external", "outside of the graph")
      }
    return GraphItem(name: name, kind: .event, detail: detail, range: range, nameRange: range)
  }

  /// A range of a program with the number of its file in the workspace.
  func moved(_ range: SourceRange, _ program: Int) -> SourceRange? {
    workspace.number(of: range.file, inProgram: program).map { SourceRange(file: $0, start: range.start, end: range.end) }
  }
}

extension NavigationGraph {
  /// Every screen, container, modal, and alert that has a declaration.
  var contents: [Content] {
    screens.ids.map { .screen($0) } + stacks.ids.filter { !stacks[$0].isInline }.map { .stack($0) } + tabSets.ids.map { .tabs($0) }
      + splits.ids.map { .split($0) } + pageSets.ids.map { .pages($0) } + modals.ids.map { .modal($0) } + alerts.ids.map { .alert($0) }
  }
}
