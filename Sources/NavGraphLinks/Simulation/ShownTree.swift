import NavGraphSimulator

/// The screens that an app shows and keeps, as a printable tree of lines.
struct ShownTree {
  private let text: String
  /// The note `kept` for a tab that isn't selected, or `in front` for a visible column.
  private let note: String?
  private let children: [ShownTree]

  private init(_ text: String, note: String? = nil, children: [ShownTree] = []) {
    self.text = text
    self.note = note
    self.children = children
  }

  /// The lines of the tree, its own first.
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

  /// Returns the trees of the root and of each modal, from the bottom up.
  static func layers(of app: Simulator) -> [ShownTree] {
    var layers: [ShownTree] = []
    if let root = app.tree.rootName { layers.append(ShownTree("\(root)", children: ShownPlace(rootOf: app.tree).map(children) ?? [])) }
    return layers
      + app.tree.modals.map { ShownTree("present \($0.modal)", children: ShownPlace(of: $0, on: app.tree.idiom).map(held) ?? []) }
  }

  /// Returns the content of a container.
  private static func children(of place: ShownPlace) -> [ShownTree] {
    switch place.node.content {
    case .blank, .screen: return []
    case .stack(_, let nodes): return nodes.compactMap(\.screen).map { ShownTree("\($0)") }
    case .tabs(let name, _, let selected):
      return zip(Simulated.tabNames(of: name), place.tabs).enumerated().compactMap { index, tab in
        // Tabs with their declared content are left out.
        if index != selected, tab.1.node.shape == tab.1.declared { return nil }
        return ShownTree(tab.0, note: index == selected ? nil : "kept", children: held(by: tab.1))
      }
    case .pages(_, let pages, let selected):
      return pages.indices.contains(selected) ? pages[selected].screen.map { [ShownTree("page \($0)")] } ?? [] : []
    case .split:
      return place.columns.map { column, content in
        ShownTree(column.rawValue, note: column == place.frontColumn ? "in front" : nil, children: held(by: content))
      }
    }
  }

  /// Returns the content of a tab, a column, or a modal. For a stack, only its screens are included.
  private static func held(by place: ShownPlace) -> [ShownTree] {
    switch place.node.content {
    case .blank: return []
    case .screen(let screen): return [ShownTree("\(screen)")]
    case .stack: return children(of: place)
    case .tabs(let name, _, _), .split(let name, _, _), .pages(let name, _, _): return [ShownTree("\(name)", children: children(of: place))]
    }
  }
}
