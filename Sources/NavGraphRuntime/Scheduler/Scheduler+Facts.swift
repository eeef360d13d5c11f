import Foundation

// Changes of the screen by the user and the system, which are recorded immediately.
nonisolated extension NavGraph.Scheduler {
  /// Records that the stack now shows only these of its screens.
  package mutating func hostShows(_ screens: Set<NavGraph.NodeID>, in stack: NavGraph.NodeID) {
    _ = tree.update(stack) { node in
      guard case .stack(let name, let nodes) = node.content, let lowest = nodes.first, screens.contains(lowest.id) else { return }
      node.content = .stack(name, nodes.filter { screens.contains($0.id) })
    }
    factTaken()
  }

  /// Records that the user selected this tab or turned to this page.
  package mutating func hostSelected(_ index: Int, in container: NavGraph.NodeID) {
    var reducer = NavGraph.Reducer(tree)
    reducer.choose(index, in: container)
    tree = reducer.tree
    factTaken()
  }

  /// Records that the modal has left the screen, or is about to.
  package mutating func hostDismissed(_ modal: NavGraph.NodeID, _ outcome: NavGraph.Outcome<G.Result> = .dismissed(by: .user)) {
    guard let index = tree.modals.firstIndex(where: { $0.id == modal }) else { return }
    var reducer = NavGraph.Reducer(tree)
    reducer.end(from: index, outcome)
    accept(reducer)
    factTaken()
  }

  /// Adds an intent to dismiss a modal whose screens must confirm it, because the user tried to dismiss it.
  package mutating func hostAttemptedDismissal(of modal: NavGraph.NodeID) { enqueue(Intent(.dismissal(of: modal))) }

  mutating func factTaken() {
    tree.markEntered()
    if !isBusy { show() }
  }
}

nonisolated extension NavGraph.Scheduler {
  /// Records that the split has collapsed onto `column`, or that its columns are side by side if `column` is nil.
  package mutating func hostCollapsed(_ split: NavGraph.NodeID, onto column: NavGraph.Column?) {
    focus(split) { focus in
      focus.isCollapsed = column != nil
      focus.column = column
    }
  }

  /// Records that the user went back to the column of a collapsed split.
  package mutating func hostWentBack(to column: NavGraph.Column, in split: NavGraph.NodeID) {
    tree.goBack(to: column, in: split)
    factTaken()
  }

  /// Records that the user closed the inspector. Its content is kept, as in any hidden column.
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

nonisolated extension NavGraph.Scheduler {
  /// Adds an intent to select a tab or page, which UIKit was prevented from selecting.
  package mutating func select(_ index: Int, in container: NavGraph.NodeID) { enqueue(Intent(.select(index, in: container))) }

  /// Returns whether the tab or page can be selected without evaluating a guard.
  package func entersFreely(_ index: Int, in container: NavGraph.NodeID) -> Bool {
    var reducer = NavGraph.Reducer(tree)
    reducer.choose(index, in: container)
    return reducer.tree.guardsEntered(from: tree).isEmpty
  }
}
