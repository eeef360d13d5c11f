import Foundation

nonisolated extension NavGraph {
  /// A step of a navigator, for logs, analytics, and tests.
  public nonisolated enum Report<G: Graph>: Hashable, Sendable {
    /// An intent has begun. Its name is that of the event, or `link`, `tab or page`, `swipe`, `continuation`, `start`, or `restoration`.
    case began(String)
    /// An intent, or the rest of it, has been dropped.
    case dropped(String, because: String)
    case asked(G.Guard, isGranted: Bool)
    /// The screen has come to rest and shows something new.
    case shows([Shape<G>])
    /// A presented flow, or the flow of a guard, has left the screen.
    case ended(G.Modal, Outcome<G.Result>)
    /// The screen hasn't come to rest in time.
    case isStuck
    /// Something waits until the foreign presentation has ended.
    case isHeldUp
    /// The graph has removed a controller that the app itself had pushed or presented. The value is the name of its class.
    case wentOver(String)
    /// A screen that has left the display is still in memory.
    case leaks(String)
    /// A screen on a stack contains a stack, so there are two navigation bars and two Back buttons.
    case nests(String)
  }
}
