import Foundation

nonisolated extension NavGraph.Node {
  /// The column that is on top where this split is collapsed, or would be if it collapsed now.
  ///
  /// What was asked for before anybody has seen the split counts; later the author's word does, and what has been opened.
  package func columnOnTop(hasBeenSeen: Bool) -> NavGraph.Column {
    guard case .split(let name, let nodes, let focus) = content else { return .sidebar }
    if focus.isCollapsed { return focus.front }
    if let column = focus.column, !hasBeenSeen { return column }
    if let column = G.options(of: name).collapsesTo { return column }
    let declared = G.columns(of: name)
    return [.detail, .content].first { nodes[$0] != nil && nodes[$0]?.shape != declared[$0] } ?? .sidebar
  }
}
