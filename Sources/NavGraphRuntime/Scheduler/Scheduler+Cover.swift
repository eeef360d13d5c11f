import Foundation

// Foreign presentations, which aren't in the tree. While the app presents an alert, everything waits except links and app-level events.
nonisolated extension NavGraph.Scheduler {
  /// Returns whether the intent can begin while the app presents `cover`.
  func mayBegin(_ intent: Intent, under cover: NavGraph.Cover?) -> Bool {
    guard let cover else { return true }
    switch intent.work {
    case .open(let target): return target.resolved(on: tree.idiom).goesOver(cover)
    case .appEvent: return true
    default: return cover != .alert
    }
  }

  /// Whether an intent waits until the foreign presentation has ended.
  package var isHeldUp: Bool {
    cover != nil && !hasStopped && isFree && queue.contains { mayBegin($0) && !mayBegin($0, under: cover) }
  }
}

nonisolated extension NavGraph.Target {
  /// Whether the link leaves the foreign presentation on screen, unless that is an alert.
  var leavesWhatIsUp: Bool {
    if policy.leavesModals || policy == .wait { return true }
    guard branches.isEmpty else { return false }
    switch place {
    case .anywhere, .here([], _, _): return true
    case .here, .root: return false
    }
  }

  fileprivate func goesOver(_ cover: NavGraph.Cover) -> Bool {
    if policy == .wait { return false }
    return cover != .held || leavesWhatIsUp
  }
}

nonisolated extension NavGraph {
  /// The kind of a foreign presentation, which the app itself shows on top of the graph's content.
  public nonisolated enum Cover: Hashable, Sendable {
    /// An alert or an action sheet, on which nothing can be presented.
    case alert
    /// A presentation that only the app can dismiss.
    case held
    case screen
  }
}
