import Foundation

// From the host: what the user and the system do to splits.
extension NavGraph.Navigator {
  /// The split has collapsed and shows that column, or stands side by side again.
  public func hostCollapsed(_ split: NavGraph.NodeID, onto column: NavGraph.Column?) { take { $0.hostCollapsed(split, onto: column) } }

  /// The user went back to that column of a collapsed split.
  public func hostWentBack(to column: NavGraph.Column, in split: NavGraph.NodeID) { take { $0.hostWentBack(to: column, in: split) } }

  /// The user closed the inspector. What it showed is kept, as with any column that is hidden.
  public func hostHidInspector(of split: NavGraph.NodeID) { take { $0.hostHidInspector(of: split) } }
}
