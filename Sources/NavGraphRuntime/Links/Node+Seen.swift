import Foundation

// Whether a link changes anything beneath what it presents.
nonisolated extension NavGraph.Node {
  /// Whether the same places are shown. Which column was asked for last says nothing where columns stand side by side, nor whether the first one of a
  /// collapsed split was asked for at all.
  func shows(sameAs other: NavGraph.Node<G>) -> Bool {
    #if KEYS
    guard id == other.id, shape.isPlace(of: other.shape) else { return false }
    #else
    guard id == other.id, shape == other.shape else { return false }
    #endif
    #if SPLITS
    return seenFocus == other.seenFocus
    #else
    return true
    #endif
  }

  #if SPLITS
  /// Of each split, the column that a collapsed one shows, and whether its inspector is there.
  private var seenFocus: [NavGraph.Focus] {
    var all: [NavGraph.Focus] = []
    walk({ $0.children }) { node in
      guard case .split(_, _, var focus) = node.content else { return }
      focus.column = focus.isCollapsed ? focus.front : nil
      all.append(focus)
    }
    return all
  }
  #endif
}
