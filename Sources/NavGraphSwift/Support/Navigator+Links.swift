import Foundation

// Links that wait: for the scene's root, for a guard's flow, for a modal that only the app may take down.
extension Navigation.Navigator {
  /// Opens a link, as soon as it may be. The latest link wins over those that wait; one that is on its way already is that one.
  public func open(_ target: Navigation.Target<G>) {
    let target = hasUser ? target : target.atStart
    if isOnItsWay(target) { return log("link: it is on its way already") }
    // What was presented when the scene was last seen doesn't come back on top of a link.
    if restored != nil { queue.removeAll { $0.saved != nil } }
    let intent = Intent(work: .open(target))
    // The flow in the root's place, or the question whether a modal may go, is for the newer link now.
    if let gate = tree.gate, parked[gate.id]?.intent?.link != nil { return replace(gate.id, with: intent) }
    if question?.holdsQueue == true, let older = question?.intent, older.link != nil {
      drop(older, "a newer one came")
      question?.intent = intent
      question?.isForAnother = true
      return
    }
    dropWaitingLinks("a newer one came")
    enqueue(intent)
  }

  /// Opens a link, if there is one.
  public func open(_ target: Navigation.Target<G>?) -> Bool {
    guard let target else { return false }
    open(target)
    return true
  }

  /// Opens the first of several URLs that leads anywhere, in the order of their texts. Those that lead nowhere come back.
  public func open(_ urls: [URL], target: (URL) -> Navigation.Target<G>?) -> [URL] {
    var unknown: [URL] = []
    var isOpen = false
    for url in urls.sorted(by: { $0.absoluteString.utf8.lexicographicallyPrecedes($1.absoluteString.utf8) }) {
      guard let target = target(url) else {
        unknown.append(url)
        continue
      }
      if isOpen { log("link: another one came with it") } else { open(target) }
      isOpen = true
    }
    return unknown
  }

  /// Drops the links that wait. For an app that logs out without leaving its root.
  public func forgetLinks() {
    dropWaitingLinks("the app has forgotten it")
    guard let asked = question, let link = asked.intent, link.link != nil else { return }
    answerDropped(link)
    if asked.holdsQueue {
      question?.intent = nil
    } else {
      question = nil
      pump()
    }
  }

  private func isOnItsWay(_ target: Navigation.Target<G>) -> Bool {
    let waiting = queue + [question?.intent, waitingLink].compactMap { $0 } + parked.values.compactMap(\.intent)
    return waiting.contains { $0.link == target }
  }

  /// The flow of that guard, if it is up.
  func flow(for question: G.Guard) -> Navigation.NodeID? {
    parked.first { id, parked in
      parked.question == question && (tree.gate?.id == id || tree.modals.contains { $0.id == id })
    }?.key
  }

  /// Parks a link behind a flow that is up already.
  func replace(_ flow: Navigation.NodeID, with intent: Intent) {
    guard let old = parked[flow] else { return }
    if let older = old.intent {
      drop(older, "a newer link waits in its place")
    }
    var waiting = intent
    waiting.flowsShown.insert(old.question)
    parked[flow] = Parked(question: old.question, intent: waiting)
  }

  /// Holds a link until a modal has gone.
  func wait(_ link: Intent) {
    if let older = waitingLink { answerDropped(older) }
    waitingLink = link
    waitingLink?.hasWaited = true
  }

  private func dropWaitingLinks(_ why: String) {
    let queued = queue.filter { $0.link != nil }
    queue.removeAll { $0.link != nil }
    for link in queued { drop(link, why) }
    dropParkedLinks(why)
  }

  /// Those that wait for a guard's flow, or for a modal to go. The flow stays up.
  func dropParkedLinks(_ why: String) {
    if let link = waitingLink {
      waitingLink = nil
      drop(link, why)
    }
    for (flow, waiting) in parked {
      guard let link = waiting.intent, link.link != nil else { continue }
      parked[flow]?.intent = nil
      drop(link, why)
    }
  }
}
