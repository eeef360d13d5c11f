import Foundation

// What the user and the system have done to the screen: facts, taken over at once.
nonisolated extension NavGraph.Scheduler {
  /// That stack now shows only these of its screens.
  package mutating func hostShows(_ screens: Set<NavGraph.NodeID>, in stack: NavGraph.NodeID) {
    _ = tree.update(stack) { node in
      guard case .stack(let name, let nodes) = node.content, let lowest = nodes.first, screens.contains(lowest.id) else { return }
      node.content = .stack(name, nodes.filter { screens.contains($0.id) })
    }
    factTaken()
  }

  /// The user selected that tab, or turned to that page.
  package mutating func hostSelected(_ index: Int, in container: NavGraph.NodeID) {
    var reducer = NavGraph.Reducer(tree)
    reducer.choose(index, in: container)
    tree = reducer.tree
    factTaken()
  }

  /// That modal has left the screen, or is to leave it.
  package mutating func hostDismissed(_ modal: NavGraph.NodeID, _ outcome: NavGraph.Outcome<G.Result> = .dismissed(by: .user)) {
    guard let index = tree.modals.firstIndex(where: { $0.id == modal }) else { return }
    var reducer = NavGraph.Reducer(tree)
    reducer.end(from: index, outcome)
    accept(reducer)
    factTaken()
  }

  /// The user tried to take down a modal whose screens want to be asked.
  package mutating func hostAttemptedDismissal(of modal: NavGraph.NodeID) { enqueue(Intent(.dismissal(of: modal))) }

  mutating func factTaken() {
    tree.markEntered()
    if !isBusy { show() }
  }
}

// What the user and the system do to splits.
nonisolated extension NavGraph.Scheduler {
  /// The split has collapsed and shows that column, or stands side by side again.
  package mutating func hostCollapsed(_ split: NavGraph.NodeID, onto column: NavGraph.Column?) {
    focus(split) { focus in
      focus.isCollapsed = column != nil
      focus.column = column
    }
  }

  /// The user went back to that column of a collapsed split.
  package mutating func hostWentBack(to column: NavGraph.Column, in split: NavGraph.NodeID) {
    tree.goBack(to: column, in: split)
    factTaken()
  }

  /// The user closed the inspector. What it showed is kept, as with any column that is hidden.
  package mutating func hostHidInspector(of split: NavGraph.NodeID) { focus(split) { $0.showsInspector = false } }

  private mutating func focus(_ split: NavGraph.NodeID, _ change: (inout NavGraph.Focus) -> Void) {
    _ = tree.update(split) { node in
      guard case .split(let name, let columns, var focus) = node.content else { return }
      change(&focus)
      node.content = .split(name, columns, focus)
    }
    factTaken()
  }
}

// Tabs and pages that the user wants.
nonisolated extension NavGraph.Scheduler {
  /// The user wants that tab or that page, which UIKit was not allowed to show by itself.
  package mutating func select(_ index: Int, in container: NavGraph.NodeID) { enqueue(Intent(.select(index, in: container))) }

  /// Whether no guard asks when that tab is selected, or that page turned to.
  package func entersFreely(_ index: Int, in container: NavGraph.NodeID) -> Bool {
    var reducer = NavGraph.Reducer(tree)
    reducer.choose(index, in: container)
    return reducer.tree.guardsEntered(from: tree).isEmpty
  }
}
