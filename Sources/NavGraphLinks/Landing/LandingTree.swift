import NavGraphModel
import NavGraphSyntax

/// A state as a tree of lines, for people.
package struct LandingTree: Hashable, Sendable {
  package var text: String
  /// What can be seen, or lies beneath what can be seen, has no note: `kept` is what another tab still holds.
  package var note: String?
  package var children: [LandingTree]

  package init(_ text: String, note: String? = nil, _ children: [LandingTree] = []) {
    self.text = text
    self.note = note
    self.children = children
  }

  /// The lines of the drawing, the tree's own first.
  package var lines: [String] {
    var result = [line]
    for (index, child) in children.enumerated() {
      let isLast = index == children.count - 1
      for (number, line) in child.lines.enumerated() {
        result.append((number == 0 ? (isLast ? "└─ " : "├─ ") : (isLast ? "   " : "│  ")) + line)
      }
    }
    return result
  }

  private var line: String { text + (note.map { "  (" + $0 + ")" } ?? "") }
}

extension Lander {
  /// The root's tree, then that of each modal from the bottom up.
  package func trees(_ state: LandingState) -> [LandingTree] {
    let root = LandingTree(name(state.root.content, state.root.arguments), children(state.node))
    return [root]
      + state.modals.map { modal in
        var tree = LandingTree("present " + text(modal))
        switch modal.node.content {
        case .nothing: break
        case .stack: tree.children = children(modal.node)
        default: tree.children = [LandingTree(name(modal.node), children(modal.node))]
        }
        return tree
      }
  }

  private func children(_ node: LandingNode) -> [LandingTree] {
    switch node.content {
    case .nothing, .screen: return []
    case .stack(_, let screens): return screens.map { LandingTree(text($0)) }
    case .tabs(let id, let tabs, let selected):
      let declared = make(.tabs(id), [])
      return tabs.enumerated().compactMap { index, tab in
        let name = graph.text(graph.tabs[tab.tab].declared.name)
        if index == selected { return LandingTree(name, held(tab.node)) }
        // Tabs that hold what they held at first say nothing.
        if case .tabs(_, let own, _) = declared.content, own.indices.contains(index), tab.node.plain == own[index].node { return nil }
        return LandingTree(name, note: "kept", held(tab.node))
      }
    case .pages(_, let pages, let selected):
      return pages.indices.contains(selected) ? [LandingTree("page " + name(pages[selected]), children(pages[selected]))] : []
    case .split(_, let columns, let front):
      return columns.map { column in
        LandingTree(column.column.text, note: column.column == front ? "in front" : nil, held(column.node))
      }
    }
  }

  /// What a tab or a column holds.
  private func held(_ node: LandingNode) -> [LandingTree] {
    switch node.content {
    case .nothing: []
    case .screen(let screen): [LandingTree(text(screen))]
    case .stack: children(node)
    default: [LandingTree(name(node), children(node))]
    }
  }
}
