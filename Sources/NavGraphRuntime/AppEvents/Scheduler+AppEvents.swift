import Foundation

nonisolated extension NavGraph.Scheduler {
  /// An event of the app: it happens wherever the user is then, once the scene has a root.
  package mutating func strike(_ event: NavGraph.Event<G>) { enqueue(Intent(.strike(event))) }
}
