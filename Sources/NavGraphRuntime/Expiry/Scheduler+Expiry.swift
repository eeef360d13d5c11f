import Foundation

// Links that may wait for so long and no longer.
nonisolated extension NavGraph.Scheduler {
  /// Drops the links in the queue that have waited for too long. What stands behind a flow or a modal is looked at when that has gone.
  mutating func dropExpired() {
    let expired = queue.filter { isExpired($0) }
    guard !expired.isEmpty else { return }
    queue = queue.filter { !isExpired($0) }
    for link in expired { drop(link, "it has waited for too long") }
  }

  private func isExpired(_ intent: Intent) -> Bool {
    guard let arrived = intent.arrived, let expiry = intent.link?.resolved(on: tree.idiom).expiry else { return false }
    return time - arrived > Double(expiry)
  }

  /// A link that comes once more is as good as new.
  mutating func renew(_ target: NavGraph.Target<G>) {
    for index in queue.indices where queue[index].link == target { queue[index].arrived = time }
    if waitingLink?.link == target { waitingLink?.arrived = time }
    #if GUARDS
    for (flow, waiting) in parked where waiting.intent?.link == target { parked[flow]?.intent?.arrived = time }
    #endif
    #if GUARDS || CONFIRMATION
    if question?.intent?.link == target { question?.intent?.arrived = time }
    #endif
  }
}
