import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// An observer that notifies VoiceOver of a new root, and of a new screen in a column next to others. UIKit itself announces pushed and
  /// presented screens.
  @MainActor package final class ScreenChanges<G: Graph> {
    /// A place whose content changes without a transition of UIKit.
    private enum Place: Hashable {
      case root
      case column(Column, of: NodeID)
    }

    /// The content of each place when everything was at rest; nil if VoiceOver was off.
    private var known: [Place: NodeID]?

    package init() {}

    /// Compares the content with that of the last call. `view` returns the view of a screen.
    package func follow(_ tree: Tree<G>, _ view: (NodeID) -> UIView?) {
      guard UIAccessibility.isVoiceOverRunning else { return known = nil }
      var now: [Place: NodeID] = [:]
      // The first changed place from the leading edge is announced, because the others depend on it. Covered places aren't announced.
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
  /// The node that stays while screens are pushed on it.
  fileprivate var bottom: NavGraph.NodeID {
    if case .stack(_, let screens) = content { screens.first?.id ?? id } else { id }
  }
}
