import Foundation

// From the host: what the user and the system do to splits.
extension Navigation.Navigator {
  /// The split has collapsed and shows that column, or stands side by side again.
  public func hostCollapsed(_ split: Navigation.NodeID, onto column: Navigation.Column?) {
    focus(split) { focus in
      focus.isCollapsed = column != nil
      focus.column = column
    }
  }

  /// The user went back to that column of a collapsed split.
  public func hostWentBack(to column: Navigation.Column, in split: Navigation.NodeID) {
    tree.goBack(to: column, in: split)
    factTaken()
  }

  /// The user closed the inspector. What it showed is kept, as with any column that is hidden.
  public func hostHidInspector(of split: Navigation.NodeID) { focus(split) { $0.showsInspector = false } }

  private func focus(_ split: Navigation.NodeID, _ change: (inout Navigation.Focus) -> Void) {
    _ = tree.update(split) { node in
      guard case .split(let name, let columns, var focus) = node.content else { return }
      change(&focus)
      node.content = .split(name, columns, focus)
    }
    factTaken()
  }
}
