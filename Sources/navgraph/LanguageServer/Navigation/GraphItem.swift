import NavGraphCommandLine
import NavGraphCompiler
import NavGraphModel
import NavGraphSyntax

/// An item of the protocol's call hierarchy: a screen, a container, or a cause from outside.
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
  /// The range of the whole declaration, with the file index of the workspace.
  let range: SourceRange
  let nameRange: SourceRange

  func json(with converter: DiagnosticMessage) -> JSON {
    let positions = converter.positions(in: nameRange.file)
    var members: [(String, JSON)] = [("name", .string(name)), ("kind", .number(kind.rawValue))]
    if !detail.isEmpty { members.append(("detail", .string(detail))) }
    members += [
      ("uri", .string(converter.uri(of: nameRange.file))), ("range", positions.json(of: range)),
      ("selectionRange", positions.json(of: nameRange)),
    ]
    return .object(members)
  }
}

/// The call hierarchy items of a workspace.
struct GraphItems {
  let workspace: Workspace

  /// Returns the screen or container that is declared with a name, and the index of its program.
  func content(declaredAt nameRange: SourceRange) -> (program: Int, content: Content)? {
    for (number, program) in workspace.programs.enumerated() {
      guard let own = workspace.range(nameRange, ofProgram: number) else { continue }
      if let found = program.graph.contents.first(where: { program.graph.declared(of: $0)?.nameRange == own }) { return (number, found) }
    }
    return nil
  }

  func item(for content: Content, ofProgram number: Int) -> GraphItem? {
    let graph = workspace.programs[number].graph
    guard let declared = graph.declared(of: content), let range = workspace.range(declared.range, inProgram: number),
      let nameRange = workspace.range(declared.nameRange, inProgram: number)
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
      name: graph.text(of: declared.name), kind: kind, detail: Symbol.content(content).noun, range: isInside ? range : nameRange,
      nameRange: nameRange)
  }

  /// Returns the origin of a transition that begins outside of the app's screens.
  func origin(of transition: Transition, ofProgram number: Int) -> GraphItem? {
    let graph = workspace.programs[number].graph
    guard let range = workspace.range(transition.range, inProgram: number) else { return nil }
    let (kind, name) = TransitionDescription.cause(of: transition.cause, in: graph)
    let detail =
      switch transition.cause {
      case .launch: "the app starts"
      case .route: "link"
      case .entry(let entry): graph.entries[entry].kind.rawValue
      case .appEvent: "app-level event"
      case .guardFails: "guard fails"
      case .external: "outside of the graph"
      case .event, .tab, .swipe: kind
      }
    return GraphItem(name: name ?? kind, kind: .event, detail: detail, range: range, nameRange: range)
  }
}
