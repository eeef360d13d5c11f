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
    /// A link that led elsewhere, or an event of the app or the flow of a guard that took an alert's place.
    case link
    /// What it stood on went away, or never was in front.
    case parent
    /// Another root took the scene over.
    case root
    /// A guard refused it.
    case `guard`
  }
}

nonisolated extension NavGraph.Outcome: Sendable where Value: Sendable {}
nonisolated extension NavGraph.Outcome: Equatable where Value: Equatable {}
nonisolated extension NavGraph.Outcome: Hashable where Value: Hashable {}

nonisolated extension NavGraph.Outcome {
  /// The same outcome of another type; a value that `pick` doesn't know counts as dismissed by the app.
  public func compactMap<Picked>(_ pick: (Value) -> Picked?) -> NavGraph.Outcome<Picked> {
    switch self {
    case .finished(let value): pick(value).map { .finished($0) } ?? .dismissed(by: .app)
    case .dismissed(let cause): .dismissed(by: cause)
    }
  }
}
