import Foundation

nonisolated extension NavGraph {
  /// A scheduler without a screen, and the effects that it has produced.
  ///
  /// Send inputs to `scheduler`, and call `run` to perform its effects.
  package nonisolated struct Driver<G: Graph>: Sendable {
    package var scheduler: Scheduler<G>
    /// The reports of the navigator, in order: guards, ended flows, and dropped intents with their reasons.
    package private(set) var reports: [Report<G>] = []
    package private(set) var log: [String] = []
    package private(set) var browsed: [Foundation.URL] = []
    /// The roots of windows that other scenes were to show.
    package private(set) var windows: [G.Root] = []
    /// The outcomes of awaited flows, by the number of the task.
    package private(set) var outcomes: [Int: Outcome<G.Result>] = [:]
    /// Whether `run` reached its limit, because the graph doesn't come to rest with these answers.
    package private(set) var isExhausted = false
    private var shown: [Shape<G>] = []

    package init(_ scheduler: Scheduler<G>) { self.scheduler = scheduler }

    package var tree: Tree<G> { scheduler.tree }

    /// Performs all effects, up to `limit`. A guard for which `grants` returns nil stays unanswered.
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
  /// Creates an event of a graph that is read at run time.
  package init(read name: String, guards: [G.Guard], actions: [NavGraph.Action<G>]) {
    self.name = name
    self.guards = guards
    self.actions = actions
  }
}

// Counts of the tasks that wait for an outcome, for tests.
extension NavGraph.Navigator {
  /// The number of tasks that wait for an outcome.
  public var pendingOutcomes: Int { waiters.count }
  /// The number of waiting tasks that can't get an outcome. It should be 0.
  public var forgottenOutcomes: Int { Set(waiters.keys).subtracting(scheduler.waitersWithHope).count }
}

nonisolated extension NavGraph.Scheduler {
  /// The tasks that can still get an outcome, because what they wait for is presented or pending.
  fileprivate var waitersWithHope: Set<Int> {
    let up = Set(tree.modals.map { $0.id } + endings.map { $0.id })
    return Set(pending.compactMap { $0.waiter } + waiterOf.filter { up.contains($0.key) }.values)
  }
}

nonisolated extension NavGraph.Node {
  /// Calls `visit` on this node and the visible nodes below it, parents first.
  package func eachVisible(_ visit: (NavGraph.Node<G>) -> Void) { walk({ $0.visible }, visit) }

  /// Calls `visit` on this node and all nodes below it, parents first.
  package func eachNode(_ visit: (NavGraph.Node<G>) -> Void) { walk({ $0.children }, visit) }
}

nonisolated extension NavGraph.Record {
  /// Returns the record with an argument that is already encoded as a JSON array of one element.
  package func with(_ key: String, json: String) -> NavGraph.Record {
    guard !isTransient else { return self }
    var record = self
    record.arguments = record.arguments ?? [:]
    record.arguments?[key] = json
    return record
  }
}

nonisolated extension NavGraph.Tree {
  /// Returns the tree after the screen in front has performed these steps.
  package func after(
    _ actions: [NavGraph.Action<G>], where holds: (G.Condition) -> Bool = { _ in false }, grants: (G.Guard) -> Bool = { _ in true }
  ) -> NavGraph.Tree<G> {
    after(NavGraph.Event(read: "steps", guards: [], actions: actions), where: holds, grants: grants)
  }
}
