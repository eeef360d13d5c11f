import Foundation

// Facts that the host reports, which change the tree immediately.
extension NavGraph.Navigator {
  /// Records that the stack now shows only these of its screens.
  public func hostShows(_ screens: Set<NavGraph.NodeID>, in stack: NavGraph.NodeID) { take { $0.hostShows(screens, in: stack) } }

  /// Records that the user selected this tab or turned to this page.
  public func hostSelected(_ index: Int, in container: NavGraph.NodeID) { take { $0.hostSelected(index, in: container) } }

  /// Sends the event of a tab that performs an action instead of showing content.
  public func send(_ action: NavGraph.Event<G>, ofTabIn bar: NavGraph.NodeID) { take { $0.send(action, ofTabIn: bar) } }

  /// Selects a tab or page for the user after its guards have succeeded. UIKit was prevented from selecting it.
  public func select(_ index: Int, in container: NavGraph.NodeID) { take { $0.select(index, in: container) } }

  /// Returns whether the tab or page can be selected without evaluating a guard.
  public func entersFreely(_ index: Int, in container: NavGraph.NodeID) -> Bool { scheduler.entersFreely(index, in: container) }

  /// Records that the modal has left the screen, or is about to.
  public func hostDismissed(_ modal: NavGraph.NodeID, _ outcome: NavGraph.Outcome<G.Result> = .dismissed(by: .user)) {
    take { $0.hostDismissed(modal, outcome) }
  }

  /// Starts the dismissal of a modal whose screens must confirm it, because the user tried to dismiss it.
  public func hostAttemptedDismissal(of modal: NavGraph.NodeID) { take { $0.hostAttemptedDismissal(of: modal) } }

  /// Runs `work` when nothing moves and the screen shows the tree.
  func whenQuiet(_ work: @escaping @MainActor () -> Void) {
    hostMoves()
    host?.whenQuiet { [weak self] in
      self?.hostMoves()
      work()
    }
  }

  /// Records that a movement on the screen has begun or ended, which restarts the time limit of `patience`.
  public func hostMoves() { watch(after: 0) }

  /// Limits every wait for the system. If no callback arrives within `patience` seconds after the animations should have ended, the host
  /// reads the screen again. `looks` counts these reads during one animation.
  private func watch(after looks: Int) {
    steps += 1
    guard let patience, let host else { return }
    let before = steps
    host.after(host.movementDuration + patience) { [weak self] in
      guard let self, steps == before, !scheduler.hasStopped, let host = self.host, scheduler.isBusy || !host.isQuiet else { return }
      let movement = host.lookAfresh()
      // An animation may take longer than its reported duration, but one that never ends is an error.
      if movement == .none || movement == .animation && looks == 3 {
        log("the screen has not come to rest \(patience) seconds after what moved should have; it is read afresh")
        pass(.isStuck)
      }
      // If the host began another movement, that is watched already.
      if steps == before { watch(after: movement == .animation ? looks + 1 : 0) }
    }
  }
}
