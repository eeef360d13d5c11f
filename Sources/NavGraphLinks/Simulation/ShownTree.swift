import NavGraphSimulator

/// What an app shows and keeps, as a tree of lines, for people.
struct ShownTree {
  private let text: String
  /// What can be seen, or lies beneath what can be seen, has no note: `kept` is what another tab still holds.
  private let note: String?
  private let children: [ShownTree]

  private init(_ text: String, note: String? = nil, _ children: [ShownTree] = []) {
    self.text = text
    self.note = note
    self.children = children
  }

  /// The lines of the drawing, the tree's own first.
  var lines: [String] {
    var result = [text + (note.map { "  (" + $0 + ")" } ?? "")]
    for (index, child) in children.enumerated() {
      let isLast = index == children.count - 1
      for (number, line) in child.lines.enumerated() {
        result.append((number == 0 ? (isLast ? "└─ " : "├─ ") : (isLast ? "   " : "│  ")) + line)
      }
    }
    return result
  }

  /// The root's tree, then that of each modal from the bottom up.
  static func layers(of app: Simulator) -> [ShownTree] {
    let root = app.tree.rootName.map { ShownTree("\($0)", children(of: app.tree.root, Simulated.shape(of: $0))) }
    return [root].compactMap { $0 }
      + app.tree.modals.map { modal in
        let title = "present \(modal.modal)"
        guard let content = modal.content, case .flow(let declared, _) = Simulated.presentation(of: modal.modal) else {
          return ShownTree(title)
        }
        return ShownTree(title, held(by: content, declared))
      }
  }

  /// What a container holds that shows `declared` at first.
  private static func children(
    of node: NavGraph.Node<Simulated>, _ declared: NavGraph.Shape<Simulated>?
  ) -> [ShownTree] {
    switch node.content {
    case .blank, .screen: return []
    case .stack(_, let nodes): return nodes.compactMap(\.screen).map { ShownTree("\($0)") }
    case .tabs(let name, let tabs, let selected):
      var own: [NavGraph.Shape<Simulated>] = []
      if case .tabs(name, let shapes, _)? = declared { own = shapes }
      return zip(Simulated.tabNames(of: name), tabs).enumerated().compactMap { index, tab in
        let shape = own.indices.contains(index) ? own[index] : nil
        // Tabs that hold what they held at first say nothing.
        if index != selected, tab.1.shape == shape { return nil }
        return ShownTree(tab.0, note: index == selected ? nil : "kept", held(by: tab.1, shape))
      }
    case .pages(_, let pages, let selected):
      return pages.indices.contains(selected) ? pages[selected].screen.map { [ShownTree("page \($0)")] } ?? [] : []
    case .split(let name, let columns, let focus):
      let own = Simulated.columns(of: name)
      return columns.sorted { $0.key.order < $1.key.order }.compactMap { column, content in
        // An inspector is not there before it is asked for.
        if column == .inspector, !focus.showsInspector { return nil }
        return ShownTree(column.rawValue, note: column == node.frontColumn ? "in front" : nil, held(by: content, own[column]))
      }
    }
  }

  /// What a tab, a column or a modal holds: of a stack its screens alone.
  private static func held(by node: NavGraph.Node<Simulated>, _ declared: NavGraph.Shape<Simulated>?) -> [ShownTree] {
    switch node.content {
    case .blank: return []
    case .screen(let screen): return [ShownTree("\(screen)")]
    case .stack: return children(of: node, declared)
    case .tabs(let name, _, _), .split(let name, _, _), .pages(let name, _, _): return [ShownTree("\(name)", children(of: node, declared))]
    }
  }
}
