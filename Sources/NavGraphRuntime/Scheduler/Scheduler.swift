import Foundation

nonisolated extension NavGraph {
  /// What the navigation of one scene decides: a tree, one serial queue of intents that change it, and what waits for answers. It is a
  /// value without a screen, tasks or answers of its own: it is told what happens, and says what is to be done (`effects`); `Navigator`
  /// does that with a screen, `run` at once.
  package nonisolated struct Scheduler<G: Graph>: Sendable {
    package internal(set) var tree: Tree<G> { didSet { changes += 1 } }
    /// Counts the changes of the tree.
    package private(set) var changes = 0
    /// What is to be done, the oldest first.
    package internal(set) var effects: [Effect] = []
    /// What waits for its turn, the next first.
    package internal(set) var queue: [Intent] = []
    /// The question that is out, with the intent that waits for its answer.
    package internal(set) var question: Question?
    /// Intents that wait for a guard's flow, by the flow.
    package internal(set) var parked: [NodeID: Parked] = [:]
    /// The link that waits for a modal to go that nobody but the app may take down.
    package internal(set) var waitingLink: Intent?
    /// The flows that have ended, and are still on the screen.
    package internal(set) var endings: [Ended<G>] = []
    /// What is left of sequences that have ended those flows, by the flow whose continuation comes first.
    var remaining: [NodeID: Intent] = [:]
    /// The tasks that await an outcome.
    package internal(set) var waiters: Set<Int> = []
    var waiterOf: [NodeID: Int] = [:]
    var lastWaiter = 0
    /// Those whose flow has ended and who have not gone on yet. The next intent lets them go first.
    var unheard: Set<Int> = []
    var waitsForUnheard = false
    var lastQuestion = 0
    /// The root that was brought back at once, while its modals wait to know whether a link has come.
    var restored: Node<G>?

    /// There is a screen that can say when it is quiet.
    package var hasScreen = true
    /// What the app itself has presented over everything.
    package var cover: Cover?
    /// Another window of the app can open.
    package var opensWindows = false
    /// A guard without a flow keeps the scene from its first root, and there is nothing else to show: it is asked again once a link comes.
    var startIsRefused = false
    /// The flow of a guard comes up when the guard has said no. Otherwise the intent ends there.
    package var showsFlowsOfGuards = true
    /// Counts the changes that have told screens which stay of other values: a host tells its controllers when this has changed.
    package internal(set) var tellings = 0
    /// An intent is being carried out, or its result is being shown.
    package internal(set) var isBusy = false
    package internal(set) var hasStopped = false
    /// `start` has been called: what a saved scene showed is back.
    var isReady = false
    /// The scene has shown its root once; links wait for that.
    var hasStarted = false
    /// What time it is, in seconds.
    package var time = 0.0
    /// What came with the scene's connection has been taken.
    var isConnected = false
    /// What a saved scene showed is being brought back: nothing of that is animated.
    package internal(set) var isRestoring = false

    /// `saved` is what the scene showed when it was last seen: as much of it as this graph and its guards allow comes back.
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

    /// A scene that shows that tree, and in which nothing is under way.
    package init(showing tree: Tree<G>) {
      self.tree = tree
      isReady = true
      hasStarted = tree.rootName != nil
      isConnected = true
    }

    /// Nothing is under way, and nothing could be; a link may still wait for the scene's root.
    package var isIdle: Bool {
      isFree && nextIndex == nil && endings.isEmpty && !queue.contains { $0.saved != nil }
    }

    /// No flow of a guard has the place of the root.
    var isRootThere: Bool {
      if tree.rootFlow != nil { return false }
      return hasStarted
    }

    /// A root, or the flow of a guard in its place. While a guard is asked after its flow, there is neither.
    var isAnythingThere: Bool {
      if tree.rootFlow != nil { return true }
      return tree.rootName != nil
    }

    /// Whether a link waits for nobody to sign in.
    func isShownAtOnce(_ target: Target<G>) -> Bool { target.resolved(on: tree.idiom).isShownAtOnce }

    /// The user has a place. Before, a link is what starts the app: nobody is anywhere.
    var hasUser: Bool { hasStarted && isConnected }

    /// Nothing is under way, and the app is not asked anything.
    var isFree: Bool {
      if question != nil { return false }
      return !isBusy
    }

    /// Removes the oldest effect, for the caller to carry out.
    package mutating func takeEffect() -> Effect? { effects.isEmpty ? nil : effects.removeFirst() }

    /// Begins to work, once the screen is there and what a saved scene showed is back. Links that come before wait.
    package mutating func start() {
      isReady = true
      pump()
    }

    /// What the scene was connected with has been handed over.
    package mutating func connected() {
      isConnected = true
      pump()
    }

    /// Ends everything: those who wait are answered, what is queued is forgotten. For a scene that disconnects.
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

    /// nil: from the screen in front, whichever that is then.
    package mutating func send(_ event: Event<G>, from place: NodeID?) { enqueue(Intent(.event(event, from: place))) }

    package mutating func send(_ action: Event<G>, ofTabIn bar: NodeID) { enqueue(Intent(.action(action, ofTabIn: bar))) }
  }
}

nonisolated extension NavGraph.Scheduler {
  /// An event of the app: it happens wherever the user is then, once the scene has a root.
  package mutating func strike(_ event: NavGraph.Event<G>) { enqueue(Intent(.strike(event))) }

  /// Every intent that waits: for its turn, for an answer, for the flow of a guard, for a modal to go.
  var pending: [Intent] {
    var all = queue
    all += remaining.values
    all += [question?.intent].compactMap { $0 }
    all += parked.values.compactMap { $0.intent }
    all += [waitingLink].compactMap { $0 }
    return all
  }

  /// Whether that is asked for already, and has not begun.
  func isPending(_ work: Work) -> Bool {
    if question?.intent?.work == work { return true }
    return queue.contains { $0.work == work }
  }
}
