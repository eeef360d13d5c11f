import Foundation

// Ending alerts, on which nothing can be presented.
nonisolated extension NavGraph.Reducer {
  /// Ends the alerts on top and continues at the screen under them.
  mutating func uncover() {
    while let top = tree.modals.last, top.content == nil { end(from: tree.modals.count - 1, .dismissed(by: .link)) }
    clearing.dismiss(.alerts)
    place = tree.leaf.id
  }

  /// Ends an alert of the graph that is on top. If the app itself presented an alert, the scheduler lets everything else wait.
  mutating func uncoverAlert() {
    if let top = tree.modals.last, top.content == nil { uncover() }
  }
}

// Flows of guards that are shown instead of the root.
nonisolated extension NavGraph.Reducer {
  /// Shows the flow of a guard instead of the root.
  mutating func enterRootFlow(_ flow: G.Modal) {
    guard let shape = G.content(of: flow, on: tree.idiom) else { return }
    end(from: 0, .dismissed(by: .root))
    endRootFlow(.dismissed(by: .root))
    if let name = tree.rootName { tree.home = NavGraph.PreviousRoot(name: name, root: tree.root, entry: tree.entry, entered: tree.entered) }
    tree.rootFlow = NavGraph.RootFlow(id: tree.mint(), flow: flow)
    tree.rootName = nil
    tree.entry = tree.mint()
    tree.root = tree.make(shape)
  }

  mutating func endRootFlow(_ outcome: NavGraph.Outcome<G.Result>) {
    guard let rootFlow = tree.rootFlow else { return }
    tree.rootFlow = nil
    if case .dismissed(by: .app) = outcome { goHome() }
    ended.append(NavGraph.Ended(id: rootFlow.id, modal: rootFlow.flow, outcome: outcome, presenter: nil, continuation: nil))
  }

  /// Shows the root again that the flow of a guard has replaced.
  mutating func goHome() {
    guard tree.rootName == nil, tree.rootFlow == nil, let home = tree.home else { return }
    end(from: 0, .dismissed(by: .root))
    tree.home = nil
    tree.rootName = home.name
    tree.root = home.root
    tree.entry = home.entry
    tree.entered.formUnion(home.entered)
  }
}
