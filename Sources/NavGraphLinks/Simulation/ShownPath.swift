import NavGraphModel
import NavGraphSimulator

/// What an app shows, as steps from the root down, in the words of targets. For example: `["Main", "chats", "Chat(id: \"42\")"]`.
///
/// The root that a stack shows anyway is left out; columns are named where they show something else than declared.
struct ShownPath {
  private(set) var steps: [String] = []
  private let tables: Tables
  private var graph: NavigationGraph { tables.graph }

  init(_ app: Simulator) {
    tables = app.tables
    if let root = app.tree.rootName {
      steps.append("\(root)")
      append(app.tree.root, Simulated.shape(of: root))
    }
    for modal in app.tree.modals {
      steps.append("present \(modal.modal)")
      // Nothing is said about what a modal shows at first.
      guard let content = modal.content, case .flow(let declared, _) = Simulated.presentation(of: modal.modal),
        !content.isDeclared(as: declared)
      else { continue }
      append(content, declared)
    }
  }

  private mutating func append(_ node: NavGraph.Node<Simulated>, _ declared: NavGraph.Shape<Simulated>) {
    switch (node.content, declared) {
    case (.screen(let screen), _): if declared != .screen(screen) { steps.append("\(screen)") }
    case (.stack(_, let nodes), .stack(_, let own)): append(nodes.compactMap(\.screen), onto: own.first)
    case (.tabs(let name, let tabs, let selected), .tabs(_, let own, _)) where tabs.indices.contains(selected):
      steps += Simulated.tabNames(of: name).dropFirst(selected).prefix(1)
      if own.indices.contains(selected) { append(tabs[selected], own[selected]) }
    case (.pages(_, let pages, let selected), .pages(_, let own, _)) where pages.indices.contains(selected):
      guard let page = pages[selected].screen else { break }
      steps.append("page " + ScreenKind.name(of: page.id, in: tables))
      if own.indices.contains(selected) { append(pages[selected], .screen(own[selected])) }
    case (.split(let name, let columns, let focus), .split):
      let count = steps.count
      for (column, shape) in Simulated.columns(of: name).sorted(by: { $0.key.order < $1.key.order }) {
        guard let shown = columns[column], shown.shape != shape, column != .inspector || focus.showsInspector else { continue }
        append(shown, shape, in: column)
      }
      if steps.count == count, let column = node.requestedColumn { steps.append(column.rawValue) }
    default: break
    }
  }

  private mutating func append(_ screens: [Simulated.Screen], onto root: Simulated.Screen?) {
    steps += screens.dropFirst(screens.first == root ? 1 : 0).map { "\($0)" }
  }

  /// What a container shows at first whose arguments nobody remembers: what depends on them is told by its screens.
  private func shape(of name: Simulated.Container) -> NavGraph.Shape<Simulated> {
    Simulated.shape(of: Thing(name.id, graph.parameters(of: name.id).map { Value(defaultOf: $0, in: graph) }, in: tables))
  }

  /// A column that shows something else than declared.
  private mutating func append(_ node: NavGraph.Node<Simulated>, _ declared: NavGraph.Shape<Simulated>, in column: NavGraph.Column) {
    let word = column.rawValue
    switch (node.content, declared) {
    case (.screen(let screen), _): steps.append(word + " \(screen)")
    case (.stack(let name, let nodes), .stack(let ownName, let own)) where name == ownName:
      guard let root = nodes.first?.screen else { break }
      steps.append(root == own.first ? word : word + " \(root)")
      append(nodes.compactMap(\.screen), onto: root)
    default:
      guard let name = node.container else { break }
      let isOther = name != declared.container
      steps.append(isOther ? word + " \(name)" : word)
      append(node, isOther ? shape(of: name) : declared)
    }
  }
}

extension NavGraph.Node<Simulated> {
  /// Whether this is what is shown where nothing else has been asked for.
  fileprivate func isDeclared(as shape: NavGraph.Shape<Simulated>) -> Bool {
    var isOtherInFront = false
    eachNode { if $0.requestedColumn != nil { isOtherInFront = true } }
    return self.shape == shape && !isOtherInFront
  }

  /// Of a split, the column that was asked for, unless it is in front anyway.
  fileprivate var requestedColumn: NavGraph.Column? {
    guard case .split(let name, _, _) = content, let front = frontColumn else { return nil }
    return front == Simulated.options(of: name).collapsesTo ?? .sidebar ? nil : front
  }

  /// Of a split, the column that is shown where there is room for one only.
  var frontColumn: NavGraph.Column? {
    guard case .split(_, _, let focus) = content else { return nil }
    return focus.showsInspector ? .inspector : topColumn
  }
}

extension NavGraph.Shape<Simulated> {
  fileprivate var container: Simulated.Container? {
    switch self {
    case .blank, .screen: nil
    case .stack(let name, _), .tabs(let name, _, _), .split(let name, _), .pages(let name, _, _): name
    }
  }
}
