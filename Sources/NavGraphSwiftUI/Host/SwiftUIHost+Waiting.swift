import NavGraphHosting
import NavGraphRuntime
import NavGraphSwiftUIPlatform

// The system's callbacks are only hints to look. `Navigator.hostMoves` limits the time to wait for them.
@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  func watch(_ transition: any UIViewControllerTransitionCoordinator) {
    isWatching = true
    navigator.hostMoves()
    let willTell = transition.animate(alongsideTransition: nil) { [weak self] _ in self?.stepOneTurnLater() }
    if !willTell { stepOneTurnLater() }
  }

  /// Continues one turn later, so that other observers run first.
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
    // A gesture may pause for any time. When a transition ends, the steps continue.
    if let transition = probes.transition {
      watch(transition)
      return transition.isInteractive ? .finger : .animation
    }
    // A foreign alert may also stay for any time.
    if alertWatch.isLooking { return .finger }
    if let top = shown.modals.last, expectation?.awaits(top.content) == true, let id = top.content?.leaf.id, !probes.isInWindow(id) {
      // The system has silently failed to present the modal.
      write { $0.remove(from: $0.modals.count - 1) }
      navigator.hostDismissed(top.id, .dismissed(by: .parent))
    }
    giveUpInspector()
    (unseen, expectation) = (nil, nil)
    step()
    return .none
  }
}

// Alerts that the app itself presents, with UIKit or SwiftUI, aren't in the tree. SwiftUI presents nothing on them.
@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// The topmost alert, if the app itself has presented it.
  private var opaqueAlert: UIViewController? {
    guard let alert = probes.top as? UIAlertController, !alert.isBeingDismissed else { return nil }
    if answered != nil || shown.modals.last.map({ $0.content == nil }) ?? false { return nil }
    return alert
  }

  public var cover: NavGraph.Cover? { opaqueAlert == nil ? nil : .alert }

  public func clear(_ clearing: NavGraph.Clearing) {
    guard clearing.presented != .nothing, let alert = opaqueAlert else { return }
    navigator.hostWentOver("\(type(of: alert))")
    alert.presentingViewController?.dismiss(animated: true)
  }

  /// Returns whether the next change must wait for a foreign alert, which was presented while something else was in progress.
  func waitsForAlert() -> Bool {
    guard cover == .alert else {
      alertWatch.nothingWaits()
      return false
    }
    alertWatch.somethingWaits(navigator, "an alert that isn't the graph's is up; what is to come waits") { [weak self] in self?.step() }
    return true
  }
}

// A scene that is a part of your app's views.
@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// Whether the part has been on the screen and no longer is, for example in another tab of the app. Nothing appears there, so the host
  /// doesn't wait.
  var isOutOfSight: Bool { isPart && probes.hasBeenSeen && !probes.isInAnyWindow }

  /// Reports a root with a navigation bar that is on a stack of the app.
  func lookForOuterStack() {
    let root = navigator.tree.root
    guard isPart, !isNested, let probe = probes.probe(behind: root.leaf.id), let container = root.container else { return }
    var above = probe.parent
    while let next = above, !next.isContainer(of: root) { above = next.parent }
    var outer = above?.parent
    // A split contains its columns in stacks.
    while let next = outer, !(next is UINavigationController), !(next is UISplitViewController) { outer = next.parent }
    guard outer is UINavigationController else { return }
    isNested = true
    navigator.log("\(container): it has bars of its own, and is in a NavigationStack of the app's; leave that out, or present the part")
    navigator.pass(.nests("\(container)"))
  }
}
