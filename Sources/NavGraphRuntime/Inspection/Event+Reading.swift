import Foundation

nonisolated extension NavGraph.Event {
  /// An event of a graph that is read at run time.
  package init(read name: String, guards: [G.Guard], actions: [NavGraph.Action<G>]) {
    self.name = name
    source = nil
    self.guards = guards
    self.actions = actions
  }
}
