import Foundation

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

nonisolated extension NavGraph.Reducer {
  mutating func page(_ turn: NavGraph.PageTurn) {
    guard let place, let path = tree.path(to: place), let pages = path.last(where: { $0.isPages }) else {
      return drop("there are no pages here")
    }
    guard case .pages(_, _, let selected) = pages.content else { return }
    switch turn {
    case .next: choose(selected + 1, in: pages.id)
    case .previous: choose(selected - 1, in: pages.id)
    case .to(let index): choose(index, in: pages.id)
    }
  }

  mutating func pageInnermost(_ choices: [G.Container: Int]) {
    guard let (_, index) = innermost(choices) else { return drop("there are no pages here") }
    page(.to(index))
  }
}

nonisolated extension NavGraph.Node {
  var isPages: Bool {
    if case .pages = content { true } else { false }
  }
}

nonisolated extension NavGraph {
  /// The page to turn to.
  public nonisolated enum PageTurn: Hashable, Sendable {
    case next, previous
    case to(Int)
  }

  /// The transition between pages.
  public nonisolated enum PageStyle: Hashable, Sendable {
    case scroll, curl
  }
}

nonisolated extension NavGraph.Reducer {
  /// Selects the tab or page at `index` and makes its innermost screen the place of the next step.
  mutating func choose(_ index: Int, in container: NavGraph.NodeID) {
    _ = tree.update(container) { node in
      switch node.content {
      case .tabs(let name, let nodes, _) where nodes.indices.contains(index): node.content = .tabs(name, nodes, selected: index)
      case .pages(let name, let nodes, _) where nodes.indices.contains(index): node.content = .pages(name, nodes, selected: index)
      default: break
      }
    }
    place = tree.node(container)?.leaf.id
  }
}
