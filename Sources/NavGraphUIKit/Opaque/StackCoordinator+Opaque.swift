import NavGraphPlatform
import NavGraphRuntime

// What the app itself has pushed onto a stack of the graph's.
extension NavGraph.StackCoordinator {
  /// What the app has pushed there itself, from the bottom up. On the app's own stack nobody counts that.
  var opaque: [UIViewController] {
    #if EXTERNAL
    if isOnAppsStack { return [] }
    #endif
    return shared.opaque(on: navigationController, beside: screens.map(\.controller))
  }

  /// What the navigation controller is to hold to show these screens. Everything of the app's stays on the screen on which it lies: with that
  /// it goes, or where an intent clears the way.
  func arranged(_ next: [NavGraph.Coordinator<G>]) -> [UIViewController] {
    let entries = shared.opaqueEntries(on: navigationController, beside: screens.map(\.controller))
    let clearing = host?.opaque.clearing ?? NavGraph.Clearing()
    return next.flatMap { screen in
      let isCleared = clearing.stacks.contains(id) || clearing.screens.contains(screen.id)
      return [screen.controller] + (isCleared ? [] : entries.filter { $0.base === screen.controller }.map(\.controller))
    }
  }

  /// Takes away what the app has pushed where an intent clears the way, and nothing else; true if there was anything.
  func clearsTheWay(animated: Bool) -> Bool {
    guard let clearing = host?.opaque.clearing, !clearing.isEmpty else { return false }
    let isBare = clearing.stacks.contains(id)
    let entries = shared.opaqueEntries(on: navigationController, beside: screens.map(\.controller))
    let goes = entries.filter { entry in
      isBare || screens.contains { $0.controller === entry.base && clearing.screens.contains($0.id) }
    }
    guard !goes.isEmpty else { return false }
    return navigationController.drop(goes.map(\.controller), animated: animated)
  }

  /// The screens that are left, if some have gone. The lowest can't go: the app has put something in its place.
  var left: [NavGraph.Coordinator<G>]? {
    let shown = navigationController.viewControllers
    let left = screens.filter { screen in shown.contains { $0 === screen.controller } }
    guard left.count < screens.count, !shown.isEmpty else { return nil }
    if !left.isEmpty { return left }
    return screens.count > 1 ? Array(screens.prefix(1)) : nil
  }
}
