import NavGraphHosting
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph.StackCoordinator {
  /// Whether a screen above that many controllers wants to be asked before it goes; then it is.
  func holdsBack(_ kept: Int) -> Bool {
    let leaving = navigationController.viewControllers.dropFirst(kept)
    let asking = owners.dropFirst().last { screen in
      guard screen.chrome?.back == .confirm, let asked = screen.screen as? any NavGraph.DismissalConfirming,
        leaving.contains(where: { $0 === screen.controller })
      else {
        return false
      }
      return !asked.mayDismiss
    }
    guard let asking else { return false }
    host?.askBeforeBack(from: asking.id)
    return true
  }
}

extension NavGraph.ShownBars {
  /// Takes over the ways back from `shown` that would pass a screen by which asks first.
  func holdBack(
    from shown: UIViewController, among screens: [NavGraph.ControllerOwner], of navigation: UINavigationController,
    by host: NavGraph.UIKitHost<G>, isFollowingFinger: Bool
  ) {
    let asking = screens.dropFirst().filter { $0.chrome?.back == .confirm }
    let stack = navigation.viewControllers
    let below = stack.prefix { $0 !== shown }
    let passesBy = asking.contains { screen in screen.controller === shown || below.contains { $0 === screen.controller } }
    below.last?.navigationItem.backHasMenu(!passesBy)
    guard let screen = asking.first(where: { $0.controller === shown }) else { return }
    shown.interceptBack { [weak host, id = screen.id] in host?.askBeforeBack(from: id) }
    // A recogniser that is turned off lets go of the finger that it follows.
    if !isFollowingFinger { host.swipes.hold(navigation) }
  }
}

extension UIViewController {
  /// Puts `back` where Back would pop. Before iOS 16 a button that looks like Back stands in its place.
  func interceptBack(_ back: @escaping @MainActor () -> Void) {
    let action = UIAction(image: UIImage(systemName: "chevron.backward")) { _ in back() }
    if #available(iOS 16.0, *) {
      navigationItem.backAction = action
    } else if navigationItem.leftBarButtonItem == nil {
      navigationItem.leftBarButtonItem = UIBarButtonItem(primaryAction: action)
    }
  }
}

extension NavGraph {
  /// A screen of a modal with `dismissal confirm` may conform; one that doesn't agrees.
  @MainActor public protocol DismissalConfirming: UIViewController {
    /// The answer to a finger, which can't wait.
    var mayDismiss: Bool { get }
    /// The answer to everything that can wait.
    func confirmDismissal() async -> Bool
  }
}
