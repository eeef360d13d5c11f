import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// The controllers behind the screens: they know what has appeared, and whether anything moves.
  @MainActor final class Probes {
    private struct Held {
      weak var controller: UIViewController?
    }

    /// Something has appeared, or has gone.
    var hasChanged: @MainActor () -> Void = {}
    private(set) var appeared: Set<NodeID> = []
    private var held: [Held] = []

    func add(_ controller: UIViewController) {
      held.removeAll { $0.controller == nil }
      held.append(Held(controller: controller))
    }

    func hasAppeared(_ screen: NodeID) {
      appeared.insert(screen)
      hasChanged()
    }

    func hasDisappeared(_ screen: NodeID) {
      appeared.remove(screen)
      hasChanged()
    }

    /// The one live transition: ours, the user's, or that of something else that the app presents.
    var transition: (any UIViewControllerTransitionCoordinator)? {
      let controllers = held.lazy.compactMap { $0.controller }
      return controllers.compactMap { $0.transitionCoordinator }.first ?? controllers.first.flatMap { Self.transition(above: $0) }
    }

    /// The transition of anything that is presented.
    private static func transition(above controller: UIViewController) -> (any UIViewControllerTransitionCoordinator)? {
      var lowest = controller
      while let next = lowest.parent ?? lowest.presentingViewController { lowest = next }
      var presented = lowest.presentedViewController
      while let next = presented {
        if let transition = next.transitionCoordinator { return transition }
        presented = next.presentedViewController
      }
      return nil
    }
  }
}
