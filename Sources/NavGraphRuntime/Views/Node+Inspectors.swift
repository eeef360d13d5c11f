import Foundation

#if SPLITS
// Inspectors as views show them: beside the other columns, or in a sheet on everything that they belong to.
nonisolated extension NavGraph.Node {
  /// The split in front whose inspector is to lie on everything: there is no room beside it, or the system has no such column.
  func splitWithSheet(_ hasColumn: Bool) -> NavGraph.Node<G>? {
    switch content {
    case .split(_, let columns, let focus):
      focus.showsInspector && columns[.inspector] != nil && (focus.isCollapsed || !hasColumn) ? self : nil
    #if TABS
    case .tabs: visible.last?.splitWithSheet(hasColumn)
    #endif
    default: nil
    }
  }

  /// The same without the inspectors that lie on everything: they come and go in steps of their own.
  func withoutSheets(_ hasColumn: Bool) -> NavGraph.Node<G> {
    var node = self
    switch content {
    case .split(let name, let columns, var focus):
      if focus.isCollapsed || !hasColumn { focus.showsInspector = false }
      node.content = .split(name, columns, focus)
    #if TABS
    case .tabs(let name, let contents, let selected):
      node.content = .tabs(name, contents.map { $0.withoutSheets(hasColumn) }, selected: selected)
    #endif
    default: break
    }
    return node
  }
}
#endif
