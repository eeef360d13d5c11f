import Foundation

// What the app itself has presented is in no tree. Under such an alert everything waits; links and events of the app go over it.
nonisolated extension NavGraph.Scheduler {
  /// Whether that intent may begin under `cover`.
  func mayBegin(_ intent: Intent, under cover: NavGraph.Cover?) -> Bool {
    guard let cover else { return true }
    switch intent.work {
    case .open(let target): return target.resolved(on: tree.idiom).goesOver(cover)
    case .strike: return true
    default: return cover != .alert
    }
  }

  /// Something waits for what the app itself has presented to go.
  package var isHeldUp: Bool {
    cover != nil && !hasStopped && isFree && queue.contains { mayBegin($0) && !mayBegin($0, under: cover) }
  }
}

nonisolated extension NavGraph.Target {
  /// Whether it leaves up what the app itself has presented, unless that is an alert.
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
  /// What the app itself has presented over everything that the graph shows.
  public nonisolated enum Cover: Hashable, Sendable {
    /// An alert or an action sheet: nothing can lie on it.
    case alert
    /// Something that only the app may dismiss.
    case held
    case screen
  }
}
