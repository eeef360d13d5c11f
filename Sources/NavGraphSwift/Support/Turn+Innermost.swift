import Foundation

// Steps whose container depends on where the screen stands.
nonisolated extension Navigation.Turn {
  mutating func selectInnermost(_ choices: [G.Container: Int]) {
    guard let (id, index) = innermost(choices) else { return drop("none of those tab bars is shown") }
    select(index, in: id)
  }

  mutating func pageInnermost(_ choices: [G.Container: Int]) {
    guard let (_, index) = innermost(choices) else { return drop("there are no pages here") }
    page(.to(index))
  }

  /// The innermost of these containers around the place, otherwise the outermost in the root, with what was chosen for it.
  private func innermost(_ choices: [G.Container: Int]) -> (Navigation.NodeID, Int)? {
    func choice(_ node: Navigation.Node<G>) -> Int? { node.container.flatMap { choices[$0] } }
    let around = place.flatMap { tree.path(to: $0) } ?? []
    var found = around.last { choice($0) != nil }
    tree.root.walk(\.children) { node in if found == nil, choice(node) != nil { found = node } }
    return found.flatMap { node in choice(node).map { (node.id, $0) } }
  }
}
