import Foundation

// The ends of flows: who hears of them, and in which order.
nonisolated extension NavGraph.Scheduler {
  /// Answers for the flows that have left the screen: the continuation and the rest of the sequence first, then who waits, then what was parked.
  mutating func settleEndings() {
    let over = endings
    endings = []
    var next: [Intent] = []
    for ended in over {
      effects.append(.report(.ended(ended.modal, ended.outcome)))
      #if GUARDS
      var refusal: Intent?
      if let intent = parked.removeValue(forKey: ended.id)?.intent {
        switch ended.outcome {
        case .finished: next.append(intent)
        case .dismissed(let cause):
          if intent.isStart {
            // Another root may have come meanwhile: then nothing is to begin.
            if tree.rootName == nil { next.append(Intent(intent.work)) }
          } else {
            note(intent, "the flow of its guard was dismissed")
            if cause.runsContinuation { refusal = intent } else { answerDropped(intent) }
          }
        }
      }
      #endif
      if let waiter = waiterOf.removeValue(forKey: ended.id) {
        if waiters.contains(waiter) { unheard.insert(waiter) }
        resume(waiter, ended.outcome)
      }
      let rest = remaining.removeValue(forKey: ended.id)
      #if GUARDS
      if let refusal {
        if let continuing = continuation(of: refusal, then: rest) ?? rest { next.append(continuing) }
        continue
      }
      #endif
      if let continuing = continuation(of: ended, then: rest) ?? rest { next.append(continuing) }
    }
    #if LINKS
    if !over.isEmpty, let link = waitingLink {
      waitingLink = nil
      next.append(link)
    }
    #endif
    queue.insert(contentsOf: next, at: 0)
  }

  /// What goes on at the presenter, with what is left of the sequence that has ended the flow: one intent, so that nothing comes between.
  private func continuation(of ended: NavGraph.Ended<G>, then rest: Intent?) -> Intent? {
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
    queue = queue.compactMap { $0.waiter == waiter ? $0.abandoned : $0 }
    for (flow, rest) in remaining where rest.waiter == waiter { remaining[flow] = nil }
    #if GUARDS || CONFIRMATION
    if let asked = question?.intent, asked.waiter == waiter { question?.intent = asked.abandoned }
    #endif
    #if GUARDS
    for (flow, waiting) in parked where waiting.intent?.waiter == waiter {
      parked[flow]?.intent = nil
      hostDismissed(flow, .dismissed(by: .app))
    }
    #endif
    resume(waiter, .dismissed(by: .app))
  }

  /// Says that an intent, or the rest of it, is not carried out.
  mutating func note(_ intent: Intent, _ why: String) {
    effects.append(.log("\(intent.name): \(why)"))
    effects.append(.report(.dropped(intent.name, because: why)))
  }

  mutating func drop(_ intent: Intent, _ why: String) {
    note(intent, why)
    answerDropped(intent)
  }
}
