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

  #if TABS || PAGES
  /// The user selected that tab, or turned to that page.
  package mutating func hostSelected(_ index: Int, in container: NavGraph.NodeID) {
    var reducer = NavGraph.Reducer(tree)
    reducer.choose(index, in: container)
    tree = reducer.tree
    factTaken()
  }
  #endif

  /// That modal has left the screen, or is to leave it.
  package mutating func hostDismissed(_ modal: NavGraph.NodeID, _ outcome: NavGraph.Outcome<G.Result> = .dismissed(by: .user)) {
    guard let index = tree.modals.firstIndex(where: { $0.id == modal }) else { return }
    var reducer = NavGraph.Reducer(tree)
    reducer.end(from: index, outcome)
    accept(reducer)
    factTaken()
  }

  #if CONFIRMATION
  /// The user tried to take down a modal whose screens want to be asked.
  package mutating func hostAttemptedDismissal(of modal: NavGraph.NodeID) { enqueue(Intent(.dismissal(of: modal))) }
  #endif

  mutating func factTaken() {
    #if GUARDS
    tree.markEntered()
    #endif
    if !isBusy { show() }
  }
}
