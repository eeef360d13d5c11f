import NavGraphHosting
import NavGraphPlatform
import NavGraphRuntime

// UIKit's callbacks are only hints to look: the result of a change is read from the controllers. So a callback can arrive twice, late, or
// never. `Navigator.hostMoves` limits the time to wait for it.
extension NavGraph.UIKitHost {
  /// Begins a wait, which replaces any other one, and returns its number.
  func beginWait() -> Int {
    waits += 1
    awaited = waits
    return waits
  }

  /// Ends a wait. The end of an earlier wait doesn't affect the current one.
  func resume(_ ended: Int) {
    guard awaited == nil || awaited == ended else { return }
    awaited = nil
    step()
  }

  func watch(_ transition: any UIViewControllerTransitionCoordinator) {
    let wait = beginWait()
    navigator.hostMoves()
    let willTell = transition.animate(alongsideTransition: nil) { [weak self] _ in self?.resumeOneTurnLater(wait) }
    if !willTell { resumeOneTurnLater(wait) }
  }

  /// Ends a wait one turn later, so that delegates and handlers of alerts run first.
  private func resumeOneTurnLater(_ ended: Int) {
    guard awaited == nil || awaited == ended else { return }
    let turn = beginWait()
    _Concurrency.Task { @MainActor [weak self] in self?.resume(turn) }
  }

  /// Looks again when the current movement, which the runtime hasn't started, has ended.
  func lookAgain() {
    guard let transition else { return resumeOneTurnLater(awaited ?? waits) }
    if awaited == nil { watch(transition) }
  }

  var isMoving: Bool { layers.firstFound { $0.isMoving ? true : nil } ?? false }

  public var movementDuration: Double {
    if isMoving { return NavGraph.pageTurnDuration }
    return transition?.transitionDuration ?? (isDissolving ? NavGraph.rootDissolveDuration : 0)
  }

  public func lookAfresh() -> NavGraph.Movement {
    // A foreign alert may stay as long as the user likes.
    if opaque.watch.isLooking { return .finger }
    (awaited, isDissolving) = (nil, false)
    defer { step() }
    for layer in layers { layer.visitContainers { $0.forgetTurn() } }
    if isMoving, transition == nil { return .finger }
    return transition.map { $0.isInteractive ? .finger : .animation } ?? NavGraph.Movement.none
  }
}
