import Foundation

extension NavGraph.Navigator {
  /// UIKit tells nobody when what the app itself has presented goes: while something waits for that, this looks, and at no other time.
  func watchCover() {
    guard scheduler.isHeldUp, let host else {
      isHeldUp = false
      return
    }
    if !isHeldUp {
      isHeldUp = true
      log("something waits until what the app itself has presented is gone")
      report?(.isHeldUp)
    }
    guard !watchesCover else { return }
    watchesCover = true
    host.after(NavGraph.timeBetweenLooks) { [weak self] in
      self?.watchesCover = false
      self?.take { $0.pump() }
    }
  }
}

nonisolated extension NavGraph {
  /// How many seconds pass from one look at what the app itself has presented to the next.
  package static let timeBetweenLooks = 0.2
}
