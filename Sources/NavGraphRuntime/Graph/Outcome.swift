import Foundation

nonisolated extension NavGraph {
  /// How a presented flow ended.
  public nonisolated enum Outcome<Value> {
    case finished(Value)
    case dismissed(by: Cause)
  }

  /// Who ended a flow that did not finish.
  public nonisolated enum Cause: Hashable, Sendable {
    /// A swipe, a tap beside a popover, a button without a meaning.
    case user
    /// `dismiss` or `close`. A task that is cancelled hears this, too, though what it waits for stays.
    case app
    #if LINKS || GUARDS
    /// A link that led elsewhere, or an event of the app or the flow of a guard that took an alert's place.
    case link
    #endif
    /// What it stood on went away, or never was in front.
    case parent
    /// Another root took the scene over.
    case root
    #if GUARDS
    /// A guard refused it.
    case `guard`
    #endif
  }
}

nonisolated extension NavGraph.Outcome: Sendable where Value: Sendable {}
nonisolated extension NavGraph.Outcome: Equatable where Value: Equatable {}
nonisolated extension NavGraph.Outcome: Hashable where Value: Hashable {}
