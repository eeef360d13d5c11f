import Foundation

nonisolated extension NavGraph {
  /// The decisions of one scene's navigation: a tree, a serial queue of intents that change it, and the intents that wait. Method calls are
  /// the inputs of this value, and `effects` its outputs. `Navigator` performs the effects with a screen, and `run` performs them
  /// immediately.
  package nonisolated struct Scheduler<G: Graph>: Sendable {
    package internal(set) var tree: Tree<G> { didSet { changes += 1 } }
    /// The number of changes of the tree.
    package private(set) var changes = 0
    /// The effects to perform, the oldest first.
    package internal(set) var effects: [Effect] = []
    /// The intents that wait for their turn, the next first.
    package internal(set) var queue: [Intent] = []
    /// The question that the app is evaluating, and the intent that waits for its answer.
    package internal(set) var question: Question?
    /// The intents that wait for a guard's flow, by the flow.
    package internal(set) var parked: [NodeID: SuspendedIntent] = [:]
    /// The link that waits for a modal that only the app can dismiss.
    package internal(set) var waitingLink: Intent?
    /// The flows that have ended and are still on the screen.
    package internal(set) var endings: [Ended<G>] = []
    /// The rest of the sequences that have ended these flows, by the flow. The continuation of the flow runs before it.
    var remaining: [NodeID: Intent] = [:]
    /// The tasks that await an outcome.
    package internal(set) var waiters: Set<Int> = []
    var waiterOf: [NodeID: Int] = [:]
    var lastWaiter = 0
    /// The tasks whose flow has ended and that haven't resumed yet. The next intent waits for them.
    var unheard: Set<Int> = []
    var waitsForUnheard = false
    var lastQuestion = 0
    /// The root that was restored immediately, while its modals wait until it's known whether the scene opens a link.
    var restored: Node<G>?

    /// Whether there is a screen, which reports when it's quiet.
    package var hasScreen = true
    /// The kind of the foreign presentation on top of the graph's content.
    package var cover: Cover?
    /// Whether the app can open another window.
    package var opensWindows = false
    /// Whether a failed guard without a flow keeps the scene from its first root. The guard is evaluated again when a link arrives.
    var startIsRefused = false
    /// Whether the flow of a guard is presented when the guard fails. Otherwise, the intent ends.
    package var showsFlowsOfGuards = true
    /// The number of changes that have updated screens that stay. A host updates its controllers when this number changes.
    package internal(set) var tellings = 0
    /// Whether an intent is being performed or its result is being shown.
    package internal(set) var isBusy = false
    package internal(set) var hasStopped = false
    var isReady = false
    /// Whether the scene has shown its root once. Links wait for that.
    var hasStarted = false
    /// The current time in seconds.
    package var time = 0.0
    /// Whether the links and entries of the scene's connection options have been received.
    var isConnected = false
    /// Whether a saved state is being restored, which isn't animated.
    package internal(set) var isRestoring = false

    /// Creates a scheduler. `saved` is the snapshot of the scene's previous session, which is restored as far as the graph and its guards
    /// allow.
    package init(idiom: Idiom, restoring saved: Snapshot? = nil) {
      tree = Tree(idiom: idiom)
      if let saved, restore(saved) { return }
      let root = G.root(on: idiom)
      var reducer = Reducer(tree)
      reducer.enter(root)
      guard reducer.tree.guardsEntered(from: tree).isEmpty else {
        queue.append(Intent(.start(root)))
        return
      }
      accept(reducer)
    }

    /// Creates a scheduler for a scene that shows this tree and is at rest.
    package init(showing tree: Tree<G>) {
      self.tree = tree
      isReady = true
      hasStarted = tree.rootName != nil
      isConnected = true
    }

    /// Whether nothing is in progress and nothing can start. A link may still wait for the scene's root.
    package var isIdle: Bool {
      isFree && nextIndex == nil && endings.isEmpty && !queue.contains { $0.saved != nil }
    }

    /// Whether the scene has shown a root and no flow of a guard replaces it.
    var isRootThere: Bool {
      if tree.rootFlow != nil { return false }
      return hasStarted
    }

    /// Whether there is a root or the flow of a guard instead. While a guard is evaluated after its flow, there is neither.
    var isAnythingThere: Bool {
      if tree.rootFlow != nil { return true }
      return tree.rootName != nil
    }

    /// Returns whether the link is shown without waiting for the flow of a root's guard.
    func isShownAtOnce(_ target: Target<G>) -> Bool { target.resolved(on: tree.idiom).isShownAtOnce }

    /// Whether the user has seen the scene's root. Before, a link starts the app.
    var hasUser: Bool { hasStarted && isConnected }

    /// Whether no intent is in progress and the app evaluates no question.
    var isFree: Bool {
      if question != nil { return false }
      return !isBusy
    }

    /// Removes and returns the oldest effect, for the caller to perform.
    package mutating func takeEffect() -> Effect? { effects.isEmpty ? nil : effects.removeFirst() }

    /// Starts the scheduler. Call it when the screen is set up. Links that arrive earlier wait.
    package mutating func start() {
      isReady = true
      pump()
    }

    /// Records that the scene's connection options have been received.
    package mutating func connected() {
      isConnected = true
      pump()
    }

    /// Stops the scheduler when the scene disconnects. Waiting tasks get an outcome, and queued intents are dropped.
    package mutating func stop() {
      hasStopped = true
      queue = []
      parked = [:]
      remaining = [:]
      question = nil
      waitingLink = nil
      waiterOf = [:]
      for waiter in waiters.sorted() { resume(waiter, .dismissed(by: .parent)) }
    }

    /// Sends an event from a place, or from the screen in front if the place is nil.
    package mutating func send(_ event: Event<G>, from place: NodeID?) { enqueue(Intent(.event(event, from: place))) }

    package mutating func send(_ action: Event<G>, ofTabIn bar: NodeID) { enqueue(Intent(.action(action, ofTabIn: bar))) }
  }
}

nonisolated extension NavGraph.Scheduler {
  /// Adds an app-level event, which happens on the screen in front, once the scene has a root.
  package mutating func perform(appEvent event: NavGraph.Event<G>) { enqueue(Intent(.appEvent(event))) }

  /// All intents that wait for their turn, an answer, the flow of a guard, or the dismissal of a modal.
  var pending: [Intent] {
    var all = queue
    all += remaining.values
    all += [question?.intent].compactMap { $0 }
    all += parked.values.compactMap { $0.intent }
    all += [waitingLink].compactMap { $0 }
    return all
  }

  /// Returns whether an equal intent is already in the queue or waits for an answer.
  func isPending(_ work: Work) -> Bool {
    if question?.intent?.work == work { return true }
    return queue.contains { $0.work == work }
  }
}
