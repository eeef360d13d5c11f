import Foundation

#if TABS || PAGES && GUARDS
// Tabs and pages that the user wants.
nonisolated extension NavGraph.Scheduler {
  /// The user wants that tab or that page, which UIKit was not allowed to show by itself.
  package mutating func select(_ index: Int, in container: NavGraph.NodeID) { enqueue(Intent(.select(index, in: container))) }

  /// Whether no guard asks when that tab is selected, or that page turned to.
  package func entersFreely(_ index: Int, in container: NavGraph.NodeID) -> Bool {
    #if GUARDS
    var reducer = NavGraph.Reducer(tree)
    reducer.choose(index, in: container)
    return reducer.tree.guardsEntered(from: tree).isEmpty
    #else
    return true
    #endif
  }
}
#endif
