import Foundation

// From the host: facts, taken over at once.
extension NavGraph.Navigator {
  /// That stack now shows only these of its screens.
  public func hostShows(_ screens: Set<NavGraph.NodeID>, in stack: NavGraph.NodeID) { take { $0.hostShows(screens, in: stack) } }

  /// The user selected that tab, or turned to that page.
  public func hostSelected(_ index: Int, in container: NavGraph.NodeID) { take { $0.hostSelected(index, in: container) } }

  /// The user has tapped a tab that only acts.
  public func send(_ action: NavGraph.Event<G>, ofTabIn bar: NavGraph.NodeID) { take { $0.send(action, ofTabIn: bar) } }

  /// The user wants that tab or that page, which UIKit was not allowed to show by itself.
  public func select(_ index: Int, in container: NavGraph.NodeID) { take { $0.select(index, in: container) } }

  /// Whether no guard asks when that tab is selected, or that page turned to.
  public func entersFreely(_ index: Int, in container: NavGraph.NodeID) -> Bool { scheduler.entersFreely(index, in: container) }

  /// That modal has left the screen, or is to leave it.
  public func hostDismissed(_ modal: NavGraph.NodeID, _ outcome: NavGraph.Outcome<G.Result> = .dismissed(by: .user)) {
    take { $0.hostDismissed(modal, outcome) }
  }

  /// The user tried to take down a modal whose screens want to be asked.
  public func hostAttemptedDismissal(of modal: NavGraph.NodeID) { take { $0.hostAttemptedDismissal(of: modal) } }

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
