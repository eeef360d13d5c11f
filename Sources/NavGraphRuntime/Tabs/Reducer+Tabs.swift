import Foundation

// Steps in tab bars.
nonisolated extension NavGraph.Reducer {
  mutating func select(_ index: Int, of container: G.Container, orInRoot: Bool) {
    let around = place.flatMap { tree.path(to: $0) } ?? []
    guard let tabs = around.last(where: { $0.container == container }) ?? (orInRoot ? tree.root.container(container) : nil) else {
      return drop("that tab bar is not shown")
    }
    select(index, in: tabs.id)
  }

  mutating func select(_ index: Int, in tabs: NavGraph.NodeID) {
    _ = tree.update(tabs) { node in
      guard case .tabs(let name, let nodes, _) = node.content, nodes.indices.contains(index) else { return }
      node.content = .tabs(name, nodes, selected: index)
    }
    place = tree.node(tabs)?.leaf.id
  }

  mutating func selectInnermost(_ choices: [G.Container: Int]) {
    guard let (id, index) = innermost(choices) else { return drop("none of those tab bars is around the screen") }
    select(index, in: id)
  }
}
