import Foundation

extension Navigation {
  /// The navigation of one scene: a tree, and one serial queue of intents that change it.
  ///
  /// An intent starts when the screen is quiet and ends when the screen shows its result. Whoever awaits an outcome is
  /// answered exactly once.
  @MainActor public final class Navigator<G: Graph> {
    public internal(set) var tree: Tree<G>
    public weak var host: (any Host)?
    /// Says what was dropped, and why.
    public var log: @MainActor (String) -> Void = { _ in }

    let answers: Answers<G>
    private var queue: [Intent] = []
    /// An intent is being carried out, or its result is being shown.
    private var isBusy = false
    private var hasStopped = false
    /// The scene has shown its root once; links wait for that.
    private var hasStarted = false
    /// The question that is out, with the intent that waits for its answer.
    private var question: Question?
    private var lastQuestion = 0
    /// Intents that wait for a guard's flow, by the flow.
    private var parked: [NodeID: Intent] = [:]
    /// The link that waits for a modal to go that nobody but the app may take down.
    private var waitingLink: Intent?
    private var endings: [Ended<G>] = []
    private var waiters: [Int: CheckedContinuation<Outcome<G.Result>, Never>] = [:]
    private var waiterOf: [NodeID: Int] = [:]
    private var lastWaiter = 0

