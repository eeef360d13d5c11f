extension UIWindow {
  /// Returns the topmost controller that covers the window, or the child that it names with `child`.
  private func decider(_ child: (UIViewController) -> UIViewController?) -> UIViewController? {
    let covering = presentedControllers.last {
      $0.presenter == nil || $0.modalPresentationCapturesStatusBarAppearance
        || $0.presentationControllerInUse?.presentationStyle == .fullScreen
    }
    var current = covering
    while let next = current.flatMap(child) { current = next }
    return current
  }

  /// Reads whether the status bar is hidden.
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

  /// Turns the device. Only the topmost controller determines the orientations (UIKit-O1).
  public func turn() { readOrientations() }

  /// The key commands that the keyboard can trigger, from the first responder up (UIKit-K1).
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
