import Foundation

// What comes of a no.
nonisolated extension NavGraph.Scheduler {
  /// Shows the guard's flow and parks what is left of the intent; without a flow, or after it, no is no.
  mutating func refused(_ question: G.Guard, _ intent: Intent, after reducer: NavGraph.Reducer<G>, rest: Work, atRoot: Bool) {
    let isSecondNo = intent.flowsShown.contains(question)
    guard let flow = G.flow(for: question), intent.isStart || !isSecondNo else {
      drop(intent, isSecondNo ? "its guard still says no after its flow" : "refused by a guard", goesOn: true)
      accept(reducer, of: intent)
      refuse(intent)
      if intent.isStart, tree.rootName == nil, tree.home == nil {
        startIsRefused = true
        // No flow that is over stays on the screen.
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
    // What the others said may be over when the flow is.
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
    if let id { parked[id] = Parked(question: question, intent: waiting) }
    accept(shown, of: intent)
    show()
  }

  /// The flow of a guard on top of what is there, or in the root's place. An alert goes first, as nothing can be presented on it.
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

  /// The first guard on the flow of a guard that said no which has not said yes either. Those that have just said no are not asked again, so
  /// this ends whatever the graph.
  func missingGuard(
    ofFlowFor question: G.Guard, _ reducer: NavGraph.Reducer<G>, _ intent: Intent, atRoot: Bool
  ) -> G.Guard? {
    guard showsFlowsOfGuards, let flow = G.flow(for: question), intent.isStart || !intent.flowsShown.contains(question) else { return nil }
    if intent.link != nil, self.flow(for: question) != nil { return nil }
    let shown = showing(flow, on: reducer, atRoot: atRoot).reducer
    let guards = (atRoot ? G.guards(of: flow) : []) + shown.tree.guardsEntered(from: reducer.tree)
    return guards.first { missing in
      guard !intent.granted.contains(missing), !intent.denied.contains(missing) else { return false }
      // A blank scene has nothing else to show than the flow.
      return tree.rootName != nil || tree.rootFlow != nil || G.flow(for: missing) != nil
    }
  }

  /// A refused present ends before it began, and its continuation hears of it.
  mutating func refuse(_ intent: Intent) {
    if let continuing = continuation(of: intent, then: nil) { queue.insert(continuing, at: 0) }
  }
}

// A scene without a root: guards stand before it.
nonisolated extension NavGraph.Scheduler {
  /// A scene is never left without a root: when the flow of a root's guard is over and nothing comes of it, the old one is back.
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

  /// What waits for a guard's flow.
  package nonisolated struct Parked: Sendable {
    package let question: G.Guard
    /// nil if that has been dropped.
    package internal(set) var intent: Intent?
  }
}
