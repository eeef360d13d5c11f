import Foundation

// Tabs that the user wants.
nonisolated extension NavGraph.Scheduler {
  /// The user wants that tab, which UIKit was not allowed to select by itself.
  package mutating func select(_ index: Int, in tabs: NavGraph.NodeID) { enqueue(Intent(.select(index, in: tabs))) }

  /// Whether no guard asks when that tab is selected.
  package func entersFreely(_ index: Int, in tabs: NavGraph.NodeID) -> Bool {
    #if GUARDS
    var reducer = NavGraph.Reducer(tree)
    reducer.select(index, in: tabs)
    return reducer.tree.guardsEntered(from: tree).isEmpty
    #else
    return true
    #endif
  }
}
