import NavGraphHosting
import NavGraphPlatform
import NavGraphRuntime

// What UIKit says of the end of something is a hint to look, and nothing else: what has come of it is read from the controllers. So a hint
// may come twice, late or never; `Navigator.hostMoves` bounds how long it is waited for.
extension NavGraph.UIKitHost {
  /// Waits from now on, and no longer for anything else.
  func beginWait() -> Int {
    waits += 1
    awaited = waits
    return waits
  }

  /// That wait is over. What is said of an earlier one changes nothing about the one that is under way.
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

  /// Delegates and the handlers of alerts speak before anything is read.
  private func resumeOneTurnLater(_ ended: Int) {
    guard awaited == nil || awaited == ended else { return }
    let turn = beginWait()
    _Concurrency.Task { @MainActor [weak self] in self?.resume(turn) }
  }

  /// Something moves, or has moved, that was not asked for here: looks again when it has come to rest.
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
    // An alert of the app's may stay as long as the user likes.
    if opaque.watch.isLooking { return .finger }
    (awaited, isDissolving) = (nil, false)
    defer { step() }
    for layer in layers { layer.visitContainers { $0.forgetTurn() } }
    if isMoving, transition == nil { return .finger }
    return transition.map { $0.isInteractive ? .finger : .animation } ?? NavGraph.Movement.none
  }
}
