import NavGraphPlatform
import NavGraphRuntime

// Controllers that the app itself has pushed on a stack of the graph.
extension NavGraph.StackCoordinator {
  /// The controllers that the app has pushed, from the bottom up. Empty for a stack of the app.
  var pushedByApp: [UIViewController] {
    if isOnAppsStack { return [] }
    return shows(navigationController.viewControllers)
      ? [] : shared.opaque(on: navigationController, beside: owners.map { $0.controller })
  }

  /// Returns the controllers that belong to the graph, in their order.
  func ours(of shown: [UIViewController]) -> [UIViewController] {
    let own = Set(owners.map { ObjectIdentifier($0.controller) })
    return shown.filter { own.contains(ObjectIdentifier($0)) }
  }

  /// Returns the controllers for a stack with these screens. The app's controllers stay on the screen under them, unless an intent requires
  /// their removal.
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

  /// Removes the app's controllers if an intent requires it. Returns whether there were any.
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

  /// The remaining screens if some have been popped, otherwise nil. The lowest screen remains even if the app has replaced it.
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
  /// The stack of a navigation controller of the graph on which the app may push its own controllers.
  @MainActor struct SharedStack {
    private struct Former {
      weak var controller: UIViewController?
    }

    /// Controllers of the graph that were removed. If UIKit has refused the removal, they still don't belong to the app.
    private var former: [Former] = []

    mutating func takeAway(_ controllers: [UIViewController]) {
      former.removeAll { $0.controller == nil }
      former += controllers.map { Former(controller: $0) }
    }

    /// Returns the controllers that the app has pushed. Columns that a collapsed split has pushed don't count.
    func opaque(on navigation: UINavigationController, beside own: [UIViewController]) -> [UIViewController] {
      let known = Set((own + former.compactMap { $0.controller }).map { ObjectIdentifier($0) })
      return navigation.viewControllers.filter { !known.contains(ObjectIdentifier($0)) && !isColumn($0, on: navigation) }
    }

    func isColumn(_ controller: UIViewController, on navigation: UINavigationController) -> Bool {
      controller is UINavigationController || controller is UITabBarController && navigation.splitViewController != nil
    }

    /// Returns the controllers that the app has pushed, each with the graph's controller under it. Those without one belong to the lowest
    /// controller.
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
  /// Removes these controllers from the stack. Returns false if UIKit refuses.
  func drop(_ controllers: [UIViewController], animated: Bool) -> Bool {
    let dropped = Set(controllers.map { ObjectIdentifier($0) })
    let left = viewControllers.filter { !dropped.contains(ObjectIdentifier($0)) }
    setViewControllers(left, animated: animated)
    return transitionCoordinator != nil || viewControllers.count == left.count
  }
}
