import Foundation

nonisolated extension NavGraph {
  /// A scheduler without a screen, and what it has said.
  ///
  /// Tell `scheduler` what happens, and `run` until nothing is under way.
  package nonisolated struct Driver<G: Graph>: Sendable {
    package var scheduler: Scheduler<G>
    /// What the navigator would have reported, in order: what was asked, what ended, what was dropped and why.
    package private(set) var reports: [Report<G>] = []
    package private(set) var log: [String] = []
    package private(set) var browsed: [Foundation.URL] = []
    /// What other scenes were to show.
    package private(set) var windows: [G.Root] = []
    /// How what is awaited has ended, by the number of the task.
    package private(set) var outcomes: [Int: Outcome<G.Result>] = [:]
    /// The graph goes round in circles with these answers: `run` has given up.
    package private(set) var isExhausted = false
    private var shown: [Shape<G>] = []

    package init(_ scheduler: Scheduler<G>) { self.scheduler = scheduler }

    package var tree: Tree<G> { scheduler.tree }

    /// Carries out everything that can be, at most so many effects. A guard without an answer stays asked.
    package mutating func run(
      where holds: (G.Condition) -> Bool = { _ in false }, grants: (G.Guard) -> Bool? = { _ in true },
      mayGo: (NodeID) -> Bool? = { _ in true }, atMost limit: Int = 4_096
    ) {
      var said: [Scheduler<G>.Effect] = []
      let isOver = scheduler.run(where: holds, grants: grants, mayGo: mayGo, atMost: limit) { said.append($0) }
      if !isOver { isExhausted = true }
      for effect in said { record(effect) }
    }

    private mutating func record(_ effect: Scheduler<G>.Effect) {
      switch effect {
      case .resume(let waiter, let outcome): outcomes[waiter] = outcome
      case .browse(let url): browsed.append(url)
      case .openWindow(let root): windows.append(root)
      case .rest(let tree):
        let shape = tree.shape
        if shown != shape { reports.append(.shows(shape)) }
        shown = shape
      case .report(let report): reports.append(report)
      case .log(let text): log.append(text)
      default: break
      }
    }
  }
}

nonisolated extension NavGraph.Event {
  /// An event of a graph that is read at run time.
  package init(read name: String, guards: [G.Guard], actions: [NavGraph.Action<G>]) {
    self.name = name
    self.guards = guards
    self.actions = actions
  }
}

// What tests ask: who waits for an outcome.
extension NavGraph.Navigator {
  /// How many tasks wait for an outcome.
  public var pendingOutcomes: Int { waiters.count }
  /// How many of those no outcome can reach any more: what they wait for is neither up nor on its way. There should be none.
  public var forgottenOutcomes: Int { Set(waiters.keys).subtracting(scheduler.waitersWithHope).count }
}

nonisolated extension NavGraph.Scheduler {
  /// The tasks to which an outcome can still come: what they wait for is up, or is on its way.
  fileprivate var waitersWithHope: Set<Int> {
    let up = Set(tree.modals.map { $0.id } + endings.map { $0.id })
    return Set(pending.compactMap { $0.waiter } + waiterOf.filter { up.contains($0.key) }.values)
  }
}

nonisolated extension NavGraph.Node {
  /// Calls `visit` on this node and those below it that can be seen, the outer first.
  package func eachVisible(_ visit: (NavGraph.Node<G>) -> Void) { walk({ $0.visible }, visit) }

  /// Calls `visit` on this node and all below it, the outer first.
  package func eachNode(_ visit: (NavGraph.Node<G>) -> Void) { walk({ $0.children }, visit) }
}

nonisolated extension NavGraph.Record {
  /// An argument that is JSON already: a list of one. For graphs that are read at run time.
  package func with(_ key: String, json: String) -> NavGraph.Record {
    guard !isTransient else { return self }
    var record = self
    record.arguments = record.arguments ?? [:]
    record.arguments?[key] = json
    return record
  }
}

nonisolated extension NavGraph.Tree {
  /// The tree after these steps of the screen in front.
  package func after(
    _ actions: [NavGraph.Action<G>], where holds: (G.Condition) -> Bool = { _ in false }, grants: (G.Guard) -> Bool = { _ in true }
  ) -> NavGraph.Tree<G> {
    after(NavGraph.Event(read: "steps", guards: [], actions: actions), where: holds, grants: grants)
  }
}
