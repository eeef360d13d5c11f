import Foundation

// The continuation after the end of a flow.
nonisolated extension NavGraph.Scheduler {
  /// Returns the intent that runs the continuation at the presenter, followed by the rest of the sequence that ended the flow. It's a
  /// single intent, so that no other intent runs in between.
  func continuation(of ended: NavGraph.Ended<G>, then rest: Intent?) -> Intent? {
    guard let continuation = ended.continuation, let presenter = ended.presenter, tree.node(presenter) != nil else { return nil }
    if case .dismissed(let cause) = ended.outcome, !cause.runsContinuation { return nil }
    return intent(for: continuation, after: ended.outcome, at: presenter, then: rest)
  }

  /// Resumes the task that awaits a refused intent, and returns the intent that runs the continuation of its `present`.
  mutating func continuation(of refusal: Intent, then rest: Intent?) -> Intent? {
    if let waiter = refusal.waiter { resume(waiter, .dismissed(by: .guard)) }
    guard let refused = refusal.refused else { return nil }
    return intent(for: refused.continuation, after: .dismissed(by: .guard), at: refused.place, then: rest)
  }

  private func intent(
    for continuation: G.Continuation, after outcome: NavGraph.Outcome<G.Result>, at presenter: NavGraph.NodeID, then rest: Intent?
  ) -> Intent {
    var parts: [RemainingSteps] = []
    if case .rest(let left, _, _)? = rest?.work { parts = left }
    let work = Work.continuation(continuation, outcome, at: presenter, then: parts)
    guard var intent = rest else { return Intent(work) }
    intent.work = work
    return intent
  }

  /// Returns whether a continuation runs before the next step of a sequence that has ended the flow.
  func goesOn(after over: NavGraph.Ended<G>, in tree: NavGraph.Tree<G>) -> Bool {
    if let refused = parked[over.id]?.intent?.refused, case .dismissed(let cause) = over.outcome, cause.runsContinuation {
      return tree.isInFront(refused.place) && !G.actions(for: refused.continuation, after: .dismissed(by: .guard)).isEmpty
    }
    guard let continuation = over.continuation, let presenter = over.presenter, tree.isInFront(presenter) else { return false }
    if case .dismissed(let cause) = over.outcome, !cause.runsContinuation { return false }
    return !G.actions(for: continuation, after: over.outcome).isEmpty
  }
}

nonisolated extension NavGraph.Cause {
  /// Whether continuations run after this cause. They run only if the user continues at the presenter.
  var runsContinuation: Bool {
    if self == .guard { return true }
    return self == .user || self == .app
  }
}

// The tasks that await the end of a flow.
nonisolated extension NavGraph.Scheduler {
  /// Returns a new number for a task that awaits an outcome.
  package mutating func makeWaiter() -> Int {
    lastWaiter += 1
    return lastWaiter
  }

  /// Adds the intent of a task that awaits the end of the flow that it presents.
  package mutating func enqueue(_ intent: Intent, waiter: Int) {
    var intent = intent
    intent.waiter = waiter
    waiters.insert(waiter)
    enqueue(intent)
  }

  mutating func answerDropped(_ intent: Intent) {
    if let waiter = intent.waiter { resume(waiter, .dismissed(by: .parent)) }
  }

  /// Resumes a task with the outcome, unless it has already resumed.
  mutating func resume(_ waiter: Int, _ outcome: NavGraph.Outcome<G.Result>) {
    if waiters.remove(waiter) != nil { effects.append(.resume(waiter, outcome)) }
  }

  /// Resumes a task that was canceled. The flow that it waits for stays, and pending steps still run.
  package mutating func cancel(_ waiter: Int) { resume(waiter, .dismissed(by: .app)) }

  /// Records that the awaiting task has resumed. The queue continues one turn later.
  package mutating func heard(_ waiter: Int) {
    guard unheard.remove(waiter) != nil, unheard.isEmpty, waitsForUnheard else { return }
    waitsForUnheard = false
    effects.append(.goOn)
  }
}
