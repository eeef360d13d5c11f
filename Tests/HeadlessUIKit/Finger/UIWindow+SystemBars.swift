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
}
