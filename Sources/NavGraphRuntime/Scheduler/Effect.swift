import Foundation

nonisolated extension NavGraph.Scheduler {
  /// An effect that the scheduler requests. The caller performs the effects in order, and reports their results to the scheduler.
  package nonisolated enum Effect: Sendable {
    /// Call `next()` when nothing moves and the screen shows the tree.
    case begin
    /// Call `next()` in a later turn, after the tasks that await outcomes have resumed.
    case goOn
    /// Call `plan(_:where:)` immediately, and `carryOut(_:of:)` with the result.
    indirect case plan(Intent)
    /// Remove controllers outside the graph at these places with the next `show`.
    case clear(NavGraph.Clearing)
    /// Show the tree on the screen, and then call `finishTurn()`.
    case show
    /// Evaluate the guard. When nothing moves, call `takeQuestion(_:)` and `answer(_:with:)`.
    case ask(G.Guard, question: Int)
    /// Call the dismissal confirmation of the modal's screens, and pass on the result as for a guard.
    case confirm(NavGraph.NodeID, question: Int)
    /// Resume the task with this number and the outcome, and call `heard(_:)` when it has resumed.
    case resume(Int, NavGraph.Outcome<G.Result>)
    case anchor(NavGraph.NodeID, NavGraph.Anchor)
    case browse(Foundation.URL)
    case openWindow(G.Root)
    /// Report the tree if it shows something new. The screen has come to rest.
    case rest(NavGraph.Tree<G>)
    case report(NavGraph.Report<G>)
    case log(String)
  }
}
