import Foundation

nonisolated extension NavGraph.Outcome {
  /// The same outcome of another type; a value that `pick` doesn't know counts as dismissed by the app.
  public func compactMap<Picked>(_ pick: (Value) -> Picked?) -> NavGraph.Outcome<Picked> {
    switch self {
    case .finished(let value): pick(value).map { .finished($0) } ?? .dismissed(by: .app)
    case .dismissed(let cause): .dismissed(by: cause)
    }
  }
}
