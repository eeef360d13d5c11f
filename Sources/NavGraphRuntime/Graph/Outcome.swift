import Foundation

nonisolated extension NavGraph {
  /// The way in which a presented flow ended.
  public nonisolated enum Outcome<Value> {
    case finished(Value)
    case dismissed(by: Cause)
  }

  /// The reason why a flow ended without finishing.
  public nonisolated enum Cause: Hashable, Sendable {
    /// The user swiped, tapped outside of a popover, or tapped a button without an outcome.
    case user
    /// The app performed `dismiss` or `close`. A canceled task also gets this cause, although the flow stays on screen.
    case app
    /// A link led elsewhere, or an app-level event or a guard's flow replaced an alert.
    case link
    /// The presenter was removed, or wasn't visible.
    case parent
    /// The root of the scene was replaced.
    case root
    /// A guard failed.
    case `guard`
  }
}

nonisolated extension NavGraph.Outcome: Sendable where Value: Sendable {}
nonisolated extension NavGraph.Outcome: Equatable where Value: Equatable {}
nonisolated extension NavGraph.Outcome: Hashable where Value: Hashable {}

nonisolated extension NavGraph.Outcome {
  /// Returns the outcome with another type of value. A value for which `pick` returns nil becomes `.dismissed(by: .app)`.
  public func compactMap<Picked>(_ pick: (Value) -> Picked?) -> NavGraph.Outcome<Picked> {
    switch self {
    case .finished(let value): pick(value).map { .finished($0) } ?? .dismissed(by: .app)
    case .dismissed(let cause): .dismissed(by: cause)
    }
  }
}
