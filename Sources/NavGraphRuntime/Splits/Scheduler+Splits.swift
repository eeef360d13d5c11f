import Foundation

// What the user and the system do to splits.
nonisolated extension NavGraph.Scheduler {
  /// The split has collapsed and shows that column, or stands side by side again.
  package mutating func hostCollapsed(_ split: NavGraph.NodeID, onto column: NavGraph.Column?) {
    focus(split) { focus in
      focus.isCollapsed = column != nil
      focus.column = column
    }
  }

  /// The user went back to that column of a collapsed split.
  package mutating func hostWentBack(to column: NavGraph.Column, in split: NavGraph.NodeID) {
    tree.goBack(to: column, in: split)
    factTaken()
  }

  /// The user closed the inspector. What it showed is kept, as with any column that is hidden.
  package mutating func hostHidInspector(of split: NavGraph.NodeID) { focus(split) { $0.showsInspector = false } }

  private mutating func focus(_ split: NavGraph.NodeID, _ change: (inout NavGraph.Focus) -> Void) {
    _ = tree.update(split) { node in
      guard case .split(let name, let columns, var focus) = node.content else { return }
      change(&focus)
      node.content = .split(name, columns, focus)
    }
    factTaken()
  }
}
