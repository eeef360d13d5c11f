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

    let answers: Answers<G>
    var queue: [Intent] = []
    /// An intent is being carried out, or its result is being shown.
    var isBusy = false
    private var hasStopped = false
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
    private var lastQuestion = 0
    /// Intents that wait for a guard's flow, by the flow.
    var parked: [NodeID: Parked] = [:]
    /// The link that waits for a modal to go that nobody but the app may take down.
    var waitingLink: Intent?
    private var endings: [Ended<G>] = []
    private var waiters: [Int: CheckedContinuation<Outcome<G.Result>, Never>] = [:]
    private var waiterOf: [NodeID: Int] = [:]
    private var lastWaiter = 0

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
      return await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          guard !hasStopped else { return continuation.resume(returning: .dismissed(by: .parent)) }
          waiters[waiter] = continuation
          enqueue(Intent(work: .event(event, from: place), waiter: waiter, anchor: anchor))
          if Task.isCancelled { cancel(waiter) }
        }
      } onCancel: {
        Task { @MainActor [weak self] in self?.cancel(waiter) }
      }
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

    private func cancel(_ waiter: Int) {
      guard waiters[waiter] != nil else { return }
      if let modal = waiterOf.first(where: { $0.value == waiter })?.key {
        hostDismissed(modal, .dismissed(by: .app))
      } else {
        queue.removeAll { $0.waiter == waiter }
        resume(waiter, .dismissed(by: .app))
      }
    }

    // MARK: The queue

    func enqueue(_ intent: Intent) {
      guard !hasStopped else { return answerDropped(intent) }
      if queue.contains(where: { $0.work == intent.work }) || question?.intent?.work == intent.work {
        log("\(intent.name): asked for twice")
        return answerDropped(intent)
      }
      queue.append(intent)
      cancelQuestion(for: intent)
      pump()
    }

    /// A newer wish of the user cancels a question that is still out; the scene's start is no wish.
    private func cancelQuestion(for intent: Intent) {
      guard let asked = question, !asked.holdsQueue, intent.isUserWish else { return }
      question = nil
      guard let dropped = asked.intent else { return }
      log("\(dropped.name): the user went elsewhere while its guard was asked")
      answerDropped(dropped)
    }

    func pump() {
      guard isReady, !isBusy, !hasStopped, question == nil, let host, nextIndex != nil || !endings.isEmpty else { return }
      isBusy = true
      host.whenQuiet { [weak self] in self?.next() }
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
      carryOut(queue.remove(at: index))
    }

    private func carryOut(_ intent: Intent) {
      var intent = intent
      if let anchor = intent.anchor, anchor.source == nil { intent.anchor = nil }
      switch run(intent) {
      case .done(let turn):
        finish(intent, with: turn)
      case .dropped(let why, let turn):
        log("\(intent.name): \(why)")
        accept(turn)
        answerDropped(intent)
        show()
      case .ask(let question):
        ask(intent, holdsQueue: intent.isStart && tree.rootName == nil) { [answers] in
          await answers.grants(question)
        } then: { [weak self] isGranted, asked in
          guard var answered = asked.intent else { return }
          if isGranted {
            answered.granted.insert(question)
          } else if answered.cutsBack(from: question) {
            answered.refused.insert(question)
          } else {
            answered.denied = question
          }
          self?.carryOut(answered)
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
        log("\(intent.name): what is up stays up")
        answerDropped(intent)
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
      host?.whenQuiet { [weak self] in self?.finishTurn() }
    }

    private func finishTurn() {
      isRestoring = false
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

    // MARK: Questions

    /// Asks without holding the queue, unless it must; goes on from the tree of then, when the screen is quiet.
    private func ask(
      _ intent: Intent, holdsQueue: Bool, _ ask: @escaping @MainActor () async -> Bool,
      then answered: @escaping @MainActor (Bool, Question) -> Void
    ) {
      lastQuestion += 1
      let id = lastQuestion
      question = Question(id: id, intent: intent, holdsQueue: holdsQueue)
      isBusy = false
      Task { @MainActor [weak self] in
        let answer = await ask()
        guard let self, self.question?.id == id else { return }
        self.host?.whenQuiet { [weak self] in
          // Until then it can still be cancelled.
          guard let self, let asked = self.question, asked.id == id else { return }
          self.question = nil
          self.isBusy = true
          self.host?.absorb()
          answered(answer, asked)
        }
      }
      // What was queued behind a question that doesn't hold the queue cancels it.
      if !holdsQueue, let newer = queue.first(where: \.isUserWish) {
        cancelQuestion(for: newer)
        pump()
      }
    }

    /// Shows the guard's flow and parks what is left of the intent; without a flow, or after it, no is no.
    private func refused(_ question: G.Guard, _ intent: Intent, after turn: Turn<G>, rest: Work, atRoot: Bool) {
      let isSecondNo = intent.flowsShown.contains(question)
      if isSecondNo { log("\(intent.name): its guard still says no after its flow") }
      guard let flow = G.flow(for: question), intent.isStart || !isSecondNo else {
        log("\(intent.name): refused by a guard")
        accept(turn)
        refuse(intent)
        return show()
      }
      var waiting = intent
      waiting.work = rest
      waiting.denied = nil
      // What the others said may be over when the flow is.
      waiting.granted = []
      waiting.flowsShown.insert(question)
      if intent.link != nil, let up = self.flow(for: question) {
        accept(turn)
        replace(up, with: waiting)
        return show()
      }
      var shown = turn
      if atRoot {
        if case .rest(let actions, _, let name) = rest { waiting.work = .rest(actions, at: nil, of: name) }
        if intent.link == nil, tree.rootName != nil { dropParkedLinks("the app leaves its root") }
        shown.enterGate(flow)
        if let gate = shown.tree.gate { parked[gate.id] = Parked(question: question, intent: waiting) }
      } else {
        shown.present(flow, nil, nil)
        if let modal = shown.presented { parked[modal] = Parked(question: question, intent: waiting) }
      }
      accept(shown)
      show()
    }

    /// A refused present ends before it began, and its arms hear of it.
    private func refuse(_ intent: Intent) {
      if let waiter = intent.waiter { resume(waiter, .dismissed(by: .guard)) }
      if case .event(let event, let place) = intent.work, case .present(_, _, let arms?)? = event.actions.last {
        queue.insert(Intent(work: .arms(arms, .dismissed(by: .guard), at: place)), at: 0)
      }
    }

    // MARK: Endings

    /// Answers for the flows that have left the screen: arms first, then who waits, then what was parked.
    private func settleEndings() {
      let over = endings
      endings = []
      var next: [Intent] = []
      for ended in over {
        if let intent = parked.removeValue(forKey: ended.id)?.intent {
          switch ended.outcome {
          case .finished: next.append(intent)
          case .dismissed(let cause):
            if intent.link != nil { log("link: the flow of its guard was dismissed") }
            if intent.isStart {
              next.append(Intent(work: intent.work))
            } else if cause.runsArms {
              refuse(intent)
            } else {
              answerDropped(intent)
            }
          }
        }
        if let waiter = waiterOf.removeValue(forKey: ended.id) { resume(waiter, ended.outcome) }
        guard let arms = ended.arms, let presenter = ended.presenter, tree.node(presenter) != nil else { continue }
        if case .dismissed(let cause) = ended.outcome, !cause.runsArms { continue }
        next.append(Intent(work: .arms(arms, ended.outcome, at: presenter)))
      }
      if !over.isEmpty, let link = waitingLink {
        waitingLink = nil
        next.append(link)
      }
      queue.insert(contentsOf: next, at: 0)
    }

    func answerDropped(_ intent: Intent) {
      if let waiter = intent.waiter { resume(waiter, .dismissed(by: .parent)) }
    }

    private func resume(_ waiter: Int, _ outcome: Outcome<G.Result>) {
      waiters.removeValue(forKey: waiter)?.resume(returning: outcome)
    }
  }
}
