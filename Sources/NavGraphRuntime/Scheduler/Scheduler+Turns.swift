import Foundation

// The queue, and the turns of what is in it.
nonisolated extension NavGraph.Scheduler {
  package mutating func enqueue(_ intent: Intent) {
    guard !hasStopped else { return answerDropped(intent) }
    if isPending(intent.work) { return drop(intent, "asked for twice") }
    queue.append(intent)
    #if GUARDS || CONFIRMATION
    cancelQuestion(for: intent)
    #endif
    pump()
  }

  mutating func pump() {
    guard isReady, !isBusy, !hasStopped, !isAsking, hasScreen, nextIndex != nil || !endings.isEmpty else { return }
    isBusy = true
    effects.append(.begin)
  }

  var nextIndex: Int? { queue.firstIndex { mayBegin($0) } }

  /// Links wait until the scene has a root.
  func mayBegin(_ intent: Intent) -> Bool {
    switch intent.work {
    #if LINKS
    case .open: hasStarted && isRootFree
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
    guard !bringsRootBack() else { return show() }
    guard let index = nextIndex else { return finishTurn() }
    guard unheard.isEmpty || queue[index].isContinuation else { return waitsForUnheard = true }
    effects.append(.report(.began(queue[index].name)))
    effects.append(.plan(queue.remove(at: index)))
  }

  /// The awaiting task has its outcome and resumes; the queue continues one turn later.
  package mutating func heard(_ waiter: Int) {
    guard unheard.remove(waiter) != nil, unheard.isEmpty, waitsForUnheard else { return }
    waitsForUnheard = false
    effects.append(.goOn)
  }

  /// Does what has been decided about an intent.
  package mutating func carryOut(_ plan: Plan, of intent: Intent) {
    if let saved = intent.saved, saved.graph != G.fingerprint {
      effects.append(.log("restoration: another version of the graph has saved it"))
    }
    switch plan.decision {
    #if GUARDS
    case .ask: break
    #endif
    #if CONFIRMATION
    case .confirm: break
    #endif
    default: for why in plan.skipped { note(intent, why) }
    }
    switch plan.decision {
    case .finish(let reducer):
      finish(intent, with: reducer)
    case .drop(let why, let reducer):
      accept(reducer)
      drop(intent, why)
      show()
    #if GUARDS
    case .ask(let question, let isOfFlow):
      ask(.guard(question, isOfFlow: isOfFlow), intent, holdsQueue: intent.isStart && tree.rootName == nil)
    case .refuse(let question, let reducer, let rest, let atRoot, let hearing):
      var intent = intent
      intent.refused = hearing
      refused(question, intent, after: reducer, rest: rest, atRoot: atRoot)
    #endif
    #if CONFIRMATION
    case .confirm(let modal):
      ask(.dismissal(of: modal), intent, holdsQueue: true)
    #endif
    #if LINKS
    case .wait(let reducer, let target):
      var waiting = intent
      waiting.work = .open(target)
      accept(reducer)
      wait(waiting)
      show()
    #endif
    case .divide(let reducer, let flow, let rest):
      var later = intent
      later.work = rest
      #if GUARDS
      later.denied = []
      #endif
      accept(reducer)
      remaining[flow] = later
      show()
    case .startAfresh:
      effects.append(.log("restoration: nothing of what was shown may come back"))
      queue.insert(Intent(.start(G.root(on: tree.idiom))), at: 0)
      drop(intent, "the scene starts afresh")
      show()
    }
  }

  private mutating func finish(_ intent: Intent, with reducer: NavGraph.Reducer<G>) {
    isRestoring = intent.saved != nil
    accept(reducer)
    if let modal = reducer.presented {
      if let waiter = intent.waiter { waiterOf[modal] = waiter }
    } else if let waiter = intent.waiter {
      resume(waiter, .dismissed(by: .app))
    }
    if let anchor = intent.anchor { effects.append(.anchor(reducer.presented ?? reducer.tree.leaf.id, anchor)) }
    show()
  }

  mutating func accept(_ reducer: NavGraph.Reducer<G>) {
    tree = reducer.tree
    #if GUARDS
    tree.markEntered()
    #endif
    #if LINKS
    if reducer.hasLeftRoot { dropParkedLinks("the app left its root") }
    #endif
    hasStarted = hasStarted || tree.rootName != nil
    endings += reducer.ended
    #if BROWSING
    for url in reducer.browsed { effects.append(.browse(url)) }
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
    effects.append(.rest(tree.shape))
    settleEndings()
    guard !bringsRootBack() else { return show() }
    isBusy = false
    pump()
  }

  /// A scene is never left without a root: when the flow of a root's guard is over and nothing comes of it, the old one is back.
  private mutating func bringsRootBack() -> Bool {
    guard isReady, tree.rootName == nil, isRootFree, !isAsking, !queue.contains(where: \.canMakeRoot) else { return false }
    #if GUARDS
    guard !startIsRefused else { return false }
    if tree.home != nil {
      var reducer = NavGraph.Reducer(tree)
      reducer.goHome()
      accept(reducer)
      return true
    }
    #endif
    queue.insert(Intent(.start(G.root(on: tree.idiom))), at: 0)
    return false
  }

  /// No flow of a guard has the root's place.
  private var isRootFree: Bool {
    #if GUARDS
    tree.rootFlow == nil
    #else
    true
    #endif
  }
}
