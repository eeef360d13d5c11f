import Foundation

nonisolated extension NavGraph.Scheduler {
  package mutating func enqueue(_ intent: Intent) {
    #if OUTCOMES
    guard !hasStopped else { return answerDropped(intent) }
    #else
    guard !hasStopped else { return }
    #endif
    if isPending(intent.work) { return drop(intent, "asked for twice") }
    queue.append(intent)
    #if GUARDS || CONFIRMATION
    cancelQuestion(for: intent)
    #endif
    pump()
  }

  mutating func pump() {
    guard isReady, isFree, !hasStopped, hasScreen, nextIndex != nil || !endings.isEmpty else { return }
    isBusy = true
    effects.append(.begin)
  }

  var nextIndex: Int? { queue.firstIndex { mayBegin($0) && mayBegin($0, under: cover) } }

  /// Links and events of the app wait until the scene has a root; a link that is shown at once, until there is anything.
  func mayBegin(_ intent: Intent) -> Bool {
    switch intent.work {
    #if LINKS
    case .open(let target): isShownAtOnce(target) ? isAnythingThere : isRootThere
    #endif
    #if APPEVENTS
    case .strike: isRootThere && isConnected
    #endif
    // What a link names need not come back: the options that the scene is connected with are opened first.
    case .restore: isConnected
    default: true
    }
  }

  /// The screen is quiet: the next intent begins.
  package mutating func next() {
    guard !hasStopped else { return }
    settleEndings()
    #if EXPIRY
    dropExpired()
    #endif
    #if GUARDS
    guard !bringsRootBack() else { return show() }
    #endif
    guard let index = nextIndex else { return finishTurn() }
    #if OUTCOMES
    #if CONTINUATIONS
    // A continuation runs before those who await the same outcome go on.
    let mustWait = !unheard.isEmpty && !queue[index].isContinuation
    #else
    let mustWait = !unheard.isEmpty
    #endif
    if mustWait {
      waitsForUnheard = true
      return
    }
    #endif
    effects.append(.report(.began(queue[index].name), at: queue[index].source))
    #if LINKS && GUARDS
    var intent = queue.remove(at: index)
    if intent.mayOpenByItself, tree.rootFlow != nil {
      intent.older = queue.lazy.compactMap { $0.link }.first { !isShownAtOnce($0) }
    }
    effects.append(.plan(intent))
    #else
    effects.append(.plan(queue.remove(at: index)))
    #endif
  }

  /// Does what has been decided about an intent.
  package mutating func carryOut(_ plan: Plan, of intent: Intent) {
    if let saved = intent.saved, saved.graph != G.fingerprint {
      effects.append(.log("restoration: another version of the graph has saved it"))
    }
    #if GUARDS || CONFIRMATION
    // The answer to a question has it planned again.
    if !plan.decision.isQuestion { for why in plan.skipped { drop(intent, why, goesOn: true) } }
    #else
    for why in plan.skipped { drop(intent, why, goesOn: true) }
    #endif
    switch plan.decision {
    case .finish(let reducer):
      finish(intent, with: reducer)
    case .drop(let why, let reducer):
      accept(reducer, of: intent)
      #if OUTCOMES
      drop(answered(intent, after: reducer), why)
      #else
      drop(intent, why)
      #endif
      show()
    #if GUARDS
    case .ask(let question, let isOfFlow):
      ask(.guard(question, isOfFlow: isOfFlow), intent, holdsQueue: intent.isStart && tree.rootName == nil)
    case .refuse(let question, let reducer, let rest, let atRoot, let hearing):
      var intent = intent
      #if OUTCOMES
      intent = answered(intent, after: reducer, rest)
      #endif
      intent.refused = hearing
      refused(question, intent, after: reducer, rest: rest, atRoot: atRoot)
    #endif
    #if CONFIRMATION
    case .confirm(let modal):
      ask(.dismissal(of: modal), intent, holdsQueue: true)
    #endif
    #if LINKS
    case .wait(let reducer, let modal, let target):
      var waiting = intent
      waiting.work = .open(target)
      accept(reducer, of: intent)
      wait(waiting, for: modal)
      show()
    #endif
    #if CONTINUATIONS
    case .divide(let reducer, let flow, let rest):
      var later = intent
      later.work = rest
      #if GUARDS
      later.denied = []
      #endif
      accept(reducer, of: intent)
      remaining[flow] = later
      show()
    #endif
    #if GUARDS
    case .startAfresh:
      effects.append(.log("restoration: nothing of what was shown may come back"))
      queue.insert(Intent(.start(G.root(on: tree.idiom))), at: 0)
      drop(intent, "the scene starts afresh")
      show()
    #endif
    }
  }

  #if OUTCOMES
  /// The intent without whoever awaits it, if what it has presented is up and only what it was to open with is missing: the answer is how
  /// that ends.
  private mutating func answered(_ intent: Intent, after reducer: NavGraph.Reducer<G>, _ rest: Work? = nil) -> Intent {
    guard let waiter = intent.waiter, let modal = reducer.presented else { return intent }
    #if GUARDS || CONTINUATIONS
    if case .rest(let parts, _, _)? = rest {
      let presents = parts.contains { $0.actions.contains { if case .present = $0 { true } else { false } } }
      if presents { return intent }
    }
    #endif
    waiterOf[modal] = waiter
    var intent = intent
    intent.waiter = nil
    return intent
  }
  #endif

  private mutating func finish(_ intent: Intent, with reducer: NavGraph.Reducer<G>) {
    isRestoring = intent.saved != nil
    accept(reducer, of: intent)
    #if OUTCOMES
    if let waiter = intent.waiter {
      if let modal = reducer.presented { waiterOf[modal] = waiter } else { resume(waiter, .dismissed(by: .app)) }
    }
    #endif
    #if ANCHORS
    if let anchor = intent.anchor { effects.append(.anchor(reducer.anchored ?? reducer.tree.leaf.id, anchor)) }
    #endif
    show()
  }

  mutating func accept(_ reducer: NavGraph.Reducer<G>, of intent: Intent? = nil) {
    tree = reducer.tree
    #if KEYS
    if reducer.hasTold { tellings += 1 }
    #endif
    #if GUARDS
    tree.markEntered()
    #endif
    #if LINKS
    if reducer.hasLeftRoot { dropParkedLinks("the app left its root") }
    #endif
    #if LINKS && GUARDS
    if reducer.hasOpenedRoot, let older = intent?.older, let index = queue.firstIndex(where: { $0.link == older }) {
      drop(queue.remove(at: index), "a newer one came")
    }
    #endif
    #if LINKS
    hasStarted = hasStarted || tree.rootName != nil
    #endif
    endings += reducer.ended
    if !reducer.clearing.isEmpty { effects.append(.clear(reducer.clearing)) }
    #if BROWSING
    for url in reducer.browsed { effects.append(.browse(url)) }
    #endif
    #if WINDOWS
    for root in reducer.windows { effects.append(.openWindow(root)) }
    #endif
  }

  /// Brings the tree to the screen, and goes on when it is there.
  mutating func show() {
    isBusy = true
    effects.append(.show)
  }

  /// The screen shows the tree: the next intent may begin.
  package mutating func finishTurn() {
    isRestoring = false
    effects.append(.rest(tree))
    settleEndings()
    #if GUARDS
    guard !bringsRootBack() else { return show() }
    #endif
    isBusy = false
    pump()
  }
}
