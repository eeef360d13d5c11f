import NavGraphPlatform
import NavGraphRuntime

// What the app itself has pushed onto a stack of the graph's.
extension NavGraph.StackCoordinator {
  /// What the app has pushed there itself, from the bottom up. On the app's own stack nobody counts that.
  var pushedByApp: [UIViewController] {
    #if EXTERNAL
    if isOnAppsStack { return [] }
    #endif
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
