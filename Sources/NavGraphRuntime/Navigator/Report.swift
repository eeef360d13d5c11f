import Foundation

nonisolated extension NavGraph {
  /// What a navigator did: for a log, for analytics, for an app's tests.
  public nonisolated enum Report<G: Graph>: Hashable, Sendable {
    /// An intent's reducer has come; its name is that of the event, or `link`, `tab`, `swipe`, `continuation`, `start`.
    case began(String)
    /// An intent, or what was left of it, is not carried out.
    case dropped(String, because: String)
    case asked(G.Guard, isGranted: Bool)
    /// The screen has come to rest and shows something else than before.
    case shows([Shape<G>])
    /// A presented flow, or that of a guard, has left the screen.
    case ended(G.Modal, Outcome<G.Result>)
    /// The screen did not come to rest in time.
    case isStuck
    /// Something waits until what the app itself has presented is gone.
    case isHeldUp
    /// What the app itself had pushed or presented was in the way, and is gone: the name of its class.
    case wentOver(String)
    /// What has left the screen is still in memory.
    case leaks(String)
    /// A screen on a stack has brought a stack of its own: there are two bars, and two Backs.
    case nests(String)
  }
}
