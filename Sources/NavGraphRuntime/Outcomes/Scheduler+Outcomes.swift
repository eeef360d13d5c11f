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

  /// A task that waits has been cancelled: it hears of no end any more. What it waits for stays, and so does what is still to come.
  package mutating func cancel(_ waiter: Int) { resume(waiter, .dismissed(by: .app)) }

  /// The awaiting task has its outcome and resumes; the queue continues one turn later.
  package mutating func heard(_ waiter: Int) {
    guard unheard.remove(waiter) != nil, unheard.isEmpty, waitsForUnheard else { return }
    waitsForUnheard = false
    effects.append(.goOn)
  }
}
