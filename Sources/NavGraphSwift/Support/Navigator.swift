import Foundation

extension Navigation {
  /// The navigation of one scene: a tree, and one serial queue of intents that change it.
  ///
  /// An intent starts when the screen is quiet and ends when the screen shows its result. Whoever awaits an outcome is
  /// answered exactly once.
  @MainActor public final class Navigator<G: Graph> {
    public fileprivate(set) var tree: Tree<G>
    public weak var host: (any Host)?
    /// Says what was dropped, and why.
    public var log: @MainActor (String) -> Void = { _ in }
    /// Hears what happens, in order.
    public var report: (@MainActor (Report<G>) -> Void)?
    /// How many seconds the screen may need to come to rest before that is reported and looked into; nil for any time.
    public var patience: Double? = 10

    let answers: Answers<G>
    var queue: [Intent] = []
    /// An intent is being carried out, or its result is being shown.
    var isBusy = false
    var hasStopped = false
    /// `start` has been called: what a saved scene showed is back.
    private var isReady = false
    /// The scene has shown its root once; links wait for that.
    private var hasStarted = false
    /// What came with the scene's connection has been taken.
    private(set) var isConnected = false
    /// What a saved scene showed is being brought back: nothing of that is animated.
    public private(set) var isRestoring = false
    /// The root that was brought back at once, while its modals wait to know whether a link has come.
    var restored: Node<G>?
    /// The question that is out, with the intent that waits for its answer.
    var question: Question?
    var lastQuestion = 0
    /// Intents that wait for a guard's flow, by the flow.
    var parked: [NodeID: Parked] = [:]
    /// The link that waits for a modal to go that nobody but the app may take down.
    var waitingLink: Intent?
    var endings: [Ended<G>] = []
    var waiters: [Int: CheckedContinuation<Outcome<G.Result>, Never>] = [:]
    var waiterOf: [NodeID: Int] = [:]
    private var lastWaiter = 0
    /// Those whose flow has ended and who have not gone on yet. The next intent lets them go first.
    var unheard: Set<Int> = []
    private var waitsForUnheard = false
    /// What was reported last as shown.
    private var reported: [Shape<G>] = []
    /// Counts what was begun and brought to an end, for the look after `patience`.
    var steps = 0
    var isWatched = false

    /// `saved` is what the scene showed when it was last seen: as much of it as this graph and its guards allow comes back.
    public init(idiom: Idiom, answers: Answers<G>, restoring saved: Snapshot? = nil) {
      tree = Tree(idiom: idiom)
      self.answers = answers
      if let saved, restore(saved) { return }
      let root = G.root(on: idiom)
      var turn = Turn(tree)
      turn.enter(root)
      if turn.tree.guardsEntered(from: tree).isEmpty {
        accept(turn)
      } else {
        queue.append(Intent(work: .start(root)))
      }
    }

    /// Nothing is under way, and nothing could be; a link may still wait for the scene's root.
    public var isIdle: Bool { !isBusy && nextIndex == nil && question == nil && endings.isEmpty && !queue.contains { $0.saved != nil } }
    /// How many tasks wait for an outcome.
    public var pendingOutcomes: Int { waiters.count }

    /// Begins to work, once the host is there and what a saved scene showed is back. Links that come before wait.
    public func start() {
      isReady = true
      pump()
      Task { @MainActor [weak self] in
        self?.isConnected = true
        self?.pump()
      }
    }

    /// The user has a place. Before, a link is what starts the app: nobody is anywhere.
    var hasUser: Bool { hasStarted && isConnected }

    /// Ends everything: who waits is answered, what is queued is forgotten. For a scene that disconnects.
    public func stop() {
      hasStopped = true
      queue = []
      parked = [:]
      question = nil
      waitingLink = nil
      waiterOf = [:]
      let waiting = waiters
      waiters = [:]
      for waiter in waiting.values { waiter.resume(returning: .dismissed(by: .parent)) }
    }

    // MARK: From the screens

    public func send(_ event: Event<G>, from place: NodeID, anchor: Anchor? = nil) {
      enqueue(Intent(work: .event(event, from: place), anchor: anchor))
    }

