import Foundation

// What has not been carried out yet, and who waits for it.
nonisolated extension NavGraph.Scheduler {
  /// The tasks to which an outcome can still come: what they wait for is up, or is on its way.
  var waitersWithHope: Set<Int> {
    let up = Set(tree.modals.map { $0.id } + endings.map { $0.id })
    return Set(pending.compactMap(\.waiter) + waiterOf.filter { up.contains($0.key) }.values)
  }

  /// Every intent that waits: for its turn, for an answer, for the flow of a guard, for a modal to go.
  var pending: [Intent] { queue + remaining.values + askedIntents + parkedIntents + waitingLinks }

  private var askedIntents: [Intent] {
    #if GUARDS || CONFIRMATION
    [question?.intent].compactMap { $0 }
    #else
    []
    #endif
  }

  private var parkedIntents: [Intent] {
    #if GUARDS
    parked.values.compactMap(\.intent)
    #else
    []
    #endif
  }

  private var waitingLinks: [Intent] {
    #if LINKS
    [waitingLink].compactMap { $0 }
    #else
    []
    #endif
  }

  /// Whether that is asked for already, and has not begun.
  func isPending(_ work: Work) -> Bool { (queue + askedIntents).contains { $0.work == work } }
}
