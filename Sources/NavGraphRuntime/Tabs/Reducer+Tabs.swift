import Foundation

// Steps in tab bars.
nonisolated extension NavGraph.Reducer {
  mutating func select(_ index: Int, of container: G.Container, orInRoot: Bool) {
    let around = place.flatMap { tree.path(to: $0) } ?? []
    guard let tabs = around.last(where: { $0.container == container }) ?? (orInRoot ? tree.root.container(container) : nil) else {
      return drop("that tab bar is not shown")
    }
    choose(index, in: tabs.id)
  }

  mutating func selectInnermost(_ choices: [G.Container: Int]) {
    guard let (id, index) = innermost(choices) else { return drop("none of those tab bars is around the screen") }
    choose(index, in: id)
  }
}
