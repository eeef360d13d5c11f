import Foundation

#if GUARDS
// Links that wait behind the flow of a guard.
nonisolated extension NavGraph.Scheduler {
  /// The flow of that guard, if it is up.
  func flow(for question: G.Guard) -> NavGraph.NodeID? {
    parked.first { id, parked in
      parked.question == question && (tree.rootFlow?.id == id || tree.modals.contains { $0.id == id })
    }?.key
  }

  /// Parks a link behind a flow that is up already.
  mutating func replace(_ flow: NavGraph.NodeID, with intent: Intent) {
    guard let old = parked[flow] else { return }
    if let older = old.intent {
      drop(older, "a newer link waits in its place")
    }
    var waiting = intent
    waiting.flowsShown.insert(old.question)
    parked[flow] = Parked(question: old.question, intent: waiting)
  }
}
#endif
