import Foundation

// The ends of flows: who hears of them, and in which order.
extension Navigation.Navigator {
  /// Answers for the flows that have left the screen: arms first, then who waits, then what was parked.
  func settleEndings() {
    let over = endings
    endings = []
    var next: [Intent] = []
    for ended in over {
      report?(.ended(ended.modal, ended.outcome))
      if let intent = parked.removeValue(forKey: ended.id)?.intent {
        switch ended.outcome {
        case .finished: next.append(intent)
        case .dismissed(let cause):
          if intent.isStart {
            next.append(Intent(work: intent.work))
          } else {
            note(intent, "the flow of its guard was dismissed")
            if cause.runsArms { refuse(intent) } else { answerDropped(intent) }
          }
        }
      }
      if let waiter = waiterOf.removeValue(forKey: ended.id) {
        if waiters[waiter] != nil { unheard.insert(waiter) }
        resume(waiter, ended.outcome)
      }
      guard let arms = ended.arms, let presenter = ended.presenter, tree.node(presenter) != nil else { continue }
      if case .dismissed(let cause) = ended.outcome, !cause.runsArms { continue }
      next.append(Intent(work: .arms(arms, ended.outcome, at: presenter)))
    }
    if !over.isEmpty, let link = waitingLink {
      waitingLink = nil
      next.append(link)
    }
    queue.insert(contentsOf: next, at: 0)
  }

  func answerDropped(_ intent: Intent) {
    if let waiter = intent.waiter { resume(waiter, .dismissed(by: .parent)) }
  }

  func resume(_ waiter: Int, _ outcome: Navigation.Outcome<G.Result>) {
    waiters.removeValue(forKey: waiter)?.resume(returning: outcome)
  }

  /// Somebody who waits for an outcome has lost interest: what was to come of it is dropped, what is up for it goes.
  func cancel(_ waiter: Int) {
    guard waiters[waiter] != nil else { return }
    if let modal = waiterOf.first(where: { $0.value == waiter })?.key {
      return hostDismissed(modal, .dismissed(by: .app))
    }
    queue.removeAll { $0.waiter == waiter }
    if question?.intent?.waiter == waiter { question?.intent = nil }
    for (flow, waiting) in parked where waiting.intent?.waiter == waiter {
      parked[flow]?.intent = nil
      hostDismissed(flow, .dismissed(by: .app))
    }
    resume(waiter, .dismissed(by: .app))
  }

  /// Says that an intent, or the rest of it, is not carried out.
  func note(_ intent: Intent, _ why: String) {
    log("\(intent.name): \(why)")
    report?(.dropped(intent.name, because: why))
  }

  func drop(_ intent: Intent, _ why: String) {
    note(intent, why)
    answerDropped(intent)
  }
}
