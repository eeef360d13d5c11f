import Foundation

nonisolated extension NavGraph {
  /// Which page comes next.
  public nonisolated enum PageTurn: Hashable, Sendable {
    case next, previous
    case to(Int)
  }

  /// How pages turn.
  public nonisolated enum PageStyle: Hashable, Sendable {
    case scroll, curl
  }
}
