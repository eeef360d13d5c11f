import Foundation

// Steps whose container depends on where the screen stands.
#if TABS || PAGES
nonisolated extension NavGraph.Reducer {
  /// The innermost of these containers around the place, otherwise the outermost in the root, with what was chosen for it.
  func innermost(_ choices: [G.Container: Int]) -> (NavGraph.NodeID, Int)? {
    func choice(_ node: NavGraph.Node<G>) -> Int? { node.container.flatMap { choices[$0] } }
    let around = place.flatMap { tree.path(to: $0) } ?? []
    var found = around.last { choice($0) != nil }
    tree.root.eachNode { node in if found == nil, choice(node) != nil { found = node } }
    return found.flatMap { node in choice(node).map { (node.id, $0) } }
  }
}
#endif
