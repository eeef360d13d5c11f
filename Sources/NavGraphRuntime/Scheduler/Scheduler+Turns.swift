import Foundation

nonisolated extension NavGraph.Scheduler {
  package mutating func enqueue(_ intent: Intent) {
    guard !hasStopped else { return answerDropped(intent) }
    if isPending(intent.work) { return drop(intent, "asked for twice") }
    queue.append(intent)
    cancelQuestion(for: intent)
    pump()
  }

  mutating func pump() {
    guard isReady, isFree, !hasStopped, hasScreen, nextIndex != nil || !endings.isEmpty else { return }
    isBusy = true
    effects.append(.begin)
  }

  var nextIndex: Int? { queue.firstIndex { mayBegin($0) && mayBegin($0, under: cover) } }

  /// Returns whether the intent can begin in the current tree. Links and app-level events wait for a root. A link that is shown at once
  /// waits for a root or the flow of its guard.
  func mayBegin(_ intent: Intent) -> Bool {
    switch intent.work {
    case .open(let target): isShownAtOnce(target) ? isAnythingThere : isRootThere
    case .appEvent: isRootThere && isConnected
    // Links in the connection options are opened first, so that their content isn't restored.
    case .restore: isConnected
    default: true
    }
  }

  /// Begins the next intent. Call it when the screen is quiet.
  package mutating func next() {
    guard !hasStopped else { return }
    settleEndings()
    dropExpired()
    guard !bringsRootBack() else { return show() }
    guard let index = nextIndex else { return finishTurn() }
    // A continuation runs before the tasks that await the same outcome resume.
    let mustWait = !unheard.isEmpty && !queue[index].isContinuation
    if mustWait {
      waitsForUnheard = true
      return
    }
    effects.append(.report(.began(queue[index].name)))
    var intent = queue.remove(at: index)
    if intent.mayOpenByItself, tree.rootFlow != nil {
      intent.older = queue.lazy.compactMap { $0.link }.first { !isShownAtOnce($0) }
    }
    effects.append(.plan(intent))
  }

  /// Performs the decision about an intent.
  package mutating func carryOut(_ plan: Plan, of intent: Intent) {
    if let saved = intent.saved, saved.graph != G.fingerprint {
      effects.append(.log("restoration: another version of the graph has saved it"))
    }
    // The intent is planned again after the answer to a question.
    if !plan.decision.isQuestion { for why in plan.skipped { drop(intent, why, goesOn: true) } }
    switch plan.decision {
    case .finish(let reducer):
      finish(intent, with: reducer)
    case .drop(let why, let reducer):
      accept(reducer, of: intent)
      drop(answered(intent, after: reducer), why)
      show()
    case .ask(let question, let isOfFlow):
      ask(.guard(question, isOfFlow: isOfFlow), intent, holdsQueue: intent.isStart && tree.rootName == nil)
    case .refuse(let question, let reducer, let rest, let atRoot, let hearing):
      var intent = intent
      intent = answered(intent, after: reducer, rest)
      intent.refused = hearing
      refused(question, intent, after: reducer, rest: rest, atRoot: atRoot)
    case .confirm(let modal):
      ask(.dismissal(of: modal), intent, holdsQueue: true)
    case .wait(let reducer, let modal, let target):
      var waiting = intent
      waiting.work = .open(target)
      accept(reducer, of: intent)
      wait(waiting, for: modal)
      show()
    case .divide(let reducer, let flow, let rest):
      var later = intent
      later.work = rest
      later.denied = []
      accept(reducer, of: intent)
      remaining[flow] = later
      show()
    case .startAfresh:
      effects.append(.log("restoration: nothing of what was shown may come back"))
      queue.insert(Intent(.start(G.root(on: tree.idiom))), at: 0)
      drop(intent, "the scene starts afresh")
      show()
    }
  }

  /// Returns the intent without its waiting task, if the modal that it has presented is shown and only later steps are missing. The task
  /// then gets the outcome of that modal.
  private mutating func answered(_ intent: Intent, after reducer: NavGraph.Reducer<G>, _ rest: Work? = nil) -> Intent {
    guard let waiter = intent.waiter, let modal = reducer.presented else { return intent }
    if case .rest(let parts, _, _)? = rest {
      let presents = parts.contains { $0.actions.contains { if case .present = $0 { true } else { false } } }
      if presents { return intent }
    }
    waiterOf[modal] = waiter
    var intent = intent
    intent.waiter = nil
    return intent
  }

  private mutating func finish(_ intent: Intent, with reducer: NavGraph.Reducer<G>) {
    isRestoring = intent.saved != nil
    accept(reducer, of: intent)
    if let waiter = intent.waiter {
      if let modal = reducer.presented { waiterOf[modal] = waiter } else { resume(waiter, .dismissed(by: .app)) }
    }
    if let anchor = intent.anchor { effects.append(.anchor(reducer.anchored ?? reducer.tree.leaf.id, anchor)) }
    show()
  }

  mutating func accept(_ reducer: NavGraph.Reducer<G>, of intent: Intent? = nil) {
    tree = reducer.tree
    if reducer.hasTold { tellings += 1 }
    tree.markEntered()
    if reducer.hasLeftRoot { dropParkedLinks("the app left its root") }
    if reducer.hasOpenedRoot, let older = intent?.older, let index = queue.firstIndex(where: { $0.link == older }) {
      drop(queue.remove(at: index), "a newer one came")
    }
    hasStarted = hasStarted || tree.rootName != nil
    endings += reducer.ended
    if !reducer.clearing.isEmpty { effects.append(.clear(reducer.clearing)) }
    for url in reducer.browsed { effects.append(.browse(url)) }
    for root in reducer.windows { effects.append(.openWindow(root)) }
  }

  /// Shows the tree on the screen. The queue continues when it's shown.
  mutating func show() {
    isBusy = true
    effects.append(.show)
  }

  /// Ends the turn and begins the next intent. Call it when the screen shows the tree.
  package mutating func finishTurn() {
    isRestoring = false
    effects.append(.rest(tree))
    settleEndings()
    guard !bringsRootBack() else { return show() }
    isBusy = false
    pump()
  }
}
