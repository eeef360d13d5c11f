import Foundation

// Links that wait: for the scene's root, for a guard's flow, for a modal that only the app may take down.
nonisolated extension NavGraph.Scheduler {
  /// Opens a link, as soon as it may be. The latest link wins over those that wait; one that is on its way already is that one.
  package mutating func open(_ target: NavGraph.Target<G>) {
    let target = hasUser ? target : target.atStart
    #if GUARDS
    if startIsRefused {
      startIsRefused = false
      queue.insert(Intent(.start(G.root(on: tree.idiom))), at: 0)
      pump()
    }
    #endif
    if isOnItsWay(target) {
      #if EXPIRY
      renew(target)
      #endif
      return effects.append(.log("link: it is on its way already"))
    }
    // What was presented when the scene was last seen doesn't come back on top of a link.
    if restored != nil { queue.removeAll { $0.saved != nil } }
    #if EXPIRY
    var intent = Intent(.open(target))
    intent.arrived = time
    #else
    let intent = Intent(.open(target))
    #endif
    // It comes up beside what waits, and what is asked is not for it.
    if isShownAtOnce(target) {
      dropQueued("a newer one came", shownAtOnce: true)
      return enqueue(intent)
    }
    // The flow in the root's place, or the question whether a modal may go, is for the newer link now.
    #if GUARDS
    if let rootFlow = tree.rootFlow, parked[rootFlow.id]?.intent?.link != nil { return replace(rootFlow.id, with: intent) }
    #endif
    #if GUARDS || CONFIRMATION
    if question?.holdsQueue == true, let older = question?.intent, older.link != nil {
      drop(older, "a newer one came")
      question?.intent = intent
      question?.isForAnother = true
      return
    }
    #endif
    dropQueued("a newer one came", shownAtOnce: false)
    dropParkedLinks("a newer one came")
    enqueue(intent)
  }

  #if CONDITIONS
  /// A link that opens nothing as things are now. What waits goes on waiting.
  mutating func turnAway(_ target: NavGraph.Target<G>) { drop(Intent(.open(target)), "none of its branches leads anywhere now") }
  #endif

  /// Drops the links that wait. For an app that logs out without leaving its root.
  package mutating func forgetLinks() {
    for isShownAtOnce in [false, true] { dropQueued("the app has forgotten it", shownAtOnce: isShownAtOnce) }
    dropParkedLinks("the app has forgotten it")
    #if GUARDS || CONFIRMATION
    guard let asked = question, let link = asked.intent, link.link != nil else { return }
    answerDropped(link)
    if asked.holdsQueue {
      question?.intent = nil
    } else {
      question = nil
      pump()
    }
    #endif
  }

  private func isOnItsWay(_ target: NavGraph.Target<G>) -> Bool { pending.contains { $0.link == target } }

  /// Holds a link until that modal has gone.
  mutating func wait(_ link: Intent, for modal: NavGraph.NodeID) {
    if let older = waitingLink { answerDropped(older) }
    waitingLink = link
    waitingLink?.waitedFor = modal
    #if EXPIRY
    // One that an event opens waits from now on.
    if link.arrived == nil { waitingLink?.arrived = time }
    #endif
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
    #if GUARDS
    // The oldest flow first, so that what is reported doesn't depend on a dictionary.
    for (flow, waiting) in parked.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      guard let link = waiting.intent, link.link != nil else { continue }
      parked[flow]?.intent = nil
      drop(link, why)
    }
    #endif
  }
}
