extension UIWindow {
  /// Who decides about the status bar and the home indicator: the topmost that covers the window, down to the child that it names.
  private func decider(_ child: (UIViewController) -> UIViewController?) -> UIViewController? {
    let covering = presentedControllers.last {
      $0.presenter == nil || $0.modalPresentationCapturesStatusBarAppearance
        || $0.presentationControllerInUse?.presentationStyle == .fullScreen
    }
    var current = covering
    while let next = current.flatMap(child) { current = next }
    return current
  }

  /// What the status bar would do if the system asked now.
  func readStatusBar() { isStatusBarHidden = decider(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false }

  func readHomeIndicator() { hidesHomeIndicator = decider(\.childForHomeIndicatorAutoHidden)?.prefersHomeIndicatorAutoHidden ?? false }

  func readDeferredEdges() {
    deferredEdges = decider(\.childForScreenEdgesDeferringSystemGestures)?.preferredScreenEdgesDeferringSystemGestures ?? []
  }

  func readPointerLock() { isPointerLocked = decider(\.childViewControllerForPointerLock)?.prefersPointerLocked ?? false }

  @available(iOS 26.0, *) func readOrientationLock() {
    isOrientationLocked = decider(\.childForInterfaceOrientationLock)?.prefersInterfaceOrientationLocked ?? false
  }

  func readOrientations() { orientations = decider { _ in nil }?.supportedInterfaceOrientations }

  /// UIKit-O1: the device is turned. What covers the window says which orientations it supports; no container asks what is in it.
  public func turn() { readOrientations() }

  /// UIKit-K1: the commands of a keyboard, from what responds first up.
  public var reachableCommands: [String] {
    var commands: [String] = []
    var responder = Headless.world.firstResponder
    while let current = responder {
      commands += (current.keyCommands ?? []).compactMap(\.input)
      responder = current.next
    }
    return commands
  }
}
