import NavGraphPlatform
import NavGraphRuntime

// Controllers that the app itself has pushed on a stack of the graph.
extension NavGraph.StackCoordinator {
  /// The controllers that the app has pushed, from the bottom up. Empty for a stack of the app, where they don't concern the graph. For an
  /// invisible stack, those between screens of the graph may be missing (see `shows`).
  var pushedByApp: [UIViewController] {
    if isOnAppsStack { return [] }
    return shows(navigationController.viewControllers)
      ? [] : shared.appControllers(on: navigationController, besides: owners.map { $0.controller })
  }

  /// Returns the controllers of the graph's screens, in the order of `shown`.
  func graphControllers(in shown: [UIViewController]) -> [UIViewController] {
    let known = Set(owners.map { ObjectIdentifier($0.controller) })
    return shown.filter { known.contains(ObjectIdentifier($0)) }
  }

  /// Returns the controllers for a stack with these screens. An app's controller stays above the same screen, unless the screen isn't in
  /// `next`, or an intent requires its removal.
  func controllers(for next: [NavGraph.Coordinator<G>]) -> [UIViewController] {
    let entries = shared.appEntries(on: navigationController, besides: screens.map { $0.controller })
    let clearing = host?.opaque.clearing ?? NavGraph.Clearing()
    let isStackCleared = clearing.stacks.contains(id)
    let entriesByBase = Dictionary(grouping: entries) { $0.base.map { ObjectIdentifier($0) } }
    return next.flatMap { screen in
      let isCleared = isStackCleared || clearing.screens.contains(screen.id)
      return [screen.controller] + (isCleared ? [] : (entriesByBase[ObjectIdentifier(screen.controller)] ?? []).map { $0.controller })
    }
  }

  /// Removes the app's controllers if an intent requires it. Returns whether UIKit removes any.
  func clearAppControllers(animated: Bool) -> Bool {
    guard let clearing = host?.opaque.clearing, !clearing.isEmpty else { return false }
    let isStackCleared = clearing.stacks.contains(id)
    let entries = shared.appEntries(on: navigationController, besides: screens.map { $0.controller })
    let removed = entries.filter { entry in
      isStackCleared || screens.contains { $0.controller === entry.base && clearing.screens.contains($0.id) }
    }
    guard !removed.isEmpty else { return false }
    return navigationController.remove(removed.map { $0.controller }, animated: animated)
  }

  /// The remaining screens if UIKit has popped some, otherwise nil. The lowest screen remains even if the app has replaced it.
  var remainingScreens: [NavGraph.Coordinator<G>]? {
    let shown = navigationController.viewControllers
    if shows(shown) { return nil }
    let present = Set(shown.map { ObjectIdentifier($0) })
    let remaining = screens.filter { present.contains(ObjectIdentifier($0.controller)) }
    guard remaining.count < screens.count, !shown.isEmpty else { return nil }
    if !remaining.isEmpty { return remaining }
    return screens.count > 1 ? Array(screens.prefix(1)) : nil
  }
}

extension NavGraph {
  /// A navigation controller of the graph on which the app may push its own controllers, and which controllers are the app's.
  @MainActor struct SharedStack {
    private struct WeakController {
      weak var controller: UIViewController?
    }

    /// Controllers of the graph that were removed. If UIKit refuses the removal, they are still on the stack, and don't belong to the app.
    private var former: [WeakController] = []

    /// Records controllers of the graph that are about to be removed.
    mutating func recordRemoval(of controllers: [UIViewController]) {
      former.removeAll { $0.controller == nil }
      former += controllers.map { WeakController(controller: $0) }
    }

    /// Returns the controllers that the app has pushed, from the bottom up. Columns that a collapsed split has pushed don't count.
    ///
    /// - Parameter own: The controllers of the graph.
    func appControllers(on navigation: UINavigationController, besides own: [UIViewController]) -> [UIViewController] {
      let known = Set((own + former.compactMap { $0.controller }).map { ObjectIdentifier($0) })
      return navigation.viewControllers.filter { !known.contains(ObjectIdentifier($0)) && !isColumn($0, on: navigation) }
    }

    /// Whether UIKit has pushed the controller as a column of a collapsed split. No other navigation controller can be on a stack.
    func isColumn(_ controller: UIViewController, on navigation: UINavigationController) -> Bool {
      controller is UINavigationController || controller is UITabBarController && navigation.splitViewController != nil
    }

    /// Returns the controllers that the app has pushed, each with the nearest of the graph's controllers under it, or else the graph's
    /// lowest.
    func appEntries(
      on navigation: UINavigationController, besides own: [UIViewController]
    ) -> [(controller: UIViewController, base: UIViewController?)] {
      let appControllers = appControllers(on: navigation, besides: own)
      guard !appControllers.isEmpty else { return [] }
      let (graphs, apps) = (Set(own.map { ObjectIdentifier($0) }), Set(appControllers.map { ObjectIdentifier($0) }))
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
  func remove(_ controllers: [UIViewController], animated: Bool) -> Bool {
    let removed = Set(controllers.map { ObjectIdentifier($0) })
    let remaining = viewControllers.filter { !removed.contains(ObjectIdentifier($0)) }
    setViewControllers(remaining, animated: animated)
    return transitionCoordinator != nil || viewControllers.count == remaining.count
  }
}
