import Foundation

// The ends of flows: who hears of them, and in which order.
nonisolated extension NavGraph.Scheduler {
  /// Answers for the flows that have left the screen: the continuation and the rest of the sequence first, then who waits, then what was parked.
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
            // Another root may have come meanwhile, or another flow in its place: then nothing is to begin.
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

  /// Says that an intent, or a part of it, is not carried out. Who waits for it is answered, unless the rest goes on.
  mutating func drop(_ intent: Intent, _ why: String, goesOn: Bool = false) {
    effects.append(.log("\(intent.name): \(why)"))
    effects.append(.report(.dropped(intent.name, because: why)))
    if !goesOn { answerDropped(intent) }
  }
}
