import Foundation

// Steps in pages.
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
