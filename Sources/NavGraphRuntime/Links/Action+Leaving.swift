import Foundation

nonisolated extension NavGraph.Action {
  /// Whether another root comes.
  var leavesRoot: Bool {
    switch self {
    case .switchTo, .restart: true
    default: false
    }
  }
}
