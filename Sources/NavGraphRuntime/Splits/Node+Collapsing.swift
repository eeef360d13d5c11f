import Foundation

nonisolated extension NavGraph.Node {
  /// The column that is on top where this split is collapsed, or would be if it collapsed now.
  ///
  /// What has been asked for and is yet to be seen side by side counts first, then the author's word, then what has been opened.
  package var columnOnTop: NavGraph.Column {
    guard case .split(let name, let nodes, let focus) = content else { return .sidebar }
    if focus.isCollapsed { return focus.front }
    if let column = focus.column { return column }
    if let column = G.options(of: name).collapsesTo { return column }
    let declared = G.columns(of: name)
    return [.detail, .content].first { nodes[$0] != nil && nodes[$0]?.shape != declared[$0] } ?? .sidebar
  }
}
