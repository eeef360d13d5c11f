import Foundation

// A scene without a root: guards stand before it.
nonisolated extension NavGraph.Scheduler {
  /// A scene is never left without a root: when the flow of a root's guard is over and nothing comes of it, the old one is back.
  mutating func bringsRootBack() -> Bool {
    guard isReady, tree.rootName == nil, tree.rootFlow == nil, question == nil, !startIsRefused,
      !queue.contains(where: { $0.canMakeRoot })
    else { return false }
    if tree.home != nil {
      var reducer = NavGraph.Reducer(tree)
      reducer.goHome()
      accept(reducer)
      return true
    }
    queue.insert(Intent(.start(G.root(on: tree.idiom))), at: 0)
    return false
  }
}
