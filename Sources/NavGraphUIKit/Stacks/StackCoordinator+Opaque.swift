import NavGraphPlatform
import NavGraphRuntime

// What the app itself has pushed onto a stack of the graph's.
extension NavGraph.StackCoordinator {
  /// What the app has pushed there itself, from the bottom up. On the app's own stack nobody counts that.
  var pushedByApp: [UIViewController] {
    if isOnAppsStack { return [] }
    return shows(navigationController.viewControllers)
      ? [] : shared.opaque(on: navigationController, beside: owners.map { $0.controller })
  }

  /// Those of the graph's screens, in the order in which they are there.
  func ours(of shown: [UIViewController]) -> [UIViewController] {
    let own = Set(owners.map { ObjectIdentifier($0.controller) })
    return shown.filter { own.contains(ObjectIdentifier($0)) }
  }

  /// What the navigation controller is to hold to show these screens. Everything of the app's stays on the screen on which it lies: with that
  /// it goes, or where an intent clears the way.
  func arranged(_ next: [NavGraph.Coordinator<G>]) -> [UIViewController] {
    let entries = shared.opaqueEntries(on: navigationController, beside: screens.map { $0.controller })
    let clearing = host?.opaque.clearing ?? NavGraph.Clearing()
    let isBare = clearing.stacks.contains(id)
    let lying = Dictionary(grouping: entries) { $0.base.map { ObjectIdentifier($0) } }
    return next.flatMap { screen in
      let isCleared = isBare || clearing.screens.contains(screen.id)
      return [screen.controller] + (isCleared ? [] : (lying[ObjectIdentifier(screen.controller)] ?? []).map { $0.controller })
    }
  }

  /// Takes away what the app has pushed where an intent clears the way, and nothing else; true if there was anything.
  func clearsTheWay(animated: Bool) -> Bool {
    guard let clearing = host?.opaque.clearing, !clearing.isEmpty else { return false }
    let isBare = clearing.stacks.contains(id)
    let entries = shared.opaqueEntries(on: navigationController, beside: screens.map { $0.controller })
    let goes = entries.filter { entry in
      isBare || screens.contains { $0.controller === entry.base && clearing.screens.contains($0.id) }
    }
    guard !goes.isEmpty else { return false }
    return navigationController.drop(goes.map { $0.controller }, animated: animated)
  }

  /// The screens that are left, if some have gone. The lowest can't go: the app has put something in its place.
  var left: [NavGraph.Coordinator<G>]? {
    let shown = navigationController.viewControllers
    if shows(shown) { return nil }
    let there = Set(shown.map { ObjectIdentifier($0) })
    let left = screens.filter { there.contains(ObjectIdentifier($0.controller)) }
    guard left.count < screens.count, !shown.isEmpty else { return nil }
    if !left.isEmpty { return left }
    return screens.count > 1 ? Array(screens.prefix(1)) : nil
  }
}

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
