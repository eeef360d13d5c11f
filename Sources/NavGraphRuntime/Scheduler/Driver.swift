import Foundation

nonisolated extension NavGraph {
  /// A scheduler without a screen: everything happens at once, and the questions are answered by plain functions.
  ///
  /// Tell `scheduler` what happens, and `run` until nothing is under way.
  package nonisolated struct Driver<G: Graph>: Sendable {
    package var scheduler: Scheduler<G>
    #if INSPECTION
    /// What the navigator would have reported, in order: what was asked, what ended, what was dropped and why.
    package private(set) var reports: [Report<G>] = []
    package private(set) var log: [String] = []
    package private(set) var browsed: [Foundation.URL] = []
    /// How what is awaited has ended, by the number of the task.
    package private(set) var outcomes: [Int: Outcome<G.Result>] = [:]
    /// The graph goes round in circles with these answers: `run` has given up.
    package private(set) var isExhausted = false
    private var shown: [Shape<G>] = []
    #endif

    package init(_ scheduler: Scheduler<G>) { self.scheduler = scheduler }

    package var tree: Tree<G> { scheduler.tree }

    /// Carries out everything that can be, at most so many effects. A guard without an answer stays asked.
    package mutating func run(
      where holds: (G.Condition) -> Bool = { _ in false }, grants: (G.Guard) -> Bool? = { _ in true },
      mayGo: (NodeID) -> Bool? = { _ in true }, atMost limit: Int = 4_096
    ) {
      var left = limit
      while let effect = scheduler.takeEffect() {
        left -= 1
        if left < 0 {
          #if INSPECTION
          isExhausted = true
          #endif
          scheduler.stop()
          scheduler.effects = []
          return
        }
        #if INSPECTION
        record(effect)
        #endif
        switch effect {
        case .begin: scheduler.next()
        case .plan(let intent): scheduler.carryOut(scheduler.plan(intent, where: holds), of: intent)
        case .show: scheduler.finishTurn()
        case .rest, .report, .log: break
        #if ANCHORS
        case .anchor: break
        #endif
        #if OUTCOMES
        case .goOn: scheduler.next()
        case .resume(let waiter, _): scheduler.heard(waiter)
        #endif
        #if GUARDS
        case .ask(let question, let id): answer(id, scheduler.isWaiting(for: id) ? grants(question) : nil)
        #endif
        #if CONFIRMATION
        case .confirm(let modal, let id): answer(id, scheduler.isWaiting(for: id) ? mayGo(modal) : nil)
        #endif
        #if BROWSING
        case .browse: break
        #endif
        }
      }
    }

    #if INSPECTION
    private mutating func record(_ effect: Scheduler<G>.Effect) {
      switch effect {
      case .resume(let waiter, let outcome): outcomes[waiter] = outcome
      case .browse(let url): browsed.append(url)
      case .rest(let shape):
        if shown != shape { reports.append(.shows(shape)) }
        shown = shape
      case .report(let report): reports.append(report)
      case .log(let text): log.append(text)
      default: break
      }
    }
    #endif

    #if GUARDS || CONFIRMATION
    private mutating func answer(_ id: Int, _ isYes: Bool?) {
      guard let isYes, let question = scheduler.takeQuestion(id) else { return }
      scheduler.answer(question, with: isYes)
    }
    #endif
  }
}

nonisolated extension NavGraph.Driver {
  /// A scene that shows that tree, as the state of an app does: no flow of a guard comes up in it.
  init(showing tree: NavGraph.Tree<G>) {
    self.init(NavGraph.Scheduler(showing: tree))
    #if GUARDS
    scheduler.showsFlowsOfGuards = false
    #endif
  }
}
