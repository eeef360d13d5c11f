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
    giveUpInspector()
    (unseen, expectation) = (nil, nil)
    step()
    return .none
  }
}

// An alert that the app shows itself, by UIKit or with its own modifier, is in no tree. SwiftUI presents nothing on it.
@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// The alert on top, if the graph hasn't shown it.
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

  /// Whether what is to come has to wait for an alert of the app's: it has come up while something else was under way.
  func waitsForAlert() -> Bool {
    guard cover == .alert else {
      alertWatch.nothingWaits()
      return false
    }
    alertWatch.somethingWaits(navigator, "an alert that isn't the graph's is up; what is to come waits") { [weak self] in self?.step() }
    return true
  }
}

// A part among views of the app's own.
@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// It was on the screen and isn't now, as in a tab of the app's that was left: nothing appears there, so nothing is waited for.
  var isOutOfSight: Bool { isPart && probes.hasBeenSeen && !probes.isInAnyWindow }

  /// What has bars of its own must not be on a stack of the app's.
  func lookForOuterStack() {
    let root = navigator.tree.root
    guard isPart, !isNested, let probe = probes.probe(behind: root.leaf.id), let container = root.container else { return }
    var above = probe.parent
    while let next = above, !next.isContainer(of: root) { above = next.parent }
    var outer = above?.parent
    // A split puts its columns into stacks.
    while let next = outer, !(next is UINavigationController), !(next is UISplitViewController) { outer = next.parent }
    guard outer is UINavigationController else { return }
    isNested = true
    navigator.log("\(container): it has bars of its own, and is in a NavigationStack of the app's; leave that out, or present the part")
    navigator.pass(.nests("\(container)"))
  }
}
