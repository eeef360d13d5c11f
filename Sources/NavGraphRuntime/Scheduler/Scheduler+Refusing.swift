import Foundation

// Handling guards that fail.
nonisolated extension NavGraph.Scheduler {
  /// Shows the guard's flow and parks the rest of the intent. Refuses the intent if the guard has no flow, or has failed again after its
  /// flow.
  mutating func refused(_ question: G.Guard, _ intent: Intent, after reducer: NavGraph.Reducer<G>, rest: Work, atRoot: Bool) {
    let isSecondNo = intent.flowsShown.contains(question)
    guard let flow = G.flow(for: question), intent.isStart || !isSecondNo else {
      drop(intent, isSecondNo ? "its guard still says no after its flow" : "refused by a guard", goesOn: true)
      accept(reducer, of: intent)
      refuse(intent)
      if intent.isStart, tree.rootName == nil, tree.home == nil {
        startIsRefused = true
        // A flow that has ended doesn't stay on screen.
        tree.root = tree.make(.blank)
      }
      return show()
    }
    guard showsFlowsOfGuards else {
      accept(reducer, of: intent)
      drop(intent, "it waits for the flow of its guard")
      return show()
    }
    var waiting = intent
    waiting.work = rest
    waiting.denied = []
    // The other guards may no longer succeed when the flow has ended.
    waiting.granted = []
    waiting.flowsShown.insert(question)
    if intent.link != nil, let up = self.flow(for: question) {
      accept(reducer, of: intent)
      replace(up, with: waiting)
      return show()
    }
    if atRoot {
      if case .rest(let parts, _, let name) = rest { waiting.work = .rest(parts, at: nil, of: name) }
      if intent.link == nil, tree.rootName != nil { dropParkedLinks("the app leaves its root") }
    }
    let (shown, id) = showing(flow, on: reducer, atRoot: atRoot)
    if let id { parked[id] = SuspendedIntent(question: question, intent: waiting) }
    accept(shown, of: intent)
    show()
  }

  /// Returns the reducer after showing the flow of a guard, on top or instead of the root. An alert on top is ended first, because nothing
  /// can be presented on it.
  private func showing(
    _ flow: G.Modal, on reducer: NavGraph.Reducer<G>, atRoot: Bool
  ) -> (reducer: NavGraph.Reducer<G>, flow: NavGraph.NodeID?) {
    var shown = reducer
    if atRoot {
      shown.enterRootFlow(flow)
      return (shown, shown.tree.rootFlow?.id)
    }
    shown.uncoverAlert()
    shown.present(flow, nil, nil)
    return (shown, shown.presented)
  }

  /// Returns the first guard of a failed guard's flow that hasn't succeeded yet. Guards that have just failed aren't evaluated again, so
  /// this terminates for every graph.
  func missingGuard(
    ofFlowFor question: G.Guard, _ reducer: NavGraph.Reducer<G>, _ intent: Intent, atRoot: Bool
  ) -> G.Guard? {
    guard showsFlowsOfGuards, let flow = G.flow(for: question), intent.isStart || !intent.flowsShown.contains(question) else { return nil }
    if intent.link != nil, self.flow(for: question) != nil { return nil }
    let shown = showing(flow, on: reducer, atRoot: atRoot).reducer
    let guards = (atRoot ? G.guards(of: flow) : []) + shown.tree.guardsEntered(from: reducer.tree)
    return guards.first { missing in
      guard !intent.granted.contains(missing), !intent.denied.contains(missing) else { return false }
      // A blank scene can show only the flow.
      return tree.rootName != nil || tree.rootFlow != nil || G.flow(for: missing) != nil
    }
  }

  /// Adds the continuation of a refused `present` to the queue.
  mutating func refuse(_ intent: Intent) {
    if let continuing = continuation(of: intent, then: nil) { queue.insert(continuing, at: 0) }
  }
}

// Scenes without a root, because a guard of the root hasn't succeeded.
nonisolated extension NavGraph.Scheduler {
  /// Shows the previous root again, or starts with the idiom's root, if the flow of a root's guard has ended and nothing else will create a
  /// root. Returns whether the previous root was shown.
  mutating func bringsRootBack() -> Bool {
    guard isReady, tree.rootName == nil, tree.rootFlow == nil, question == nil, !startIsRefused,
      !queue.contains(where: { $0.canMakeRoot })
    else { return false }
    if tree.home != nil {
      var reducer = NavGraph.Reducer(tree)
      reducer.goHome()
      accept(reducer)
      return true
    }
    queue.insert(Intent(.start(G.root(on: tree.idiom))), at: 0)
    return false
  }

  /// An intent that waits for a guard's flow.
  package nonisolated struct SuspendedIntent: Sendable {
    package let question: G.Guard
    /// The waiting intent; nil if it was dropped.
    package internal(set) var intent: Intent?
  }
}
