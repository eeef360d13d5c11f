import Foundation

nonisolated extension NavGraph.Scheduler {
  /// Every intent that waits: for its turn, for an answer, for the flow of a guard, for a modal to go.
  var pending: [Intent] {
    #if GUARDS || CONFIRMATION || CONTINUATIONS || LINKS
    var all = queue
    #if CONTINUATIONS
    all += remaining.values
    #endif
    #if GUARDS || CONFIRMATION
    all += [question?.intent].compactMap { $0 }
    #endif
    #if GUARDS
    all += parked.values.compactMap { $0.intent }
    #endif
    #if LINKS
    all += [waitingLink].compactMap { $0 }
    #endif
    return all
    #else
    return queue
    #endif
  }

  /// Whether that is asked for already, and has not begun.
  func isPending(_ work: Work) -> Bool {
    #if GUARDS || CONFIRMATION
    if question?.intent?.work == work { return true }
    #endif
    return queue.contains { $0.work == work }
  }
}
