import Foundation

#if SPLITS
// Splits as views show them.
nonisolated extension NavGraph.Node {
  /// The split on the way to the screen in front whose columns stand side by side, as far as is known.
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

  /// The screens of a column, one on top of the other.
  package var pagesOfColumn: [NavGraph.Node<G>] {
    if case .stack(_, let nodes) = content { nodes } else { [self] }
  }

  /// A split on the way to `wanted`: columns that stand behind each other come to the front once they show what they are to show, since
  /// SwiftUI might lose one of both.
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
#endif
