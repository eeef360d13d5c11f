extension UIViewController {
  /// The outermost ancestor, or the controller itself.
  var outermost: UIViewController {
    var current = self
    while let next = current.parent { current = next }
    return current
  }

  /// The root of the window that contains this controller, or the outermost known controller.
  var rootOfWindow: UIViewController {
    var current = outermost
    while let next = current.presenter { current = next.outermost }
    return current
  }

  func ancestor<Container: UIViewController>(_ kind: Container.Type) -> Container? {
    var current = parent
    while let candidate = current {
      if let found = candidate as? Container { return found }
      current = candidate.parent
    }
    return nil
  }

  public var navigationController: UINavigationController? { ancestor(UINavigationController.self) }
  public var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }
  public var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }

  /// The window in which this controller is visible, or nil.
  ///
  /// Every ancestor must show the controller (UIKit-M3), and no full-screen presentation may cover it (UIKit-M15).
  var visibleWindow: UIWindow? {
    var current = self
    var isOnTop = true
    while true {
      if isOnTop, current.presentation?.coversPresenter ?? false { return nil }
      if let parent = current.parent {
        guard parent.visibleChildren.contains(where: { $0 === current }) else { return nil }
        (current, isOnTop) = (parent, true)
      } else if let presenter = current.presenter {
        current = presenter
        isOnTop = false
      } else {
        guard let window = current.ownWindow, !window.isHidden else { return nil }
        return window
      }
    }
  }

  /// Whether this controller has removed its presenter's views from the window (UIKit-M15).
  private var coversPresenter: Bool {
    !isBeingPresented && !isBeingDismissed && presentationControllerInUse?.presentationStyle.removesPresenter ?? false
  }

  /// The window that contains this controller, even if the controller isn't visible.
  var surroundingWindow: UIWindow? { rootOfWindow.ownWindow }

  @available(iOS 8.0, *) public var traitCollection: UITraitCollection {
    surroundingWindow?.traitCollection
      ?? UITraitCollection(
        idiom: Headless.options.idiom, horizontal: Headless.options.idiom == .pad ? .regular : .compact, vertical: .regular)
  }

  /// The transition of this controller, or of its nearest ancestor with a transition (UIKit-N21).
  @available(iOS 7.0, *) public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    Headless.options.hidesTransitions ? nil : runningTransition(among: { !$0.isSecret })
  }

  var runningTransition: HeadlessTransition? { runningTransition(among: { _ in true }) }

  private func runningTransition(among isMeant: (HeadlessTransition) -> Bool) -> HeadlessTransition? {
    var current: UIViewController? = self
    while let candidate = current {
      if let found = [candidate.transition, candidate.presentation?.transition].lazy.compactMap({ $0 }).first(where: isMeant) {
        return found
      }
      current = candidate.parent
    }
    return nil
  }
}
