import Foundation

nonisolated extension NavGraph.Scheduler {
  /// What a scheduler wants done, in order. The driver carries that out, and reports the result.
  package nonisolated enum Effect: Sendable {
    /// When nothing moves and the screen shows the tree: `next()`.
    case begin
    /// In a later turn, after those who await outcomes have gone on: `next()`.
    case goOn
    /// Now: `plan(_:where:)`, and `carryOut(_:of:)` with the result.
    indirect case plan(Intent)
    /// Take away what the app itself has shown there, with the next `show`.
    case clear(NavGraph.Clearing)
    /// Bring the tree to the screen, and when it is there: `finishTurn()`.
    case show
    /// Ask the app that guard, and when nothing moves: `takeQuestion(_:)` and `answer(_:with:)`.
    case ask(G.Guard, question: Int)
    /// Ask the screens of that modal whether it may go, and answer as a guard is answered.
    case confirm(NavGraph.NodeID, question: Int)
    /// Tell the task of that number how what it awaits has ended, and when it has gone on: `heard(_:)`.
    case resume(Int, NavGraph.Outcome<G.Result>)
    /// What that node points at, or comes out of.
    case anchor(NavGraph.NodeID, NavGraph.Anchor)
    /// Leave the app for that URL.
    case browse(Foundation.URL)
    /// Have another scene show that root.
    case openWindow(G.Root)
    /// The screen has come to rest and shows that: say so, if it is new.
    case rest(NavGraph.Tree<G>)
    /// Call the app's `report` closure with that.
    case report(NavGraph.Report<G>)
    case log(String)
  }
}
