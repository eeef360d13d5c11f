import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// Tells VoiceOver of another root, and of another screen in a column beside others. UIKit tells it of what is pushed or presented.
  @MainActor package final class ScreenChanges<G: Graph> {
    /// Where something is exchanged without a transition of UIKit's.
    private enum Place: Hashable {
      case root
      case column(Column, of: NodeID)
    }

    /// What each place showed when all was at rest; nil: VoiceOver was off.
    private var known: [Place: NodeID]?

    package init() {}

    /// Compares what is at rest with what was; `view` finds what shows a screen.
    package func follow(_ tree: Tree<G>, _ view: (NodeID) -> UIView?) {
      guard UIAccessibility.isVoiceOverRunning else { return known = nil }
      var now: [Place: NodeID] = [:]
      // The first one that changed in front, from the leading edge: what follows depends on it. What something covers is not announced.
      var changed: Node<G>?
      let layers = [tree.root] + tree.modals.compactMap { $0.content }
      for (level, layer) in layers.enumerated() {
        for (place, shown) in places(in: layer, isRoot: level == 0) {
          let mark = place == .root ? shown.id : shown.bottom
          now[place] = mark
          if let before = known?[place], before != mark, level == tree.modals.count { changed = changed ?? shown }
        }
      }
      known = now
      if let changed { UIAccessibility.post(notification: .screenChanged, argument: view(changed.leaf.id)) }
    }

    private func places(in layer: Node<G>, isRoot: Bool) -> [(Place, Node<G>)] {
      (isRoot ? [(.root, layer)] : []) + columns(in: layer)
    }

    private func columns(in layer: Node<G>) -> [(Place, Node<G>)] {
      var found: [(Place, Node<G>)] = []
      layer.walk({ $0.visible }) { node in
        guard case .split(_, let columns, let focus) = node.content, !focus.isCollapsed else { return }
        for column in Column.allCases {
          if let content = columns[column] { found.append((.column(column, of: node.id), content)) }
        }
      }
      return found
    }
  }
}

nonisolated extension NavGraph.Node {
  /// What stays while something is pushed on it.
  fileprivate var bottom: NavGraph.NodeID {
    if case .stack(_, let screens) = content { screens.first?.id ?? id } else { id }
  }
}
