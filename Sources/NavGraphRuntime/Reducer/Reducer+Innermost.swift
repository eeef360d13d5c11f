import Foundation

#if TABS || PAGES
// Steps whose container depends on where the screen stands.
nonisolated extension NavGraph.Reducer {
  /// The innermost of these containers around the place, with what was chosen for it.
  func innermost(_ choices: [G.Container: Int]) -> (NavGraph.NodeID, Int)? {
    let around = place.flatMap { tree.path(to: $0) } ?? []
    for node in around.reversed() {
      if let choice = node.container.flatMap({ choices[$0] }) { return (node.id, choice) }
    }
    return nil
  }
}
#endif
