import Foundation

nonisolated extension NavGraph.Node {
  /// The split on the path to the screen in front whose columns are side by side, as far as that is known.
  package var openSplit: NavGraph.Node<G>? {
    var node = self
    while true {
      if case .split(_, let columns, let focus) = node.content {
        guard focus.isCollapsed, let front = columns[focus.front] else { return focus.isCollapsed ? nil : node }
        node = front
      } else if let next = node.visible.last {
        node = next
      } else {
        return nil
      }
    }
  }

  /// The screens of a column, from the bottom up.
  package var pagesOfColumn: [NavGraph.Node<G>] {
    if case .stack(_, let nodes) = content { nodes } else { [self] }
  }

  /// Returns the next step of a split on the way to `wanted`. In a collapsed split, a column is brought to the front only after its content
  /// is up to date, because SwiftUI might lose one of the two changes.
  func step(_ old: [NavGraph.Column: NavGraph.Node<G>], _ focus: NavGraph.Focus, to wanted: NavGraph.Node<G>) -> NavGraph.Node<G> {
    guard case .split(let name, let new, let newFocus) = wanted.content else { return wanted }
    var next = wanted
    guard focus.isCollapsed == newFocus.isCollapsed else {
      next.content = .split(name, old, newFocus)
      return next
    }
    var columns = new
    for (column, node) in new { columns[column] = old[column]?.step(to: node) ?? node }
    next.content = .split(name, columns, focus.isCollapsed && columns != old ? focus : newFocus)
    return next
  }
}

// Inspectors as views show them: next to the other columns, or in a sheet.
nonisolated extension NavGraph.Node {
  /// Returns the split in front whose inspector is shown in a sheet, because the columns leave no room or the system has no inspector
  /// column.
  func splitWithSheet(_ hasColumn: Bool) -> NavGraph.Node<G>? {
    switch content {
    case .split(_, let columns, let focus):
      focus.showsInspector && columns[.inspector] != nil && (focus.isCollapsed || !hasColumn) ? self : nil
    case .tabs: visible.last?.splitWithSheet(hasColumn)
    default: nil
    }
  }

  /// Returns the node without inspectors that are shown in a sheet. They are presented and dismissed in separate steps.
  func withoutSheets(_ hasColumn: Bool) -> NavGraph.Node<G> {
    var node = self
    switch content {
    case .split(let name, let columns, var focus):
      if focus.isCollapsed || !hasColumn { focus.showsInspector = false }
      node.content = .split(name, columns, focus)
    case .tabs(let name, let contents, let selected):
      node.content = .tabs(name, contents.map { $0.withoutSheets(hasColumn) }, selected: selected)
    default: break
    }
    return node
  }

  /// Returns the next content to show on the way to `wanted`: all of it, except where SwiftUI would lose a part.
  ///
  /// If the root and the path of a stack change together, SwiftUI loses the path. So the new root is shown alone first.
  package func step(to wanted: NavGraph.Node<G>) -> NavGraph.Node<G> {
    guard id == wanted.id else { return wanted }
    var next = wanted
    switch (content, wanted.content) {
    case (.stack(_, let old), .stack(let name, let new)):
      guard let lowest = new.first, let before = old.first, lowest.id != before.id, new.count > 1 else { break }
      next.content = .stack(name, [lowest])
    case (.tabs(_, let old, _), .tabs(let name, let new, let selected)) where old.count == new.count:
      next.content = .tabs(name, zip(old, new).map { $0.step(to: $1) }, selected: selected)
    case (.split(_, let old, let focus), .split): next = step(old, focus, to: wanted)
    default: break
    }
    return next
  }
}
