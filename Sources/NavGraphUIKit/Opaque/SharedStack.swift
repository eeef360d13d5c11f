import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// The stack of a navigation controller of the graph's, on which the app may have put its own controllers.
  @MainActor struct SharedStack {
    private struct Former {
      weak var controller: UIViewController?
    }

    /// What the graph has taken away. If UIKit has refused that, it is still no controller of the app's.
    private var former: [Former] = []

    mutating func takeAway(_ controllers: [UIViewController]) {
      former.removeAll { $0.controller == nil }
      former += controllers.map { Former(controller: $0) }
    }

    /// What the app has put there itself. The columns that a collapsed split pushes are neither its nor the stack's.
    func opaque(on navigation: UINavigationController, beside own: [UIViewController]) -> [UIViewController] {
      let known = Set((own + former.compactMap { $0.controller }).map { ObjectIdentifier($0) })
      return navigation.viewControllers.filter { !known.contains(ObjectIdentifier($0)) && !isColumn($0, on: navigation) }
    }

    func isColumn(_ controller: UIViewController, on navigation: UINavigationController) -> Bool {
      controller is UINavigationController || controller is UITabBarController && navigation.splitViewController != nil
    }

    /// What the app has put there itself, by the controller of the graph's on which it lies. What has come below all of them, or in their
    /// place, lies on the lowest.
    func opaqueEntries(
      on navigation: UINavigationController, beside own: [UIViewController]
    ) -> [(controller: UIViewController, base: UIViewController?)] {
      let opaque = opaque(on: navigation, beside: own)
      guard !opaque.isEmpty else { return [] }
      let (graphs, apps) = (Set(own.map { ObjectIdentifier($0) }), Set(opaque.map { ObjectIdentifier($0) }))
      var base = own.first
      var entries: [(controller: UIViewController, base: UIViewController?)] = []
      for shown in navigation.viewControllers {
        if graphs.contains(ObjectIdentifier(shown)) { base = shown }
        if apps.contains(ObjectIdentifier(shown)) { entries.append((shown, base)) }
      }
      return entries
    }
  }
}

extension UINavigationController {
  /// Takes those off the stack, and nothing else; false if UIKit refuses.
  func drop(_ controllers: [UIViewController], animated: Bool) -> Bool {
    let dropped = Set(controllers.map { ObjectIdentifier($0) })
    let left = viewControllers.filter { !dropped.contains(ObjectIdentifier($0)) }
    setViewControllers(left, animated: animated)
    return transitionCoordinator != nil || viewControllers.count == left.count
  }
}
