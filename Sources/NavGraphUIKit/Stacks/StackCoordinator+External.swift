import NavGraphPlatform
import NavGraphRuntime

// A stack of the app that the graph pushes on. The controllers up to the app's own screen don't change, those that the app has pushed since
// then stay, and the screens of the graph come on top.
extension NavGraph.StackCoordinator {
  /// Updates the screens above the app's own screen. Returns whether the stack changes.
  func update(on external: NavGraph.ExternalScreen, to path: [NavGraph.Node<G>], animated: Bool) -> Bool {
    guard let host else { return false }
    func coordinators() -> [NavGraph.Coordinator<G>] {
      path.map { node in screens.first { $0.id == node.id } ?? host.coordinator(for: node) }
    }
    guard let navigation = external.navigationController, let floor = external.floor else {
      guard let base = path.first else { return false }
      screens = Array(coordinators().prefix(1))
      guard path.count > 1 else { return false }
      let reason = "\(screens.first?.name ?? name) is on no navigation stack"
      host.navigator.log("push: \(reason)")
      host.navigator.pass(.dropped("push", because: reason))
      host.navigator.hostShows([base.id], in: id)
      return true
    }
    let above = navigation.viewControllers[floor.endIndex...]
    let ours = above.filter(isOurs)
    if path.elementsEqual(screens, by: { $0.id == $1.id }), ours.elementsEqual(screens.dropFirst().map { $0.controller }, by: ===) {
      return false
    }
    let others = above.filter { !isOurs($0) }
    screens = coordinators()
    let wanted = screens.dropFirst().map { $0.controller }
    let kept = above.filter { shown in !ours.contains { $0 === shown } || wanted.contains { $0 === shown } }
    var next = floor + kept + wanted.filter { new in !kept.contains { $0 === new } }
    if !next.filter(isOurs).suffix(wanted.count).elementsEqual(wanted, by: ===) { next = floor + wanted + others }
    guard !next.elementsEqual(navigation.viewControllers, by: ===) else { return false }
    listen(to: navigation)
    navigation.setViewControllers(Array(next), animated: animated)
    return true
  }

  /// Reports to the navigator which screens the user or the app has popped.
  func absorb(on external: NavGraph.ExternalScreen) {
    let shown = navigationController.viewControllers
    let remaining = screens.prefix(1) + screens.dropFirst().filter { screen in shown.contains { $0 === screen.controller } }
    stopListeningIfBare()
    guard remaining.count < screens.count else { return }
    screens = Array(remaining)
    host?.navigator.hostShows(Set(remaining.map { $0.id }), in: id)
  }

  private func isOurs(_ controller: UIViewController) -> Bool { screens.contains { $0.controller === controller } }

  // MARK: The app's delegate

  /// Becomes the delegate of the app's stack, and forwards calls to the previous one.
  private func listen(to navigation: UINavigationController) {
    let app = delegate(of: navigation)
    guard app !== relay else { return }
    stackOfApp = navigation
    let supports = app?.navigationControllerSupportedInterfaceOrientations(_:) != nil
    let prefers = app?.navigationControllerPreferredInterfaceOrientationForPresentation(_:) != nil
    relay = supports || prefers ? NavGraph.OrientingStackRelay() : NavGraph.StackRelay()
    relay.delegate(for: self, isOwner: true)
    relay.delegate(for: app, isOwner: false)
    navigation.delegate = relay as? any UINavigationControllerDelegate
  }

  /// Returns the delegate to forward to. A `StackController` of another graph keeps its own coordinator.
  private func delegate(of navigation: UINavigationController) -> (any UINavigationControllerDelegate)? {
    guard let other = navigation as? NavGraph.StackController else { return navigation.delegate }
    return other.ownDelegate
  }

  /// Restores the delegate of the app's stack if no screen of the graph is on it, other than the app's own screen.
  func stopListeningIfBare() {
    guard let stack = stackOfApp else { return }
    let above = screens.dropFirst().map { $0.controller }
    if !stack.viewControllers.contains(where: { shown in above.contains { $0 === shown } }) { stopListening() }
  }

  /// Restores the delegate of the app's stack.
  func stopListening() {
    guard let stack = stackOfApp else { return }
    host?.swipes.giveBack()
    if delegate(of: stack) === relay { stack.delegate = relay.app }
    relay.delegate(for: nil, isOwner: true)
    stackOfApp = nil
  }
}
