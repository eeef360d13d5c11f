import Foundation

extension NavGraph.Navigator {
  /// Runs `work` when nothing moves and the screen shows the tree.
  func whenQuiet(_ work: @escaping @MainActor () -> Void) {
    steps += 1
    watch()
    host?.whenQuiet { [weak self] in
      self?.steps += 1
      work()
    }
  }

  /// For a screen that never says that it has come to rest: looks after `patience`, and again as long as something is under way.
  private func watch() {
    guard !isWatched, let patience, let host else { return }
    isWatched = true
    let before = steps
    host.after(patience) { [weak self] in
      guard let self else { return }
      isWatched = false
      guard scheduler.isBusy, !scheduler.hasStopped else { return }
      if steps == before, self.host?.lookAfresh() == true {
        log("the screen has not come to rest for \(patience) seconds; it is read afresh")
        report?(.isStuck)
      }
      watch()
    }
  }
}
