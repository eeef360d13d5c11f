import Foundation

// What goes on after a flow has ended.
nonisolated extension NavGraph.Scheduler {
  /// What goes on at the presenter, with what is left of the sequence that has ended the flow: one intent, so that nothing comes between.
  func continuation(of ended: NavGraph.Ended<G>, then rest: Intent?) -> Intent? {
    guard let continuation = ended.continuation, let presenter = ended.presenter, tree.node(presenter) != nil else { return nil }
    if case .dismissed(let cause) = ended.outcome, !cause.runsContinuation { return nil }
    var parts: [Remainder] = []
    if case .rest(let left, _, _)? = rest?.work { parts = left }
    let work = Work.continuation(continuation, ended.outcome, at: presenter, then: parts)
    guard var intent = rest else { return Intent(work) }
    intent.work = work
    return intent
  }

  /// Whether a continuation comes before the next step of a sequence that has ended that flow.
  func goesOn(after over: NavGraph.Ended<G>, in tree: NavGraph.Tree<G>) -> Bool {
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
