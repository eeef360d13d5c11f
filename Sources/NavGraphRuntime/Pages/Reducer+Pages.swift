import Foundation

// Steps in pages.
nonisolated extension NavGraph.Reducer {
  mutating func page(_ turn: NavGraph.PageTurn) {
    guard let place, let path = tree.path(to: place), let pages = path.last(where: { $0.isPages }) else {
      return drop("there are no pages here")
    }
    _ = tree.update(pages.id) { node in
      guard case .pages(let name, let nodes, let selected) = node.content else { return }
      let wanted =
        switch turn {
        case .next: selected + 1
        case .previous: selected - 1
        case .to(let index): index
        }
      if nodes.indices.contains(wanted) { node.content = .pages(name, nodes, selected: wanted) }
    }
    self.place = tree.node(pages.id)?.leaf.id
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
