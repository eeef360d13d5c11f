import Foundation

// What tests ask: who waits for an outcome.
extension NavGraph.Navigator {
  /// How many tasks wait for an outcome.
  public var pendingOutcomes: Int { waiters.count }
  /// How many of those no outcome can reach any more: what they wait for is neither up nor on its way. There should be none.
  public var forgottenOutcomes: Int { Set(waiters.keys).subtracting(scheduler.waitersWithHope).count }
}

nonisolated extension NavGraph.Scheduler {
  /// The tasks to which an outcome can still come: what they wait for is up, or is on its way.
  fileprivate var waitersWithHope: Set<Int> {
    let up = Set(tree.modals.map { $0.id } + endings.map { $0.id })
    return Set(pending.compactMap { $0.waiter } + waiterOf.filter { up.contains($0.key) }.values)
  }
}
