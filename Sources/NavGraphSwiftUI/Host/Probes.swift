import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// The controllers behind the screens: they know what has appeared, and whether anything moves.
  @MainActor final class Probes {
    private struct Held {
      weak var controller: UIViewController?
      let screen: NodeID
      var hasAppeared = false
    }

    /// That screen has appeared; nil if one has gone.
    var hasChanged: @MainActor (NodeID?) -> Void = { _ in }
    /// The screens that are to be seen. One may come at one place before it has gone from another, as where a split collapses.
    var appeared: Set<NodeID> { Set(held.lazy.filter { $0.hasAppeared && $0.controller != nil }.map { $0.screen }) }
    private var held: [Held] = []

    func add(_ controller: UIViewController, behind screen: NodeID) {
      held.removeAll { $0.controller == nil }
      held.append(Held(controller: controller, screen: screen))
    }

    /// The controllers that are there, with the screens that they are behind.
    var all: [(screen: NodeID, controller: UIViewController)] { held.compactMap { held in held.controller.map { (held.screen, $0) } } }

    /// The controller behind that screen.
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
    /// The scene of the system whose window shows this.
    var windowScene: UIWindowScene? { held.lazy.compactMap { $0.controller?.viewIfLoaded?.window?.windowScene }.first }

    /// Whether a screen is there, even if nobody has said that it has appeared.
    func isInWindow(_ screen: NodeID) -> Bool { held.contains { $0.screen == screen && $0.controller?.viewIfLoaded?.window != nil } }

    /// Whether that screen is what comes where it stands, for certain. In columns side by side, others may move at the same time.
    func isComing(_ screen: NodeID) -> Bool {
      held.contains { probe in
        guard probe.screen == screen, var controller = probe.controller, let transition = controller.transitionCoordinator,
          !transition.isInteractive, !transition.isCancelled, let coming = transition.viewController(forKey: .to)
        else { return false }
        while controller !== coming, let parent = controller.parent { controller = parent }
        return controller === coming
      }
    }

    /// Whether that screen was on a stack, and is on none any more.
    func hasLeftItsStack(_ screen: NodeID) -> Bool { probe(behind: screen).map { $0.navigationController == nil } ?? false }

    /// The one live transition: ours, the user's, or that of something else that the app presents.
    var transition: (any UIViewControllerTransitionCoordinator)? {
      let controllers = held.lazy.compactMap { $0.controller }
      return controllers.compactMap { $0.transitionCoordinator }.first ?? controllers.first.flatMap { Self.transition(above: $0) }
    }

    /// The transition of anything that is presented.
    private static func transition(above controller: UIViewController) -> (any UIViewControllerTransitionCoordinator)? {
      presented(above: controller).lazy.compactMap { $0.transitionCoordinator }.first
    }

    /// Everything that is presented, from the bottom up.
    private static func presented(above controller: UIViewController) -> [UIViewController] {
      var lowest = controller
      while let next = lowest.parent ?? lowest.presentingViewController { lowest = next }
      var all: [UIViewController] = []
      while let next = (all.last ?? lowest).presentedViewController { all.append(next) }
      return all
    }

    /// What is presented on top of everything.
    var top: UIViewController? {
      // The newest are in front, as a rule.
      let controller = held.reversed().lazy.compactMap { $0.controller }.first { $0.viewIfLoaded?.window != nil }
      return controller.flatMap { Self.presented(above: $0).last }
    }
  }
}
