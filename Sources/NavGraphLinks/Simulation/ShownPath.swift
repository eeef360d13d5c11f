import NavGraphLowering
import NavGraphModel
import NavGraphSimulator

/// The screens that an app shows, as steps from the root down in the form of targets, such as `["Main", "chats", "Chat(id: \"42\")"]`.
///
/// The declared root of a stack is left out. Columns are only named if they show something else than declared.
struct ShownPath {
  private(set) var steps: [String] = []
  private let tables: Tables

  init(of app: Simulator) {
    tables = app.tables
    if let root = app.tree.rootName { steps.append("\(root)") }
    if let place = ShownPlace(rootOf: app.tree) { append(place) }
    for modal in app.tree.modals {
      steps.append("present \(modal.modal)")
      // The declared content of a modal is left out.
      if let place = ShownPlace(of: modal, on: app.tree.idiom), !place.isAsDeclared { append(place) }
    }
  }

  private mutating func append(_ place: ShownPlace) {
    switch (place.node.content, place.declared) {
    case (.screen(let screen), let declared): if declared != .screen(screen) { steps.append("\(screen)") }
    case (.stack(_, let nodes), .stack(_, let own)?): append(nodes.compactMap(\.screen), onto: own.first)
    case (.tabs(let name, let tabs, let selected), .tabs?) where tabs.indices.contains(selected):
      steps += Simulated.tabNames(of: name).dropFirst(selected).prefix(1)
      append(place.tabs[selected])
    case (.pages(_, let pages, let selected), .pages(_, let own, _)?) where pages.indices.contains(selected):
      guard let page = pages[selected].screen else { break }
      steps.append("page " + ScreenKind.name(of: page.id, in: tables))
      if own.indices.contains(selected) { append(ShownPlace(of: pages[selected], declared: .screen(own[selected]))) }
    case (.split, .split?):
      let count = steps.count
      for (column, shown) in place.columns where shown.node.shape != shown.declared { append(shown, in: column) }
      if steps.count == count, let column = place.requestedColumn { steps.append(column.rawValue) }
    default: break
    }
  }

  private mutating func append(_ screens: [Simulated.Screen], onto root: Simulated.Screen?) {
    steps += screens.dropFirst(screens.first == root ? 1 : 0).map { "\($0)" }
  }

  /// Appends a column that shows something else than declared.
  private mutating func append(_ place: ShownPlace, in column: NavGraph.Column) {
    let word = column.rawValue
    switch (place.node.content, place.declared) {
    case (.screen(let screen), _): steps.append(word + " \(screen)")
    case (.stack(let name, let nodes), .stack(let ownName, let own)?) where name == ownName:
      guard let root = nodes.first?.screen else { break }
      steps.append(root == own.first ? word : word + " \(root)")
      append(nodes.compactMap(\.screen), onto: root)
    default:
      guard let name = place.node.container else { break }
      let isOther = name != place.declared?.container
      steps.append(isOther ? word + " \(name)" : word)
      append(isOther ? ShownPlace(of: place.node, declared: shape(of: name)) : place)
    }
  }

  /// Returns the shape that a container has first, with default values, because its arguments aren't kept.
  private func shape(of name: Simulated.Container) -> NavGraph.Shape<Simulated> {
    let parameters = tables.graph.parameters(of: name.id)
    return Simulated.shape(of: Thing(name.id, values: parameters.map { Value(defaultOf: $0, in: tables.graph) }, in: tables))
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
