import Foundation

// The reducer for those who have no navigator: tests, previews, analytics.
nonisolated extension Navigation.Turn {
  /// Runs a sequence, and then the arms of what it has ended. A no stops it before the step that needs a yes.
  mutating func run(
    _ actions: [Navigation.Action<G>], where holds: (G.Condition) -> Bool, grants: (G.Guard) -> Bool, depth: Int = 0
  ) {
    var steps = actions
    while let step = steps.first {
      steps.removeFirst()
      if case .branch(let branches) = step {
        steps = (branches.first { $0.test?.evaluate(holds) ?? true }?.actions ?? []) + steps
        continue
      }
      let before = self
      run(step)
      if dropped != nil { break }
      if !tree.guardsEntered(from: before.tree).allSatisfy(grants) {
        self = before
        drop("refused by a guard")
        break
      }
      tree.markEntered()
    }
    let over = ended
    ended = []
    for flow in over {
      if case .dismissed(let cause) = flow.outcome, !cause.runsArms { continue }
      guard let arms = flow.arms, let presenter = flow.presenter, let node = tree.node(presenter), tree.isInFront(presenter), depth < 32
      else { continue }
      place = node.leaf.id
      run(G.actions(for: arms, after: flow.outcome), where: holds, grants: grants, depth: depth + 1)
    }
  }
}

nonisolated extension Navigation.Tree {
  /// The tree after an event of the screen in front.
  func after(
    _ event: Navigation.Event<G>, where holds: (G.Condition) -> Bool = { _ in false }, grants: (G.Guard) -> Bool = { _ in true }
  ) -> Navigation.Tree<G> {
    guard event.guards.allSatisfy(grants) else { return self }
    return after(event.actions, where: holds, grants: grants)
  }

  func after(
    _ actions: [Navigation.Action<G>], where holds: (G.Condition) -> Bool = { _ in false }, grants: (G.Guard) -> Bool = { _ in true }
  ) -> Navigation.Tree<G> {
    var turn = Navigation.Turn(self)
    turn.run(actions, where: holds, grants: grants)
    return turn.tree
  }

  /// What is presented on top has ended like that: a swipe, the button of an alert.
  func ending(
    _ outcome: Navigation.Outcome<G.Result>, where holds: (G.Condition) -> Bool = { _ in false },
    grants: (G.Guard) -> Bool = { _ in true }
  ) -> Navigation.Tree<G> {
    guard !modals.isEmpty else { return self }
    var turn = Navigation.Turn(self)
    turn.end(from: modals.count - 1, outcome)
    turn.place = turn.tree.leaf.id
    turn.run([], where: holds, grants: grants)
    return turn.tree
  }
}
