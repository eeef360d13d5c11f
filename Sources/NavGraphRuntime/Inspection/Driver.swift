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
      case .report(let report, _): reports.append(report)
      case .log(let text): log.append(text)
      default: break
      }
    }
  }
}
