import Foundation

extension NavGraph.Navigator {
  /// Runs `work` when nothing moves and the screen shows the tree.
  func whenQuiet(_ work: @escaping @MainActor () -> Void) {
    hostMoves()
    host?.whenQuiet { [weak self] in
      self?.hostMoves()
      work()
    }
  }

  /// Something on the screen has begun to move, or has come to its end: the time that it may take begins again.
  public func hostMoves() { watch(after: 0) }

  /// The one bound on every wait for the system. Its callbacks are hints to look: where none comes for `patience` seconds after what moves
  /// should have come to rest, the screen is read as it is. `looks` is how often that was done while one animation went on.
  private func watch(after looks: Int) {
    steps += 1
    guard let patience, let host else { return }
    let before = steps
    host.after(host.movementDuration + patience) { [weak self] in
      guard let self, steps == before, !scheduler.hasStopped, let host = self.host, scheduler.isBusy || !host.isQuiet else { return }
      let movement = host.lookAfresh()
      // An animation may be slower than it says. One that goes on and on is a fault, too.
      if movement == .none || movement == .animation && looks == 3 {
        log("the screen has not come to rest \(patience) seconds after what moved should have; it is read afresh")
        pass(.isStuck)
      }
      // What that look has begun is watched already.
      if steps == before { watch(after: movement == .animation ? looks + 1 : 0) }
    }
  }
}
