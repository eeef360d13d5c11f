import Foundation

// Handling the ends of flows in a fixed order.
nonisolated extension NavGraph.Scheduler {
  /// Handles the flows that have left the screen: first the continuation and the rest of the sequence, then the waiting task, then the
  /// parked intent.
  mutating func settleEndings() {
    let over = endings
    endings = []
    var next: [Intent] = []
    for ended in over {
      effects.append(.report(.ended(ended.modal, ended.outcome.reported(for: ended.modal, of: G.self))))
      var refusal: Intent?
      if let intent = parked.removeValue(forKey: ended.id)?.intent {
        switch ended.outcome {
        case .finished: next.append(intent)
        case .dismissed(let cause):
          if intent.isStart {
            // If another root or flow has been shown meanwhile, the start is obsolete.
            if tree.rootName == nil, tree.rootFlow == nil { next.append(Intent(intent.work)) }
          } else {
            drop(intent, "the flow of its guard was dismissed", goesOn: true)
            if cause.runsContinuation { refusal = intent } else { answerDropped(intent) }
          }
        }
      }
      if let waiter = waiterOf.removeValue(forKey: ended.id) {
        if waiters.contains(waiter) { unheard.insert(waiter) }
        resume(waiter, ended.outcome)
      }
      let rest = remaining.removeValue(forKey: ended.id)
      if let refusal {
        if let continuing = continuation(of: refusal, then: rest) ?? rest { next.append(continuing) }
        continue
      }
      if let continuing = continuation(of: ended, then: rest) ?? rest { next.append(continuing) }
    }
    if !over.isEmpty, let link = waitingLink {
      waitingLink = nil
      next.append(link)
    }
    queue.insert(contentsOf: next, at: 0)
  }

  /// Reports that an intent, or a part of it, is dropped. Unless `goesOn` is true, its waiting task is resumed.
  mutating func drop(_ intent: Intent, _ why: String, goesOn: Bool = false) {
    effects.append(.log("\(intent.name): \(why)"))
    effects.append(.report(.dropped(intent.name, because: why)))
    if !goesOn { answerDropped(intent) }
  }
}
