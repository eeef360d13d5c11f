import Foundation

nonisolated extension NavGraph {
  /// The columns of a split, from the leading edge.
  public nonisolated enum Column: String, Hashable, Sendable, CaseIterable {
    case sidebar, content, detail, inspector
  }
}

nonisolated extension NavGraph.Column {
  /// The position of the column, counted from the leading edge.
  package var order: Int {
    switch self {
    case .sidebar: 0
    case .content: 1
    case .detail: 2
    case .inspector: 3
    }
  }
}