    /// Sends the event and waits until what it presents has ended. A cancelled task takes down what it waits for.
    public func perform(_ event: Event<G>, from place: NodeID, anchor: Anchor? = nil) async -> Outcome<G.Result> {
      lastWaiter += 1
      let waiter = lastWaiter
      let outcome: Outcome<G.Result> = await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          guard !hasStopped else { return continuation.resume(returning: .dismissed(by: .parent)) }
          guard !Task.isCancelled else { return continuation.resume(returning: .dismissed(by: .app)) }
          waiters[waiter] = continuation
          enqueue(Intent(work: .event(event, from: place), waiter: waiter, anchor: anchor))
        }
      } onCancel: {
        Task { @MainActor [weak self] in self?.cancel(waiter) }
      }
      heard(waiter)
      return outcome
    }

    /// The user wants that tab, which UIKit was not allowed to select by itself.
    public func select(_ index: Int, in tabs: NodeID) { enqueue(Intent(work: .select(index, in: tabs))) }

    /// Whether the user may select that tab without being asked anything.
    public func maySelect(_ index: Int, in tabs: NodeID) -> Bool { isIdle && entersFreely(index, in: tabs) }

    /// Whether no guard asks when that tab is selected.
    func entersFreely(_ index: Int, in tabs: NodeID) -> Bool {
      var turn = Turn(tree)
      turn.select(index, in: tabs)
      return turn.tree.guardsEntered(from: tree).isEmpty
    }

    // MARK: The queue

    func enqueue(_ intent: Intent) {
      guard !hasStopped else { return answerDropped(intent) }
      if queue.contains(where: { $0.work == intent.work }) || question?.intent?.work == intent.work {
        return drop(intent, "asked for twice")
      }
      queue.append(intent)
      cancelQuestion(for: intent)
      pump()
    }

    /// A newer wish of the user cancels a question that is still out; the scene's start is no wish.
    func cancelQuestion(for intent: Intent) {
      guard let asked = question, !asked.holdsQueue, intent.isUserWish else { return }
      question = nil
      if let dropped = asked.intent { drop(dropped, "the user went elsewhere while its guard was asked") }
    }

    func pump() {
      guard isReady, !isBusy, !hasStopped, question == nil, host != nil, nextIndex != nil || !endings.isEmpty else { return }
      isBusy = true
      whenQuiet { [weak self] in self?.next() }
    }

    /// Links wait until the scene has a root.
    private var nextIndex: Int? {
      queue.firstIndex { intent in
        switch intent.work {
        case .open: hasStarted && tree.gate == nil
        // What a link names need not come back: the options that the scene is connected with are opened first.
        case .restore: isConnected
        default: true
        }
      }
    }

    private func next() {
      guard !hasStopped else { return }
      host?.absorb()
      settleEndings()
      guard !bringsRootBack() else { return show() }
      guard let index = nextIndex else { return finishTurn() }
      guard unheard.isEmpty || queue[index].isArms else { return waitsForUnheard = true }
      report?(.began(queue[index].name))
      carryOut(queue.remove(at: index))
    }

    /// The outcome is on its way up to whoever awaits it; the queue goes on a turn later.
    private func heard(_ waiter: Int) {
      guard unheard.remove(waiter) != nil, unheard.isEmpty, waitsForUnheard else { return }
      waitsForUnheard = false
      Task { @MainActor [weak self] in self?.next() }
    }

    func carryOut(_ intent: Intent) {
      var intent = intent
      if let anchor = intent.anchor, anchor.source == nil { intent.anchor = nil }
      switch run(intent) {
      case .done(let turn):
        finish(intent, with: turn)
      case .dropped(let why, let turn):
        accept(turn)
        drop(intent, why)
        show()
      case .ask(let question):
        ask(intent, holdsQueue: intent.isStart && tree.rootName == nil) { [answers] in
          await answers.grants(question)
        } then: { [weak self] isGranted, asked in
          guard let self else { return }
          self.report?(.asked(question, isGranted: isGranted))
          guard var answered = asked.intent else { return self.show() }
          if isGranted {
            answered.granted.insert(question)
          } else if answered.cutsBack(from: question) {
            answered.refused.insert(question)
          } else {
            answered.denied = question
          }
          self.carryOut(answered)
        }
      case .denied(let question, let turn, let rest, let atRoot):
        refused(question, intent, after: turn, rest: rest, atRoot: atRoot)
      case .confirm(let modal):
        ask(intent, holdsQueue: true) { [weak self] in
          await self?.host?.confirmDismissal(of: modal) ?? true
        } then: { [weak self] isAllowed, asked in
          self?.confirmed(modal, isAllowed, asked)
        }
      case .wait(let turn, let target):
        var waiting = intent
        waiting.work = .open(target)
        accept(turn)
        wait(waiting)
        show()
      }
    }

    /// The screens of a modal have said whether it may go.
    private func confirmed(_ modal: NodeID, _ isAllowed: Bool, _ asked: Question) {
      guard var intent = asked.intent else { return show() }
      if isAllowed {
        intent.confirmed.insert(modal)
        carryOut(intent)
      } else if asked.isForAnother, let policy = intent.link?.resolved(on: tree.idiom).policy, policy != .dismiss {
        carryOut(intent)
      } else {
        drop(intent, "what is up stays up")
        show()
      }
    }

    private func finish(_ intent: Intent, with turn: Turn<G>) {
      isRestoring = intent.saved != nil
      accept(turn)
      if let modal = turn.presented {
        if let waiter = intent.waiter { waiterOf[modal] = waiter }
      } else if let waiter = intent.waiter {
        resume(waiter, .dismissed(by: .app))
      }
      if let anchor = intent.anchor { host?.anchor(turn.presented ?? turn.tree.leaf.id, at: anchor) }
      show()
    }

    fileprivate func accept(_ turn: Turn<G>) {
      tree = turn.tree
      tree.markEntered()
      if turn.hasLeftRoot { dropParkedLinks("the app left its root") }
      hasStarted = hasStarted || tree.rootName != nil
      endings += turn.ended
      for url in turn.browsed { answers.browse(url) }
    }

    /// Brings the tree to the screen, and goes on when it is there.
    func show() {
      isBusy = true
      host?.reconcile()
      whenQuiet { [weak self] in self?.finishTurn() }
    }

    private func finishTurn() {
      isRestoring = false
      reportWhatIsShown()
      settleEndings()
      guard !bringsRootBack() else { return show() }
      isBusy = false
      pump()
    }

    /// A scene is never left without a root: when the flow of a root's guard is over and nothing comes of it, the old one is back.
    private func bringsRootBack() -> Bool {
      guard isReady, tree.rootName == nil, tree.gate == nil, question == nil, !queue.contains(where: \.canMakeRoot) else { return false }
      guard tree.home != nil else {
        queue.insert(Intent(work: .start(G.root(on: tree.idiom))), at: 0)
        return false
      }
      var turn = Turn(tree)
      turn.goHome()
      accept(turn)
      return true
    }

    private func reportWhatIsShown() {
      guard let report else { return }
      let shown = tree.shape
      if shown != reported { report(.shows(shown)) }
      reported = shown
    }
  }
}