    public init(idiom: Idiom, answers: Answers<G>) {
      tree = Tree(idiom: idiom)
      self.answers = answers
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
    public var isIdle: Bool { !isBusy && nextIndex == nil && question == nil && endings.isEmpty }
    /// How many tasks wait for an outcome.
    public var pendingOutcomes: Int { waiters.count }

    /// Begins to work, once the host is there.
    public func start() { pump() }

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

    /// Opens a link. The latest link wins over those that wait.
    public func open(_ target: Target<G>) {
      func isLink(_ intent: Intent) -> Bool {
        if case .open = intent.work { true } else { false }
      }
      queue.filter(isLink).forEach(answerDropped)
      queue.removeAll(where: isLink)
      for (flow, intent) in parked where isLink(intent) { parked[flow] = nil }
      waitingLink = nil
      enqueue(Intent(work: .open(target)))
    }

    /// The user wants that tab, which UIKit was not allowed to select by itself.
    public func select(_ index: Int, in tabs: NodeID) { enqueue(Intent(work: .select(index, in: tabs))) }

    /// Whether the user may select that tab without being asked anything.
    public func maySelect(_ index: Int, in tabs: NodeID) -> Bool {
      var turn = Turn(tree)
      turn.select(index, in: tabs)
      return isIdle && turn.tree.guardsEntered(from: tree).isEmpty
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

    private func enqueue(_ intent: Intent) {
      guard !hasStopped else { return answerDropped(intent) }
      if queue.contains(where: { $0.work == intent.work }) || question?.intent.work == intent.work {
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
      log("\(asked.intent.name): the user went elsewhere while its guard was asked")
      answerDropped(asked.intent)
    }

    func pump() {
      guard !isBusy, !hasStopped, question == nil, let host, nextIndex != nil || !endings.isEmpty else { return }
      isBusy = true
      host.whenQuiet { [weak self] in self?.next() }
    }

    /// Links wait until the scene has a root.
    private var nextIndex: Int? {
      queue.firstIndex { intent in
        if case .open = intent.work { hasStarted && tree.gate == nil } else { true }
      }
    }

    private func next() {
      guard !hasStopped else { return }
      host?.absorb()
      settleEndings()
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
        ask(intent, holdsQueue: intent.isStart) { [answers] in
          await answers.grants(question)
        } then: { [weak self] isGranted in
          var answered = intent
          if isGranted { answered.granted.insert(question) } else { answered.denied = question }
          self?.carryOut(answered)
        }
      case .denied(let question, let turn, let rest, let atRoot):
        refused(question, intent, after: turn, rest: rest, atRoot: atRoot)
      case .confirm(let modal):
        ask(intent, holdsQueue: true) { [weak self] in
          await self?.host?.confirmDismissal(of: modal) ?? true
        } then: { [weak self] isAllowed in
          guard isAllowed else {
            self?.answerDropped(intent)
            self?.show()
            return
          }
          var confirmed = intent
          confirmed.confirmed.insert(modal)
          self?.carryOut(confirmed)
        }
      case .wait:
        waitingLink = intent
        show()
      }
    }

    private func finish(_ intent: Intent, with turn: Turn<G>) {
      accept(turn)
      if let modal = turn.presented {
        if let waiter = intent.waiter { waiterOf[modal] = waiter }
        if let anchor = intent.anchor { host?.anchor(modal, at: anchor) }
      } else if let waiter = intent.waiter {
        resume(waiter, .dismissed(by: .app))
      }
      show()
    }

    private func accept(_ turn: Turn<G>) {
      tree = turn.tree
      tree.markEntered()
      hasStarted = hasStarted || tree.rootName != nil
      endings += turn.ended
      for url in turn.browsed { answers.browse(url) }
    }

    /// Brings the tree to the screen, and goes on when it is there.
    private func show() {
      isBusy = true
      host?.reconcile()
      host?.whenQuiet { [weak self] in self?.finishTurn() }
    }

    private func finishTurn() {
      settleEndings()
      isBusy = false
      pump()
    }

    // MARK: Questions

    /// Asks without holding the queue, unless it must; goes on from the tree of then, when the screen is quiet.
    private func ask(
      _ intent: Intent, holdsQueue: Bool, _ ask: @escaping @MainActor () async -> Bool,
      then answered: @escaping @MainActor (Bool) -> Void
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
          guard let self, self.question?.id == id else { return }
          self.question = nil
          self.isBusy = true
          self.host?.absorb()
          answered(answer)
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
      guard let flow = G.flow(for: question), intent.isStart || !intent.flowsShown.contains(question) else {
        log("\(intent.name): refused by a guard")
        accept(turn)
        refuse(intent)
        return show()
      }
      var waiting = intent
      waiting.work = rest
      waiting.denied = nil
      waiting.flowsShown.insert(question)
      var shown = turn
      if atRoot {
        if case .rest(let actions, _, let name) = rest { waiting.work = .rest(actions, at: nil, of: name) }
        shown.enterGate(flow)
        if let gate = shown.tree.gate { parked[gate.id] = waiting }
      } else {
        shown.present(flow, nil, nil)
        if let modal = shown.presented { parked[modal] = waiting }
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
        if let intent = parked.removeValue(forKey: ended.id) {
          switch ended.outcome {
          case .finished: next.append(intent)
          case .dismissed(let cause):
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

    private func answerDropped(_ intent: Intent) {
      if let waiter = intent.waiter { resume(waiter, .dismissed(by: .parent)) }
    }

    private func resume(_ waiter: Int, _ outcome: Outcome<G.Result>) {
      waiters.removeValue(forKey: waiter)?.resume(returning: outcome)
    }

    // MARK: From the host: facts, taken over at once

    /// That stack now shows only these of its screens.
    public func hostShows(_ screens: Set<NodeID>, in stack: NodeID) {
      _ = tree.update(stack) { node in
        guard case .stack(let name, let nodes) = node.content else { return }
        node.content = .stack(name, nodes.filter { screens.contains($0.id) })
      }
      factTaken()
    }

    /// The user selected that tab, or turned to that page.
    public func hostSelected(_ index: Int, in container: NodeID) {
      _ = tree.update(container) { node in
        switch node.content {
        case .tabs(let name, let nodes, _): node.content = .tabs(name, nodes, selected: index)
        case .pages(let name, let nodes, _): node.content = .pages(name, nodes, selected: index)
        default: break
        }
      }
      factTaken()
    }

    /// A collapsed split shows that column.
    public func hostRevealed(_ column: Column, in split: NodeID) {
      _ = tree.update(split) { node in
        if case .split(let name, let columns, _) = node.content { node.content = .split(name, columns, front: column) }
      }
      factTaken()
    }

    /// That modal has left the screen, or is to leave it.
    public func hostDismissed(_ modal: NodeID, _ outcome: Outcome<G.Result> = .dismissed(by: .user)) {
      guard let index = tree.modals.firstIndex(where: { $0.id == modal }) else { return }
      var turn = Turn(tree)
      turn.end(from: index, outcome)
      accept(turn)
      factTaken()
    }

    /// The user tried to take down a modal whose screens want to be asked.
    public func hostAttemptedDismissal(of modal: NodeID) { enqueue(Intent(work: .dismissal(of: modal))) }

    private func factTaken() {
      tree.markEntered()
      if !isBusy { show() }
    }
  }
}
