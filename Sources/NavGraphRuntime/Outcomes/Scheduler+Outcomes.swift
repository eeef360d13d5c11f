import Foundation

// The tasks that await how a flow ends.
nonisolated extension NavGraph.Scheduler {
  /// A number for a task that is going to wait.
  package mutating func makeWaiter() -> Int {
    lastWaiter += 1
    return lastWaiter
  }

  /// The intent of a task that waits until what it presents has ended.
  package mutating func enqueue(_ intent: Intent, waiter: Int) {
    var intent = intent
    intent.waiter = waiter
    waiters.insert(waiter)
    enqueue(intent)
  }

  mutating func answerDropped(_ intent: Intent) {
    if let waiter = intent.waiter { resume(waiter, .dismissed(by: .parent)) }
  }

  /// Answers a task, if it has not been answered before.
  mutating func resume(_ waiter: Int, _ outcome: NavGraph.Outcome<G.Result>) {
    if waiters.remove(waiter) != nil { effects.append(.resume(waiter, outcome)) }
  }

  /// A task that waits for an outcome has lost interest: what was to come of it is dropped, what is up for it goes.
  package mutating func cancel(_ waiter: Int) {
    guard waiters.contains(waiter) else { return }
    if let modal = waiterOf.first(where: { $0.value == waiter })?.key {
      return hostDismissed(modal, .dismissed(by: .app))
    }
    #if CONTINUATIONS
    queue = queue.compactMap { $0.waiter == waiter ? $0.abandoned : $0 }
    for (flow, rest) in remaining where rest.waiter == waiter { remaining[flow] = nil }
    #else
    queue.removeAll { $0.waiter == waiter }
    #endif
    #if GUARDS || CONFIRMATION
    if let asked = question?.intent, asked.waiter == waiter {
      #if CONTINUATIONS
      question?.intent = asked.abandoned
      #else
      question?.intent = nil
      #endif
    }
    #endif
    #if GUARDS
    for (flow, waiting) in parked where waiting.intent?.waiter == waiter {
      parked[flow]?.intent = nil
      hostDismissed(flow, .dismissed(by: .app))
    }
    #endif
    resume(waiter, .dismissed(by: .app))
  }

  /// The awaiting task has its outcome and resumes; the queue continues one turn later.
  package mutating func heard(_ waiter: Int) {
    guard unheard.remove(waiter) != nil, unheard.isEmpty, waitsForUnheard else { return }
    waitsForUnheard = false
    effects.append(.goOn)
  }
}

#if CONTINUATIONS
nonisolated extension NavGraph.Scheduler.Intent {
  /// The intent without what the task that awaited it wanted; nil if nothing else is left. A presenter's continuation is not that task's.
  var abandoned: NavGraph.Scheduler<G>.Intent? {
    guard case .continuation(let continuation, let outcome, let place, let parts) = work, !parts.isEmpty else { return nil }
    return NavGraph.Scheduler<G>.Intent(.continuation(continuation, outcome, at: place, then: []))
  }
}
#endif
