import Foundation

// What goes on after a flow has ended.
nonisolated extension NavGraph.Scheduler {
  /// What goes on at the presenter, with what is left of the sequence that has ended the flow: one intent, so that nothing comes between.
  func continuation(of ended: NavGraph.Ended<G>, then rest: Intent?) -> Intent? {
    guard let continuation = ended.continuation, let presenter = ended.presenter, tree.node(presenter) != nil else { return nil }
    if case .dismissed(let cause) = ended.outcome, !cause.runsContinuation { return nil }
    return intent(for: continuation, after: ended.outcome, at: presenter, then: rest)
  }

  #if GUARDS
  /// What hears of a refusal: whoever awaits it, and what goes on after the `present` that is refused.
  mutating func continuation(of refusal: Intent, then rest: Intent?) -> Intent? {
    if let waiter = refusal.waiter { resume(waiter, .dismissed(by: .guard)) }
    guard let refused = refusal.refused else { return nil }
    return intent(for: refused.continuation, after: .dismissed(by: .guard), at: refused.place, then: rest)
  }
  #endif

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
    #if GUARDS
    if let refused = parked[over.id]?.intent?.refused, case .dismissed(let cause) = over.outcome, cause.runsContinuation {
      return tree.isInFront(refused.place) && !G.actions(for: refused.continuation, after: .dismissed(by: .guard)).isEmpty
    }
    #endif
    guard let continuation = over.continuation, let presenter = over.presenter, tree.isInFront(presenter) else { return false }
    if case .dismissed(let cause) = over.outcome, !cause.runsContinuation { return false }
    return !G.actions(for: continuation, after: over.outcome).isEmpty
  }
}

nonisolated extension NavGraph.Cause {
  /// Whether continuations run after it: only then is the presenter's place what the user goes on with.
  var runsContinuation: Bool {
    #if GUARDS
    if self == .guard { return true }
    #endif
    return self == .user || self == .app
  }
}
