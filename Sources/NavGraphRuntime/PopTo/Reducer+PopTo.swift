import Foundation

nonisolated extension NavGraph.Reducer {
  /// Back to the nearest such screen below.
  mutating func popTo(_ popTarget: G.PopTarget) {
    var isBelow = false
    changeStack { nodes in
      guard
        let index = nodes.dropLast().lastIndex(where: { node in
          node.screen.map { G.isPopTarget(popTarget, $0) } ?? false
        })
      else { return }
      isBelow = true
      nodes.removeSubrange((index + 1)...)
    }
    if dropped == nil, !isBelow { drop("that screen is not below") }
    clearTop()
  }
}
