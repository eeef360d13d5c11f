import Foundation

// Links that wait: for the scene's root, for a guard's flow, for a modal that only the app may take down.
nonisolated extension NavGraph.Scheduler {
  /// Opens a link, as soon as it may be. The latest link wins over those that wait; one that is on its way already is that one.
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
    // What was presented when the scene was last seen doesn't come back on top of a link.
    if restored != nil { queue.removeAll { $0.saved != nil } }
    var intent = Intent(.open(target))
    intent.arrived = time
    // It comes up beside what waits, and what is asked is not for it.
    if isShownAtOnce(target) {
      dropQueued("a newer one came", shownAtOnce: true)
      return enqueue(intent)
    }
    // The flow in the root's place, or the question whether a modal may go, is for the newer link now.
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

  /// A link that opens nothing as things are now. What waits goes on waiting.
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

  /// Holds a link until that modal has gone.
  mutating func wait(_ link: Intent, for modal: NavGraph.NodeID) {
    if let older = waitingLink { answerDropped(older) }
    waitingLink = link
    waitingLink?.waitedFor = modal
    // One that an event opens waits from now on.
    if link.arrived == nil { waitingLink?.arrived = time }
  }

  /// Drops the links in the queue: those that are shown at once and those that wait take each other's places, never the others'.
  private mutating func dropQueued(_ why: String, shownAtOnce: Bool) {
    let queued = queue.filter { $0.link.map { isShownAtOnce($0) == shownAtOnce } ?? false }
    if queued.isEmpty { return }
    queue = queue.filter { $0.link.map { isShownAtOnce($0) != shownAtOnce } ?? true }
    for link in queued { drop(link, why) }
  }

  /// Those that wait for a guard's flow, or for a modal to go. The flow stays up.
  mutating func dropParkedLinks(_ why: String) {
    if let link = waitingLink {
      waitingLink = nil
      drop(link, why)
    }
    // The oldest flow first, so that what is reported doesn't depend on a dictionary.
    for (flow, waiting) in parked.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      guard let link = waiting.intent, link.link != nil else { continue }
      parked[flow]?.intent = nil
      drop(link, why)
    }
  }
}

// Links that wait behind the flow of a guard.
nonisolated extension NavGraph.Scheduler {
  /// The flow of that guard, if it is up.
  func flow(for question: G.Guard) -> NavGraph.NodeID? {
    parked.first { id, parked in
      parked.question == question && (tree.rootFlow?.id == id || tree.modals.contains { $0.id == id })
    }?.key
  }

  /// Parks a link behind a flow that is up already.
  mutating func replace(_ flow: NavGraph.NodeID, with intent: Intent) {
    guard let old = parked[flow] else { return }
    if let older = old.intent {
      drop(older, "a newer link waits in its place")
    }
    var waiting = intent
    waiting.flowsShown.insert(old.question)
    parked[flow] = Parked(question: old.question, intent: waiting)
  }
}

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
    for (flow, waiting) in parked where waiting.intent?.link == target { parked[flow]?.intent?.arrived = time }
    if question?.intent?.link == target { question?.intent?.arrived = time }
  }
}

nonisolated extension NavGraph.Action {
  /// Whether another root comes.
  var leavesRoot: Bool {
    switch self {
    case .switchTo, .restart: true
    default: false
    }
  }

  /// What it opens.
  var link: NavGraph.Target<G>? {
    if case .open(let target) = self { target } else { nil }
  }

  /// What it does where a link starts the app.
  var atStart: NavGraph.Action<G> { link.map { .open($0.atStart) } ?? self }
}
