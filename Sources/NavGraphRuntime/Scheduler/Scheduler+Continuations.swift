import Foundation

// What goes on after a flow has ended.
nonisolated extension NavGraph.Scheduler {
  /// What goes on at the presenter, with what is left of the sequence that has ended the flow: one intent, so that nothing comes between.
  func continuation(of ended: NavGraph.Ended<G>, then rest: Intent?) -> Intent? {
    guard let continuation = ended.continuation, let presenter = ended.presenter, tree.node(presenter) != nil else { return nil }
    if case .dismissed(let cause) = ended.outcome, !cause.runsContinuation { return nil }
    return intent(for: continuation, after: ended.outcome, at: presenter, then: rest)
  }

  /// What hears of a refusal: whoever awaits it, and what goes on after the `present` that is refused.
  mutating func continuation(of refusal: Intent, then rest: Intent?) -> Intent? {
    if let waiter = refusal.waiter { resume(waiter, .dismissed(by: .guard)) }
    guard let refused = refusal.refused else { return nil }
    return intent(for: refused.continuation, after: .dismissed(by: .guard), at: refused.place, then: rest)
  }

  private func intent(
    for continuation: G.Continuation, after outcome: NavGraph.Outcome<G.Result>, at presenter: NavGraph.NodeID, then rest: Intent?
  ) -> Intent {
    var parts: [Remainder] = []
    if case .rest(let left, _, _)? = rest?.work { parts = left }
    let work = Work.continuation(continuation, outcome, at: presenter, then: parts)
    guard var intent = rest else { return Intent(work) }
    intent.work = work
    return intent
  }

  /// Whether a continuation comes before the next step of a sequence that has ended that flow.
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
  /// Whether continuations run after it: only then is the presenter's place what the user goes on with.
  var runsContinuation: Bool {
    if self == .guard { return true }
    return self == .user || self == .app
  }
}

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
