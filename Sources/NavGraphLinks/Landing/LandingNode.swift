import NavGraphModel

/// A container, or a screen that stands alone, with what it holds.
package struct LandingNode: Hashable, Sendable {
  package indirect enum Content: Hashable, Sendable {
    /// An alert, or what could not be resolved.
    case nothing
    case screen(LandingScreen)
    /// Its root first.
    case stack(StackID, [LandingScreen])
    /// The tabs that have content.
    case tabs(TabsID, [LandingTab], selected: Int)
    /// The columns that are declared, and the one in front where there is room for one only.
    case split(SplitID, [LandingColumn], front: Column)
    case pages(PagesID, [LandingNode], selected: Int)
  }

  package var content: Content
  /// The values of a container's own parameters, in their order.
  package var arguments: [LandingValue] = []
  /// A container that has been on the screen.
  package var hasBeenShown = false

  package init(_ content: Content, _ arguments: [LandingValue] = []) {
    self.content = content
    self.arguments = arguments
  }

  /// Whether both are the same container, or both a screen that stands alone.
  func isSamePlace(_ other: LandingNode) -> Bool {
    switch (content, other.content) {
    case (.screen, .screen), (.nothing, .nothing): true
    case (.stack(let a, _), .stack(let b, _)): a == b
    case (.tabs(let a, _, _), .tabs(let b, _, _)): a == b
    case (.split(let a, _, _), .split(let b, _, _)): a == b
    case (.pages(let a, _, _), .pages(let b, _, _)): a == b
    default: false
    }
  }

  /// Calls `change` on this node and those below it that can be seen.
  mutating func changeShown(_ change: (inout LandingNode) -> Void) {
    change(&self)
    switch content {
    case .nothing, .screen, .stack: break
    case .tabs(let id, var tabs, let selected):
      guard tabs.indices.contains(selected) else { return }
      tabs[selected].node.changeShown(change)
      content = .tabs(id, tabs, selected: selected)
    case .pages(let id, var pages, let selected):
      guard pages.indices.contains(selected) else { return }
      pages[selected].changeShown(change)
      content = .pages(id, pages, selected: selected)
    case .split(let id, var columns, let front):
      for index in columns.indices { columns[index].node.changeShown(change) }
      content = .split(id, columns, front: front)
    }
  }

  /// This node and those below it that can be seen, the outer first.
  package var shown: [LandingNode] {
    var result: [LandingNode] = []
    var open = [self]
    while let node = open.popLast() {
      result.append(node)
      switch node.content {
      case .nothing, .screen, .stack: break
      case .tabs(_, let tabs, let selected): if tabs.indices.contains(selected) { open.append(tabs[selected].node) }
      case .pages(_, let pages, let selected): if pages.indices.contains(selected) { open.append(pages[selected]) }
      case .split(_, let columns, _): open += columns.reversed().map(\.node)
      }
    }
    return result
  }

  /// The screen in front; of a split the deepest column's.
  var leaf: LandingScreen? {
    switch content {
    case .nothing: return nil
    case .screen(let screen): return screen
    case .stack(_, let screens): return screens.last
    case .tabs(_, let tabs, let selected): return tabs.indices.contains(selected) ? tabs[selected].node.leaf : nil
    case .pages(_, let pages, let selected): return pages.indices.contains(selected) ? pages[selected].leaf : nil
    case .split(_, let columns, _): return columns.last { $0.column != .inspector }?.node.leaf
    }
  }

  /// The screens that can be seen or lie beneath what can be seen.
  package var screens: [LandingScreen] {
    shown.flatMap { node -> [LandingScreen] in
      switch node.content {
      case .screen(let screen): [screen]
      case .stack(_, let screens): screens
      default: []
      }
    }
  }
}

/// A tab that has content.
package struct LandingTab: Hashable, Sendable {
  package var tab: TabID
  package var node: LandingNode
}

/// A column that is declared, with what it holds now.
package struct LandingColumn: Hashable, Sendable {
  package var column: Column
  package var node: LandingNode
}
