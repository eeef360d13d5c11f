import Foundation

// Links that wait for the scene's root, for a guard's flow, or for a modal that only the app can dismiss.
nonisolated extension NavGraph.Scheduler {
  /// Opens a link as soon as its policy and guards allow it. The latest link replaces those that wait. A link that is already pending isn't
  /// opened twice.
  package mutating func open(_ target: NavGraph.Target<G>) {
    let target = hasUser ? target : target.atStart
    if startIsRefused {
      startIsRefused = false
      queue.insert(Intent(.start(G.root(on: tree.idiom))), at: 0)
      pump()
    }
    if isOnItsWay(target) {
      renew(target)
      return effects.append(.log("link: it is on its way already"))
    }
    // The modals of the previous session aren't restored on top of a link.
    if restored != nil { queue.removeAll { $0.saved != nil } }
    var intent = Intent(.open(target))
    intent.arrived = time
    // A link that is shown at once doesn't replace links that wait, and the current question isn't for it.
    if isShownAtOnce(target) {
      dropQueued("a newer one came", shownAtOnce: true)
      return enqueue(intent)
    }
    // The flow that replaces the root, or the pending dismissal confirmation, is now for the newer link.
    if let rootFlow = tree.rootFlow, parked[rootFlow.id]?.intent?.link != nil { return replace(rootFlow.id, with: intent) }
    if question?.holdsQueue == true, let older = question?.intent, older.link != nil {
      drop(older, "a newer one came")
      question?.intent = intent
      question?.isForAnother = true
      return
    }
    dropQueued("a newer one came", shownAtOnce: false)
    dropParkedLinks("a newer one came")
    enqueue(intent)
  }

  /// Drops a link that opens nothing in the current state. Links that wait aren't affected.
  mutating func turnAway(_ target: NavGraph.Target<G>) { drop(Intent(.open(target)), "none of its branches leads anywhere now") }

  /// Drops the links that wait. For an app that logs out without leaving its root.
  package mutating func forgetLinks() {
    for isShownAtOnce in [false, true] { dropQueued("the app has forgotten it", shownAtOnce: isShownAtOnce) }
    dropParkedLinks("the app has forgotten it")
    guard let asked = question, let link = asked.intent, link.link != nil else { return }
    answerDropped(link)
    if asked.holdsQueue {
      question?.intent = nil
    } else {
      question = nil
      pump()
    }
  }

  private func isOnItsWay(_ target: NavGraph.Target<G>) -> Bool { pending.contains { $0.link == target } }

  mutating func wait(_ link: Intent, for modal: NavGraph.NodeID) {
    if let older = waitingLink { answerDropped(older) }
    waitingLink = link
    waitingLink?.waitedFor = modal
    // A link that an event opens begins to wait now.
    if link.arrived == nil { waitingLink?.arrived = time }
  }

  /// Drops the links in the queue that are shown at once, or those that aren't. A new link replaces only links of its kind.
  private mutating func dropQueued(_ why: String, shownAtOnce: Bool) {
    let queued = queue.filter { $0.link.map { isShownAtOnce($0) == shownAtOnce } ?? false }
    if queued.isEmpty { return }
    queue = queue.filter { $0.link.map { isShownAtOnce($0) != shownAtOnce } ?? true }
    for link in queued { drop(link, why) }
  }

  /// Drops the links that wait for a guard's flow or for the dismissal of a modal. The flow stays on screen.
  mutating func dropParkedLinks(_ why: String) {
    if let link = waitingLink {
      waitingLink = nil
      drop(link, why)
    }
    // Sorted by age, so that reports don't depend on the order of a dictionary.
    for (flow, waiting) in parked.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      guard let link = waiting.intent, link.link != nil else { continue }
      parked[flow]?.intent = nil
      drop(link, why)
    }
  }
}

// Links that wait for the flow of a guard.
nonisolated extension NavGraph.Scheduler {
  func flow(for question: G.Guard) -> NavGraph.NodeID? {
    parked.first { id, parked in
      parked.question == question && (tree.rootFlow?.id == id || tree.modals.contains { $0.id == id })
    }?.key
  }

  /// Parks a link until a flow that is already shown has ended, instead of the intent that has waited for it.
  mutating func replace(_ flow: NavGraph.NodeID, with intent: Intent) {
    guard let old = parked[flow] else { return }
    if let older = old.intent {
      drop(older, "a newer link waits in its place")
    }
    var waiting = intent
    waiting.flowsShown.insert(old.question)
    parked[flow] = SuspendedIntent(question: old.question, intent: waiting)
  }
}

nonisolated extension NavGraph.Scheduler {
  /// Drops the links in the queue that have expired. Links that wait for a flow or a modal are checked when that has ended.
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

  /// Restarts the expiry of a pending link that was opened again.
  mutating func renew(_ target: NavGraph.Target<G>) {
    for index in queue.indices where queue[index].link == target { queue[index].arrived = time }
    if waitingLink?.link == target { waitingLink?.arrived = time }
    for (flow, waiting) in parked where waiting.intent?.link == target { parked[flow]?.intent?.arrived = time }
    if question?.intent?.link == target { question?.intent?.arrived = time }
  }
}

nonisolated extension NavGraph.Action {
  var leavesRoot: Bool {
    switch self {
    case .switchTo, .restart: true
    default: false
    }
  }

  var link: NavGraph.Target<G>? {
    if case .open(let target) = self { target } else { nil }
  }

  /// The action when a link starts the app.
  var atStart: NavGraph.Action<G> { link.map { .open($0.atStart) } ?? self }
}
