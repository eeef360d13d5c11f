import NavGraphHosting
import NavGraphRuntime
import NavGraphSwiftUIPlatform

// What the system says of the end of something is a hint to look; `Navigator.hostMoves` bounds how long it is waited for.
@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  func watch(_ transition: any UIViewControllerTransitionCoordinator) {
    isWatching = true
    navigator.hostMoves()
    let willTell = transition.animate(alongsideTransition: nil) { [weak self] _ in self?.stepOneTurnLater() }
    if !willTell { stepOneTurnLater() }
  }

  /// Everybody else who hears of it speaks first.
  func stepOneTurnLater() {
    isWatching = true
    _Concurrency.Task { @MainActor [weak self] in
      self?.isWatching = false
      self?.step()
    }
  }

  public var movementDuration: Double { probes.transition?.transitionDuration ?? 0 }

  public func lookAfresh() -> NavGraph.Movement {
    isWatching = false
    // A finger may rest as long as it likes, and what still moves wakes this up when it ends.
    if let transition = probes.transition {
      watch(transition)
      return transition.isInteractive ? .finger : .animation
    }
    // So may an alert of the app's.
    if alertWatch.isLooking { return .finger }
    if let top = shown.modals.last, expectation?.awaits(top.content) == true, let id = top.content?.leaf.id, !probes.isInWindow(id) {
      // The system hasn't presented it, without a word.
      write { $0.remove(from: $0.modals.count - 1) }
      navigator.hostDismissed(top.id, .dismissed(by: .parent))
    }
    #if SPLITS
    giveUpInspector()
    #endif
    (unseen, expectation) = (nil, nil)
    step()
    return .none
  }
}
