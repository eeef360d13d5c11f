import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// The controllers of the screens' invisible background views. They show which screens have appeared, and whether anything moves.
  @MainActor final class Probes {
    private struct Held {
      weak var controller: UIViewController?
      let screen: NodeID
      var hasAppeared = false
    }

    /// The closure that is called with a screen that has appeared, or with nil if one has disappeared.
    var hasChanged: @MainActor (NodeID?) -> Void = { _ in }
    /// The screens that are visible. A screen can appear at a new position before it disappears from the old one, for example when a split
    /// collapses.
    var appeared: Set<NodeID> { Set(held.lazy.filter { $0.hasAppeared && $0.controller != nil }.map { $0.screen }) }
    private var held: [Held] = []

    func add(_ controller: UIViewController, behind screen: NodeID) {
      held.removeAll { $0.controller == nil }
      held.append(Held(controller: controller, screen: screen))
    }

    /// The existing controllers, with their screens.
    var all: [(screen: NodeID, controller: UIViewController)] { held.compactMap { held in held.controller.map { (held.screen, $0) } } }

    /// Returns the controller of the screen's background view.
    func probe(behind screen: NodeID) -> UIViewController? { held.last { $0.screen == screen }?.controller }

    func has(_ controller: UIViewController, appeared: Bool) {
      var screen: NodeID?
      for index in held.indices where held[index].controller === controller {
        held[index].hasAppeared = appeared
        if appeared { screen = held[index].screen }
      }
      if appeared { hasBeenSeen = true }
      hasChanged(screen)
    }

    private(set) var hasBeenSeen = false
    var isInAnyWindow: Bool { held.contains { $0.controller?.viewIfLoaded?.window != nil } }
    /// The scene of the system whose window contains the screens.
    var windowScene: UIWindowScene? { held.lazy.compactMap { $0.controller?.viewIfLoaded?.window?.windowScene }.first }

    /// Returns whether the screen is in a window, even if it hasn't reported that it has appeared.
    func isInWindow(_ screen: NodeID) -> Bool { held.contains { $0.screen == screen && $0.controller?.viewIfLoaded?.window != nil } }

    /// Returns whether the current transition certainly leads to the screen. If columns are side by side, others can move at the same time.
    func isComing(_ screen: NodeID) -> Bool {
      held.contains { probe in
        guard probe.screen == screen, var controller = probe.controller, let transition = controller.transitionCoordinator,
          !transition.isInteractive, !transition.isCancelled, let coming = transition.viewController(forKey: .to)
        else { return false }
        while controller !== coming, let parent = controller.parent { controller = parent }
        return controller === coming
      }
    }

    /// Returns whether the screen was on a stack and no longer is.
    func hasLeftItsStack(_ screen: NodeID) -> Bool { probe(behind: screen).map { $0.navigationController == nil } ?? false }

    /// The current transition, whether the graph, the user, or the app has started it.
    var transition: (any UIViewControllerTransitionCoordinator)? {
      let controllers = held.lazy.compactMap { $0.controller }
      return controllers.compactMap { $0.transitionCoordinator }.first ?? controllers.first.flatMap { Self.transition(above: $0) }
    }

    private static func transition(above controller: UIViewController) -> (any UIViewControllerTransitionCoordinator)? {
      presented(above: controller).lazy.compactMap { $0.transitionCoordinator }.first
    }

    /// Returns the presented controllers, from the bottom up.
    private static func presented(above controller: UIViewController) -> [UIViewController] {
      var lowest = controller
      while let next = lowest.parent ?? lowest.presentingViewController { lowest = next }
      var all: [UIViewController] = []
      while let next = (all.last ?? lowest).presentedViewController { all.append(next) }
      return all
    }

    var top: UIViewController? {
      // The newest controllers are usually in front.
      let controller = held.reversed().lazy.compactMap { $0.controller }.first { $0.viewIfLoaded?.window != nil }
      return controller.flatMap { Self.presented(above: $0).last }
    }
  }
}
