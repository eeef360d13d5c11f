import Foundation

nonisolated extension NavGraph {
  /// What the app itself has presented over everything that the graph shows.
  public nonisolated enum Cover: Hashable, Sendable {
    /// An alert or an action sheet: nothing can lie on it.
    case alert
    /// Something that only the app may dismiss.
    case held
    case screen
  }
}
