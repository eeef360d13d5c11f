import Foundation

// What the app itself has presented is in no tree. Under such an alert everything waits; links and events of the app go over it.
nonisolated extension NavGraph.Scheduler {
  /// Whether that intent may begin under `cover`.
  func mayBegin(_ intent: Intent, under cover: NavGraph.Cover?) -> Bool {
    guard let cover else { return true }
    switch intent.work {
    #if LINKS
    case .open(let target): return target.resolved(on: tree.idiom).goesOver(cover)
    #endif
    #if APPEVENTS
    case .strike: return true
    #endif
    default: return cover != .alert
    }
  }

  /// Something waits for what the app itself has presented to go.
  package var isHeldUp: Bool {
    cover != nil && !hasStopped && isFree && queue.contains { mayBegin($0) && !mayBegin($0, under: cover) }
  }
}

#if LINKS
nonisolated extension NavGraph.Target {
  /// Whether it leaves up what the app itself has presented, unless that is an alert.
  var leavesWhatIsUp: Bool {
    if policy.leavesModals || policy == .wait { return true }
    #if CONDITIONS
    guard branches.isEmpty else { return false }
    #endif
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
#endif
