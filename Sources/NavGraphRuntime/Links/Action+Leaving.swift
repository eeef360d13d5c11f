import Foundation

nonisolated extension NavGraph.Action {
  /// Whether another root comes.
  var leavesRoot: Bool {
    switch self {
    case .switchTo, .restart: true
    default: false
    }
  }

  #if CONDITIONS
  /// What it opens.
  var link: NavGraph.Target<G>? {
    if case .open(let target) = self { target } else { nil }
  }

  /// What it does where a link starts the app.
  var atStart: NavGraph.Action<G> { link.map { .open($0.atStart) } ?? self }
  #endif
}
