import Foundation

// States of an app for those who have no navigator: tests, previews, analytics. What decides is what decides in an app.
nonisolated extension NavGraph.Tree {
  /// The tree after an event of the screen in front.
  public func after(
    _ event: NavGraph.Event<G>, where holds: (G.Condition) -> Bool = { _ in false }, grants: (G.Guard) -> Bool = { _ in true }
  ) -> NavGraph.Tree<G> {
    driven(where: holds, grants: grants) { $0.send(event, from: nil) }
  }

  /// What is presented on top has ended like that: a swipe, the button of an alert.
  public func ending(
    _ outcome: NavGraph.Outcome<G.Result>, where holds: (G.Condition) -> Bool = { _ in false },
    grants: (G.Guard) -> Bool = { _ in true }
  ) -> NavGraph.Tree<G> {
    guard let top = modals.last else { return self }
    return driven(where: holds, grants: grants) { $0.hostDismissed(top.id, outcome) }
  }

  func driven(
    where holds: (G.Condition) -> Bool, grants: (G.Guard) -> Bool, _ input: (inout NavGraph.Scheduler<G>) -> Void
  ) -> NavGraph.Tree<G> {
    var scheduler = NavGraph.Scheduler(showing: self)
    #if GUARDS
    scheduler.showsFlowsOfGuards = false
    #endif
    input(&scheduler)
    scheduler.run(where: holds, grants: { grants($0) })
    return scheduler.tree
  }
}
